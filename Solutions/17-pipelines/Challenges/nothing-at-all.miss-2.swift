// `local` has caught the error already, so there is none left for this `catchTo`.
let history = try TemporaryFile("swift\nsignal\nswitch\n")
print(try local("sw", in: history.url).toArray())
history.remove()
print(try local("sw", in: history.url).catchTo(.empty()).toArray())
