/** What a vendor changes of how its page stands in search results, as a command. */
import { ROUTES } from '#contract/routes.ts'
import type { SeoRecord } from '#contract/vendors/seo.ts'
import { callPath } from '../../api/api-client.ts'
import { type CachePort, type Command, defineCommand, isNewer } from '../../offline/outbox/command.ts'
import { type EditKind, editBody } from '../../offline/outbox/edit-body.ts'

/** The signed-in vendor's; an empty object before its first change. */
export const SEO_KEY = ['account', 'seo'] as const
export type SeoAnswer = SeoRecord | Record<string, never>

export interface SeoWords {
  title: string
  description: string
}

export interface SeoSet extends EditKind {
  /** The vendor's. */
  id: string
  changes: Partial<SeoWords>
}

/** Puts them into the cache unless newer ones are there. */
export const putSeo = (record: SeoRecord, cache: CachePort) =>
  cache.setQueryData<SeoAnswer>(SEO_KEY, (current) =>
    isNewer(record, current && 'id' in current ? (current as SeoRecord) : undefined) ? record : undefined,
  )

export const seoSet = defineCommand<SeoSet, SeoRecord>({
  name: 'seoRecord.set',
  argsVersion: 1,
  scope: () => 'seoRecord',
  entity: ({ id }) => ({ kind: 'seoRecord', id }),
  describe: () => 'Come ti trovano i motori di ricerca',
  request: ({ id, changes, ...kind }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Vendor/updateSeoFire'].path, { id }),
    body: editBody(changes, baseVersion, kind),
  }),
  settle: (record, _, cache) => putSeo(record, cache),
})

export const seoCommands = [seoSet] as const

/** The words with what still waits; with a version of 0 where there are none yet. Pure. */
export function applySeo(answer: SeoAnswer, pending: readonly Command[]): SeoWords & { version: number } {
  let shown = { title: '', description: '', version: 0, ...answer }
  for (const { name, args } of pending.toSorted((a, b) => a.order - b.order))
    if (name === seoSet.name) shown = { ...shown, ...(args as SeoSet).changes }
  return shown
}
