/** What the other partner wrote in a field that was then overwritten without having been seen. */
import type { Couple } from '#contract/couple.ts'
import type { FieldHistory } from '#contract/sync.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { useReach } from '../sync/reach-queries.ts'
import { useAllPending } from '../sync/sync-queries.ts'
import { coupleQueries, useCouple } from './couple-queries.ts'

export interface Overwritten {
  field: string
  /** Who had written it, with the verb: "Marco ha scritto invece". */
  written: string
  value: unknown
  /** When, ISO-8601. */
  at: string
}

/**
 * For each field whose present value went over the other partner's unseen one: that other value. Pure.
 * @param history newest first, as the server gives it
 */
export function overwrittenFields(
  history: readonly FieldHistory[],
  writtenBy: (author: string) => string,
): Overwritten[] {
  const found: Overwritten[] = []
  for (const [field, rows] of Map.groupBy(history, (row) => row.field)) {
    const current = rows[0]!
    const own = rows.slice(
      0,
      rows.findIndex((row) => row.by !== current.by),
    )
    const theirs = rows.find((row) => row.by !== current.by)
    if (!theirs || !own.some((row) => row.conflict)) continue
    if (JSON.stringify(theirs.value) === JSON.stringify(current.value)) continue
    found.push({ field, written: writtenBy(theirs.by), value: theirs.value, at: theirs.at })
  }
  return found
}

/** How an author of the history is spoken of, to the one who reads. */
export const writtenBy = (couple: Couple | undefined) => (author: string) => {
  if (author === couple?.uid) return 'avevi scritto'
  const partner = couple?.members.find((member) => member.uid === author)?.partner
  const name = partner && couple?.partners[partner === 'one' ? 0 : 1]?.firstName
  return `${name ?? 'l’altra persona'} ha scritto invece`
}

/** What was overwritten in an entity; empty with no network and while it waits, for the history is the server's. */
export function useOverwritten(entityId: string | undefined): readonly Overwritten[] {
  const api = useApi()
  const online = useReach() === 'online'
  const waits = useAllPending().some((command) => command.entity.id === entityId)
  const { couple } = useCouple()
  const { data } = useQuery({
    ...coupleQueries.history(api, entityId ?? ''),
    enabled: online && !waits && entityId !== undefined,
  })
  return useMemo(() => overwrittenFields(data ?? [], writtenBy(couple)), [data, couple])
}
