import { useQueries } from '@tanstack/react-query'
import type { RealWedding } from '#contract/real-wedding.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatDay } from '../../lib/day.ts'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import css from './real-wedding.module.css'

/** A wedding told in full: words and pictures, and who was there to work. */
export function RealWeddingSheet({
  wedding,
  open,
  onClose,
}: {
  wedding: RealWedding
  open: boolean
  onClose: () => void
}) {
  const { title, couple, date, city, guestCount, style, quote, story, pictures } = wedding
  const [first, ...others] = pictures
  const facts = [formatDay(date, 'medium'), city, guestCount && `${guestCount} invitati`, style].filter(
    Boolean,
  )
  return (
    <Sheet open={open} title={title} onClose={onClose} width="broad">
      <article className={css.story}>
        <p className={css.soft}>
          {couple} · {facts.join(' · ')}
        </p>
        {first && <Picture picture={first} sizes="(min-width: 56rem) 820px, 92vw" ratio="3/2" rounded />}
        {quote && <blockquote className={css.quote}>«{quote}»</blockquote>}
        {story.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
        {others.length > 0 && (
          <div className={css.pictures}>
            {others.map((picture) => (
              <Picture
                key={picture.id}
                picture={picture}
                sizes="(min-width: 56rem) 400px, 45vw"
                ratio="4/3"
                rounded
              />
            ))}
          </div>
        )}
        <Credits wedding={wedding} onFollow={onClose} />
      </article>
    </Sheet>
  )
}

/** Who made it, as far as they are still here. */
function Credits({ wedding, onFollow }: { wedding: RealWedding; onFollow: () => void }) {
  const api = useApi()
  const vendors = useQueries({
    queries: wedding.credits.map(({ vendorId }) => vendorQueries.detail(api, vendorId)),
  })
  const known = wedding.credits.flatMap(({ role }, at) => {
    const vendor = vendors[at]?.data
    return vendor ? [{ role, vendor }] : []
  })
  if (known.length === 0) return null
  return (
    <section>
      <h3>Chi c’era dietro</h3>
      <dl className={css.credits}>
        {known.map(({ role, vendor }) => (
          <div key={`${vendor.id}${role}`}>
            <dt>{role}</dt>
            <dd>
              <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`} onClick={onFollow}>
                {vendor.businessName}
              </UiLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
