import { PageHeader } from '../ui/frame/page-header.tsx'
import { NotKept } from '../ui/state/not-kept.tsx'
import type { Entities } from './use-entities.ts'

/** The screen of a list that this device does not have yet: its shape, or that it could not be read. */
export function EntitiesPending({
  title,
  what,
  rows,
  entities: { failed, fetching, retry },
}: {
  title: string
  /** What is in it, at the beginning of a sentence: «I regali». */
  what: string
  /** How many rows its shape has. */
  rows: number
  entities: Pick<Entities<unknown>, 'failed' | 'fetching' | 'retry'>
}) {
  return (
    <>
      <PageHeader title={title} />
      <NotKept what={what} pronoun="Li" failed={failed} busy={fetching} onRetry={retry} count={rows} />
    </>
  )
}
