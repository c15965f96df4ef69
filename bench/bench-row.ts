/** One line of the table `npm run bench` prints: a figure of ours against a reference measured in the same run. */
export interface BenchRow {
  readonly what: string
  readonly ours: string
  readonly reference: string
  /** Ours divided by the reference. */
  readonly ratio: number
  readonly goal: string
  readonly pass: boolean
  readonly detail?: unknown
}
