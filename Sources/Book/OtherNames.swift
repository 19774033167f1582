import Foundation

/// What an operator is called in other libraries.
///
/// Its name in RAC stands in the operator's own documentation.
package struct OtherNames: Equatable, Sendable {
  package let rxSwift: [String]
  package let rxJS: [String]
  package let combine: [String]
  package let asyncSequence: [String]

  package static let none = OtherNames(["", "", "", ""])

  /// Those of RxSwift 6.10.2 with RxBlocking, RxJS 7.8.2, Combine (OpenCombine 0.14.0 and Apple's
  /// documentation), and AsyncSequence (Swift 6.3 with swift-async-algorithms 1.1.5).
  ///
  /// Each was looked up in November 2026. What does something else under a name, such as the `flatMap` of
  /// sequences, which goes through one after the other, is left out.
  ///
  /// The first word is how a call here begins, or the
  /// operator's name in RAC where two calls begin alike.
  package static let all: [String: OtherNames] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0], OtherNames(Array(cells.dropFirst())))
    })

  private init(_ cells: [String]) {
    let names = cells.map { cell in
      cell.isEmpty ? [] : cell.split(separator: ", ").map(String.init)
    }
    (rxSwift, rxJS, combine, asyncSequence) = (names[0], names[1], names[2], names[3])
  }

  private static let table = """
    return | just | of | Just |
    empty | empty | EMPTY | Empty |
    never | never | NEVER | Empty(completeImmediately: false) |
    error | error | throwError | Fail |
    defer | deferred | defer | Deferred |
    interval | interval | interval | Timer.publish | AsyncTimerSequence
    timer | timer | timer | |
    using | using | using | |
    map | map | map | map | map
    mapReplace | | mapTo | |
    flattenMap | flatMap | mergeMap, flatMap | flatMap |
    concatMap | concatMap | concatMap | flatMap(maxPublishers: .max(1)) | flatMap
    exhaustMap | flatMapFirst | exhaustMap | |
    scan | scan | scan | scan | reductions
    aggregate | reduce | reduce | reduce | reduce
    combinePrevious | | pairwise | | adjacentPairs
    collect | toArray | toArray | collect() |
    buffer | buffer | bufferTime | collect(.byTime) | chunked(by:)
    buffer(count | buffer | bufferCount | collect(_:) | chunks(ofCount:)
    window | window | window | |
    groupBy | groupBy | groupBy | |
    tryMap | map | map | tryMap | map
    filter | filter | filter | filter | filter
    compactMap | compactMap | | compactMap | compactMap
    distinctUntilChanged | distinctUntilChanged | distinctUntilChanged | removeDuplicates | removeDuplicates
    distinctUntilChanged(by | distinctUntilChanged(_:) | distinctUntilChanged | removeDuplicates(by:) | removeDuplicates(by:)
    take | take | take | prefix | prefix
    take(until | take(until:) | takeUntil | prefix(untilOutputFrom:) |
    -takeUntilBlock: | take(until:behavior:) | | |
    take(while | take(while:), take(while:behavior:) | takeWhile | prefix(while:) | prefix(while:)
    takeLast | takeLast | takeLast | |
    skip | skip | skip | dropFirst | dropFirst
    skip(while | skip(while:) | skipWhile | drop(while:) | drop(while:)
    element(at | element(at:) | elementAt | output(at:) |
    ignoreValues | ignoreElements | ignoreElements | ignoreOutput |
    first | toBlocking().first() | firstValueFrom | | first(where:)
    toArray | toBlocking().toArray() | | |
    all | | every | allSatisfy | allSatisfy
    any | | | contains(where:) | contains(where:)
    merge | merge | merge, mergeWith | merge(with:) | merge
    concat | concat | concat, concatWith | append | chain
    combineLatest | combineLatest | combineLatest, combineLatestWith | combineLatest | combineLatest
    zip | zip | zip, zipWith | zip | zip
    withLatestFrom | withLatestFrom | withLatestFrom | |
    sample | sample | sample | |
    startWith | startWith | startWith | prepend |
    race | amb | race, raceWith | |
    repeat | | repeat | |
    flatten | merge() | mergeAll | flatMap { $0 } |
    flatten(maxConcurrent | merge(maxConcurrent:) | mergeAll | flatMap(maxPublishers:) |
    -concat | concat() | concatAll | flatMap(maxPublishers: .max(1)) | joined
    switchToLatest | switchLatest, flatMapLatest | switchAll, switchMap | switchToLatest | flatMapLatest
    delay | delay | delay | delay |
    debounce | debounce | debounceTime | debounce | debounce
    throttle | debounce | debounceTime | debounce | debounce
    throttleFirst | throttle(latest: false) | throttleTime | throttle(latest: false) |
    throttleLatest | throttle(latest: true) | throttleTime | throttle(latest: true) |
    timeout | timeout | timeout | timeout |
    deliver(on | observe(on:) | observeOn | receive(on:) |
    deliverOnMainThread | observe(on: MainScheduler.instance) | | receive(on: DispatchQueue.main) |
    subscribe(on | subscribe(on:) | subscribeOn | subscribe(on:) |
    catch | catch | catchError | catch |
    catchTo | catch | catchError | catch |
    replaceError | catchAndReturn | | replaceError(with:) |
    retry | retry | retry | retry |
    retry(when | retry(when:) | retryWhen | |
    mapError | | | mapError | mapError
    materialize | materialize | materialize | |
    dematerialize | dematerialize | dematerialize | |
    publish | publish | connectable | makeConnectable |
    multicast | multicast | connectable | multicast |
    connect | connect | connect | connect |
    autoconnect | refCount | refCount | autoconnect |
    replay | replayAll | | |
    replayLast | replay(1) | | |
    replayLazily | share(replay:scope:) | shareReplay | |
    share(replay | share, share(replay:) | share | share() | share
    initially | do(onSubscribe:) | tap | handleEvents |
    doNext | do(onNext:) | tap | handleEvents |
    doError | do(onError:) | tap | handleEvents |
    doCompleted | do(onCompleted:) | tap | handleEvents |
    doDisposed | do(onDispose:) | finalize | handleEvents |
    logAll | debug | | print |
    """
}
