/**
 * One scope on its way, from its first command on, until something in it must wait.
 *
 *   taking ── none may go ─────────────────────────────────────▶ ended
 *      │ a run is stored as under way, and leaves                  ▲
 *      ▼                                                           │
 *   asking ── its answer, or none ──▶ settling ── none follows ────┤
 *      ▲                                 │  │                      │
 *      └── the next run has left ────────┘  └─ no session ─▶ signing-in
 *
 * In `settling` the next run leaves before what was answered is stored, if it was stored as under way beside the one
 * before it (`ahead`), and else right after.
 */
import { COMMANDS_MAX } from '#contract/wire/sent-together.ts'
import type { Command } from './command.ts'
import type { ReplayAnswer } from './ports.ts'
import type { Replay } from './replay.ts'
import { type Heard, outcomeOf } from './run-outcome.ts'
import { judge, NO_ANSWER } from './verdict.ts'

/** A server that was away is the common failure, and a network that loses long requests the rare one. */
const GROWTH = 4

type Run = readonly Command[]

type State =
  | { name: 'taking' }
  | { name: 'asking'; run: Run; ahead: Run; answer: Promise<Heard> }
  | { name: 'settling'; run: Run; ahead: Run; heard: Heard; signIns: number }
  | { name: 'signing-in'; signIns: number; code: string }
  | { name: 'ended' }

type In<Name extends State['name']> = Extract<State, { name: Name }>

const ENDED: State = { name: 'ended' }

export class ScopeRun {
  readonly #replay: Replay
  readonly #head: Command
  /** How many the server takes at once. */
  readonly #most: number
  /**
   * How many go at once now: half as many after each failure, and soon more again with each success, since a network that
   * loses long requests may carry short ones. Read from the command itself, so that it holds across tabs, the worker and
   * restarts.
   */
  #room: number

  constructor(replay: Replay, head: Command) {
    this.#replay = replay
    this.#head = head
    this.#most = replay.ports.transport.most ?? COMMANDS_MAX
    this.#room = head.failure ? Math.max(1, this.#most >> head.attempts) : this.#most
  }

  /** @throws what the device threw: there is no more to be sent with it */
  async send(): Promise<void> {
    for (let state: State = { name: 'taking' }; state.name !== 'ended';) state = await this.#next(state)
  }

  #next(state: Exclude<State, In<'ended'>>): Promise<State> {
    switch (state.name) {
      case 'taking':
        return this.#take()
      case 'asking':
        return this.#hear(state)
      case 'settling':
        return this.#settle(state)
      case 'signing-in':
        return this.#signIn(state)
    }
  }

  async #take(): Promise<State> {
    const { store, onChanged } = this.#replay.ports
    const run = await store.take(this.#head.id, this.#roomNow(), this.#replay.release(this.#head))
    if (run.length === 0) {
      await this.#replay.readAgain()
      return ENDED
    }
    const answer = this.#ask(run)
    onChanged(run, [])
    return { name: 'asking', run, ahead: [], answer }
  }

  async #hear({ run, ahead, answer }: In<'asking'>): Promise<State> {
    const { signIns } = this.#replay
    return { name: 'settling', run, ahead, heard: await answer, signIns }
  }

  async #settle({ run, ahead, heard, signIns }: In<'settling'>): Promise<State> {
    const { ports } = this.#replay
    const { notDone, answered } = heard
    if (!notDone) this.#room = Math.min(this.#most, answered.length * GROWTH)
    const goesOn = (!notDone || notDone.kind === 'refused') && this.#replay.isSending()
    // What was refused, or not reached in time, goes before these or leaves others that do.
    const left = goesOn && answered.length === run.length ? ahead : []
    const early = left.length > 0 ? this.#ask(left) : undefined
    const room = this.#roomNow()
    const wanted = !early && room === this.#most ? 2 * this.#most : room
    const outcome = { ...outcomeOf(run, heard, ports), ahead: left.map(({ id }) => id) }
    const { settled, commands, taken } = await ports.store.settle(outcome, goesOn ? wanted : 0)
    const next = early ? left : taken.slice(0, room)
    // They are on their way before anything is drawn.
    const answer = early ?? (next.length > 0 ? this.#ask(next) : undefined)
    ports.onChanged(commands, settled)
    if (heard.replayed) ports.onReplayed?.()
    const isStale = settled.length < answered.length || commands.length < run.length - answered.length
    if (isStale) await this.#replay.readAgain()
    if (notDone?.kind === 'unauthorised') return { name: 'signing-in', signIns, code: notDone.code }
    if (notDone?.kind === 'unreachable' || notDone?.kind === 'outdated') this.#replay.stop(notDone.kind)
    return answer ? { name: 'asking', run: next, ahead: early ? taken : taken.slice(room), answer } : ENDED
  }

  /** Unless another scope has done so since this one asked. */
  async #signIn({ signIns, code }: In<'signing-in'>): Promise<State> {
    if (this.#replay.signIns === signIns && !(await this.#replay.signIn(code)))
      this.#replay.stop('unauthorised')
    return ENDED
  }

  #roomNow(): number {
    return this.#replay.ports.transport.sendMany ? this.#room : 1
  }

  async #ask(run: Run): Promise<Heard> {
    const { onContact, isNewer } = this.#replay.ports
    let answers: readonly ReplayAnswer[]
    try {
      answers = await this.#sendTogether(run)
    } catch {
      // No fault: there was no answer.
      onContact?.(false)
      return { answered: [], notDone: NO_ANSWER, replayed: false }
    }
    const heard: Heard = { answered: [], notDone: undefined, replayed: false }
    for (const [index, answer] of answers.entries()) {
      // It took this one; the next it may take for something else.
      if (answer.olderServer) this.#replay.stop('server-outdated')
      const verdict = judge(answer)
      if (verdict.kind !== 'settled') {
        const notOurs = verdict.kind === 'refused' && isNewer?.(run[index]!)
        heard.notDone = notOurs ? { ...verdict, kind: 'outdated' } : verdict
        break
      }
      this.#replay.noteWell()
      heard.answered.push({ id: run[index]!.id, result: verdict.result })
      heard.replayed ||= answer.replayed === true
    }
    onContact?.(heard.notDone?.kind !== 'unreachable')
    return heard
  }

  /** Or the first alone, where the server does not take them together. */
  async #sendTogether(run: Run): Promise<readonly ReplayAnswer[]> {
    const { transport } = this.#replay.ports
    const several = run.map(({ request, id }) => ({ request, key: id }))
    const answers = several.length > 1 ? await transport.sendMany?.(several) : undefined
    return answers ?? [await transport.send(several[0]!.request, several[0]!.key)]
  }
}
