import { ErrorState } from './error-state.tsx'
import { Skeleton } from './skeleton.tsx'

export type NotKeptProps = {
  /** What is not on this device, at the beginning of a sentence: «Le tue fatture». */
  what: string
  /** What stands for it after: «Le leggeremo». */
  pronoun: keyof typeof VERBS
  /** It could not be read; otherwise its shape stands while it is. */
  failed: boolean
  busy: boolean
  onRetry: () => void
  shape?: 'row' | 'card'
  /** How many of that shape. */
  count: number
}

const VERBS = { Lo: 'è', Li: 'sono', Le: 'sono' } as const

/** In the place of what this device does not have yet: its shape, or that it could not be read. */
export function NotKept({ what, pronoun, failed, busy, onRetry, shape = 'row', count }: NotKeptProps) {
  if (!failed) return <Skeleton shape={shape} count={count} />
  return (
    <ErrorState
      title={`${what} non ${VERBS[pronoun]} ancora su questo dispositivo`}
      busy={busy}
      onRetry={onRetry}
    >
      {pronoun} leggeremo appena torna la rete.
    </ErrorState>
  )
}
