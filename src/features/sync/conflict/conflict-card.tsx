import { formatInstant } from '../../../lib/day.ts'
import { capital } from '../../../lib/text.ts'
import type { Submission } from '../../../offline/outbox/outbox-types.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useCouple } from '../../couple/couple-queries.ts'
import { type Entity, useCachedEntityOf } from '../cached-queries.ts'
import { describedOf, textOf } from '../../../plan/described-entities.ts'
import { authorIn } from '../../../plan/author.ts'
import { labelOf } from '../../../plan/review.ts'
import { useKnown } from '../../../plan/use-known.ts'
import { type Known, bothInWords, inWords, thingInWords } from '../../../plan/words.ts'
import { type OpenConflict, conflictSettle } from './conflict-queries.ts'
import { useOutbox } from '../sync-face.ts'
import css from '../sync-screen.module.css'

/** The edit that puts the other value back; undefined where there is nothing to put back. */
export type Restore = (conflict: OpenConflict, entity: Entity) => Submission | undefined

/** Of what a couple has one, what that is called. */
function onlyNameOf(topic: string): string | undefined {
  const text = textOf(topic)
  return topic === 'couple' ? 'Voi due' : text?.entity.single ? text.nameOf({}) : undefined
}

/** A place that both wrote: what is there, what the other had written, and what can be done. Either decides for both. */
export function ConflictCard({
  conflict,
  restore,
}: {
  conflict: OpenConflict
  restore: Restore | undefined
}) {
  const outbox = useOutbox()
  const { couple } = useCouple()
  const { topic, entityId, field, ids, by, over, at } = conflict
  const entity = useCachedEntityOf(topic, entityId)
  const again = entity && field !== 'deletedAt' && restore?.(conflict, entity)
  const settle = { definition: conflictSettle, args: { entityId, ids } }
  const nameOf = (uid: string) => (uid === couple?.uid ? 'Tu' : capital(authorIn(couple, uid)))
  const other = over === by ? 'Su un altro dispositivo' : nameOf(over)
  const [now, before] = valuesInWords(conflict, useKnown())
  return (
    <Card as="li" className={css.refused}>
      <h3 className={css.what}>{onlyNameOf(topic) ?? titleOf(entity)}</h3>
      {field === 'deletedAt' ? (
        <p className={css.why}>
          {by === couple?.uid ? 'L’hai' : `${nameOf(by)} l’ha`} riportata con una modifica, dopo che era stata
          eliminata.
        </p>
      ) : (
        <dl className={css.values}>
          <div>
            <dt>{labelOf(topic, field)}</dt>
            <dd>
              <span className={css.side}>Adesso ({nameOf(by)})</span> {now}
            </dd>
            <dd>
              <span className={css.side}>{other}</span> {before}
            </dd>
          </div>
        </dl>
      )}
      <p className={css.when}>Scritta due volte il {formatInstant(at)}</p>
      <div className={css.actions}>
        <Button size="small" onClick={() => void outbox.submitAll([settle])}>
          {again ? 'Lascia così' : 'Ho visto'}
        </Button>
        {again && (
          <Button size="small" variant="quiet" onClick={() => void outbox.submitAll([again, settle])}>
            Rimetti l’altra
          </Button>
        )}
      </div>
    </Card>
  )
}

const titleOf = (entity: Entity | undefined): string => {
  const vendor = entity?.vendor as { businessName?: string } | undefined
  return String(
    entity?.title ?? entity?.name ?? vendor?.businessName ?? entity?.caption ?? 'Una cosa che non c’è più',
  )
}

/** Both values, or of a thing in a list those of its fields that both wrote. */
function valuesInWords(
  { topic, field: name, fields, value, previous }: OpenConflict,
  known: Known,
): [string, string] {
  const field = describedOf(topic)[name.split('.')[0]!]
  const said = (one: unknown) => {
    if (!field) return one === null || one === '' ? 'niente' : 'modificato'
    return name.includes('.')
      ? thingInWords(field.of ?? {}, one, known, fields ?? undefined) || 'niente'
      : inWords(field, one, known)
  }
  return field ? bothInWords(field, [value, previous], known, said) : [said(value), said(previous)]
}
