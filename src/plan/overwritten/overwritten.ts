/** What the other partner wrote in a field that was then overwritten without having been seen. */
import type { Couple } from '#contract/people/couple.ts'
import { useMemo } from 'react'
import { type OpenConflict, useConflicts } from '../../features/sync/conflict/conflict-queries.ts'
import { useAllPending } from '../../features/sync/sync-face.ts'
import { useCouple } from '../../features/couple/couple-queries.ts'
import { authorIn } from '../author.ts'

export interface Overwritten extends Pick<OpenConflict, 'fields' | 'previous'> {
  field: string
  /** Who had written it, with the verb: "Marco ha scritto invece". */
  written: string
  value: unknown
  /** When it was written over, ISO-8601. */
  at: string
}

/** How an author of the history is spoken of, to the one who reads. */
export const writtenBy = (couple: Couple | undefined) => (author: string) =>
  author === couple?.uid ? 'avevi scritto' : `${authorIn(couple, author)} ha scritto invece`

/** What was overwritten in an entity and nobody has decided about; empty while an edit of it waits. */
export function useOverwritten(topic: string, entityId: string | undefined): readonly Overwritten[] {
  const conflicts = useConflicts()
  const waits = useAllPending().some((command) => command.entity.id === entityId)
  const { couple } = useCouple()
  return useMemo(() => {
    if (waits) return []
    return conflicts
      .filter((conflict) => conflict.topic === topic && conflict.entityId === entityId)
      .map(({ field, fields, previous, over, at }) => ({
        field,
        fields,
        previous,
        at,
        value: previous,
        written: writtenBy(couple)(over),
      }))
  }, [conflicts, waits, couple, topic, entityId])
}
