/** When to send, and when to try again: one drain at a time in a tab, one drainer among the tabs. */
import { retryDelayMs, UNASKED_MAX_MS } from './backoff.ts'
import { runnableCommands } from './command-mirror.ts'
import type { OutboxBook } from './outbox-book.ts'
import { OutboxError } from './outbox-error.ts'
import type { OutboxPorts, OutboxStatus } from './outbox-types.ts'
import { replay, type ReplayOutcome } from './replay.ts'

export interface OutboxDrainer {
  start(): void
  stop(): void
  /** Sends if there is a network, in the background. */
  wake(): void
  /** As `wake`, with all that failed while there was no network. */
  wakeReturned(): void
  /** As `wake`, some time from now. */
  wakeIn(ms: number): void
  /** Sends; looks for the network first. Resolves when nothing more can be sent now. */
  drain(): Promise<void>
  resume(): void
  sending(): boolean
  paused(): OutboxStatus['paused']
}

/**
 * @param onChange `sending()` or `paused()` changed
 * @param onEmpty the server has everything there was
 */
export function createOutboxDrainer(
  ports: OutboxPorts,
  book: OutboxBook,
  onChange: () => void,
  onEmpty: () => Promise<void>,
): OutboxDrainer {
  const { clock, random, connectivity, channel } = ports
  let running = false
  let paused: OutboxStatus['paused']
  let olderServer = false
  let sending = false
  let failures = 0
  let again = false
  let returnedAt: number | undefined
  let draining: Promise<void> | undefined
  let waitingForLock = new AbortController()
  let callOff: (() => void) | undefined

  function wakeIn(ms: number): void {
    callOff?.()
    callOff = running ? clock.after(ms, wake) : undefined
  }

  function setSending(next: boolean): void {
    if (sending === next) return
    sending = next
    onChange()
  }

  async function work(): Promise<ReplayOutcome> {
    await book.refresh()
    const hadWork = runnableCommands(book.all(), () => false).length > 0
    if (hadWork) setSending(true)
    const outcome = await replay({
      store: ports.store,
      transport: ports.transport,
      clock,
      random,
      commands: () => book.all(),
      mayContinue: () => running && !paused,
      ...(returnedAt !== undefined && { returnedAt }),
      refused: (command) => book.renewed(command) ?? command,
      // Names never go: one that is not known here is of a newer build as well.
      isNewer: ({ name, argsVersion }) => argsVersion > (book.definition(name)?.argsVersion ?? 0),
      onUnauthorised: ports.onUnauthorised,
      onChanged(commands, settled) {
        channel.post({ kind: 'changed', commands, settled })
        book.note(commands, settled)
      },
      onReplayed: () => ports.onMissed?.(),
      onStale: () => book.refresh(),
      onContact: (reached) => (reached ? connectivity.reportSuccess() : connectivity.reportFailure()),
    })
    if (hadWork && book.views().pending.length === 0) await onEmpty()
    // What cannot be forgotten now only takes room.
    await book.forgetApplied().catch((error: unknown) => ports.onError?.(error))
    return outcome
  }

  async function once(): Promise<void> {
    const outcome = await ports.lock.run(work, { signal: waitingForLock.signal })
    if (!outcome) return
    const { stopped } = outcome
    olderServer = stopped === 'server-outdated'
    // What ends by itself is tried again by itself.
    const passes = stopped === 'unreachable' || stopped === 'server-outdated'
    failures = passes ? failures + 1 : 0
    if (passes) wakeIn(retryDelayMs(failures, random, { maxMs: UNASKED_MAX_MS }))
    else if (stopped) paused = stopped
    else if (outcome.retryInMs !== undefined) wakeIn(outcome.retryInMs)
  }

  async function loop(): Promise<void> {
    while (again && running && !paused) {
      again = false
      try {
        await once()
      } catch (error) {
        ports.onError?.(error)
        failures += 1
        if (error instanceof OutboxError && error.code === 'closed') stop()
        else wakeIn(retryDelayMs(failures, random))
      }
      setSending(false)
    }
    onChange()
  }

  function run(): Promise<void> {
    if (!running || paused) return Promise.resolve()
    again = true
    draining ??= loop().finally(() => (draining = undefined))
    return draining
  }

  function wake(): void {
    if (connectivity.state() === 'online') void run()
  }

  function stop(): void {
    running = false
    waitingForLock.abort()
    callOff?.()
  }

  return {
    start() {
      running = true
      waitingForLock = new AbortController()
    },
    stop,
    wake,
    wakeReturned() {
      if (connectivity.state() === 'online') returnedAt = clock.now()
      wake()
    },
    wakeIn,
    async drain() {
      if (connectivity.state() === 'online' || (await connectivity.check())) await run()
    },
    resume() {
      paused = undefined
      onChange()
    },
    sending: () => sending,
    paused: () => paused ?? (olderServer ? 'server-outdated' : undefined),
  }
}
