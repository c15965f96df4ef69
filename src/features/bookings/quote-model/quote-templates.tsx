import { useEntities } from '../../../plan/use-entities.ts'
import { Chip } from '../../../ui/chip.tsx'
import css from '../bookings.module.css'
import type { TypedQuote } from '../quote/quote-fields.ts'
import formCss from '../quote/quote-form.module.css'
import { quoteTemplate } from './quote-template-entity.ts'
import { typedFrom } from './quote-template-quote.ts'

/** The vendor's templates: a tap fills the form with one. @param guestCount of the couple that asks */
export function QuoteTemplates({
  guestCount,
  today,
  onPick,
}: {
  guestCount: number | undefined
  today: string
  onPick: (typed: TypedQuote) => void
}) {
  const { list } = useEntities(quoteTemplate)
  if (list.length === 0) return null
  return (
    <section className={css.part}>
      <h3>Parti da un modello</h3>
      <div className={formCss.models}>
        {list.map(({ id, name, quote }) => (
          <Chip key={id} onClick={() => onPick(typedFrom(quote, guestCount, today))}>
            {name}
          </Chip>
        ))}
      </div>
    </section>
  )
}
