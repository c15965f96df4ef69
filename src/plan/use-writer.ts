/** Who wrote in a field lately, for who is writing in it too. */
import type { FieldHistory } from '#contract/wire/sync.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useCouple } from '../features/couple/couple-queries.ts'
import { capital } from '../lib/text.ts'
import { authorIn } from './author.ts'

const OWN_DEVICE = 'Intanto, da un altro dispositivo, hai scritto'

/** Asked of the history, for what arrives does not say: a sentence without a name until it is known. */
export function useWriter(
  entity: { kind: string; id: string; version: number },
  name: string,
  since: number,
): string {
  const api = useApi()
  const { couple } = useCouple()
  const isCouple = useSession(({ last }) => last?.role === 'couple')
  const { data = [] } = useQuery({
    queryKey: ['couple', 'history', entity.kind, entity.id, entity.version],
    queryFn: () => api('Couple/getHistory', { query: { entityId: entity.id } }),
    staleTime: 0,
    retry: false,
    enabled: isCouple,
  })
  // Nobody else writes of a vendor.
  if (!isCouple) return OWN_DEVICE
  const by = writerOf(data, entity.kind, name, since)
  if (by === undefined) return 'Intanto qui è stato scritto'
  if (by === couple?.uid) return OWN_DEVICE
  return `${capital(authorIn(couple, by))} ha scritto intanto`
}

/**
 * Pure.
 * @param history newest first
 * @returns who wrote the field after a version; where it is known by another name there, the one who wrote at all
 */
export function writerOf(
  history: readonly FieldHistory[],
  kind: string,
  name: string,
  since: number,
): string | undefined {
  const later = history.filter(({ topic, version }) => topic === kind && version > since)
  const own = later.find(({ field }) => field === name || field.startsWith(`${name}.`))
  if (own) return own.by
  const writers = new Set(later.map(({ by }) => by))
  return writers.size === 1 ? later[0]!.by : undefined
}
