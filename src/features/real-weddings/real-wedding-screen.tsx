import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { regionOf } from '#contract/lists/places/places.ts'
import type { RealWedding } from '#contract/vendors/real-wedding.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { realWeddingPageQueries } from './real-wedding-page-queries.ts'
import css from './real-wedding-screen.module.css'
import { HERO_SIZES } from './wedding-sizes.ts'

const BESIDE_SIZES = '(min-width: 80rem) 560px, (min-width: 48rem) 45vw, 88vw'
const GALLERY_SIZES = '(min-width: 80rem) 380px, (min-width: 48rem) 30vw, 46vw'

/** A wedding that took place: the day as it went, what the couple says of it, who worked at it. */
export function RealWeddingScreen({ slug }: { slug: string }) {
  const { data } = useQuery(realWeddingPageQueries.bySlug(useApi(), slug))
  if (!data) return null
  const { wedding, vendors } = data
  const [hero, beside, ...others] = wedding.pictures
  const [opening, ...rest] = wedding.story
  return (
    <Wrap as="article">
      <nav aria-label="Percorso" className={css.crumbs}>
        <Link to="/matrimoni-veri">Matrimoni veri</Link>
      </nav>
      <header className={css.head}>
        <p className={css.couple}>{wedding.couple}</p>
        <h1 className={css.h1}>{wedding.title}</h1>
      </header>
      {hero && (
        <div className={css.hero}>
          <Picture picture={hero} sizes={HERO_SIZES} ratio="16/9" rounded eager />
        </div>
      )}
      <Facts wedding={wedding} />
      {opening && <p className={css.opening}>{opening}</p>}
      {wedding.quote && (
        <blockquote className={css.quote}>
          <p>«{wedding.quote}»</p>
          <footer>{wedding.couple}</footer>
        </blockquote>
      )}
      {(rest.length > 0 || beside) && (
        <div className={classNames(css.story, beside && css.withPicture)}>
          <div className={css.paragraphs}>
            {rest.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          {beside && <Picture picture={beside} sizes={BESIDE_SIZES} ratio="4/5" rounded />}
        </div>
      )}
      {others.length > 0 && (
        <ul className={css.gallery} aria-label="Le foto">
          {others.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} sizes={GALLERY_SIZES} ratio="4/3" rounded />
            </li>
          ))}
        </ul>
      )}
      <Credits wedding={wedding} vendors={vendors} />
      <div className={css.end}>
        <p>Vi somiglia? Cominciate dalla vostra lista: si prova senza account.</p>
        <UiLink href="/planning" className={buttonClass()}>
          Prova la lista
        </UiLink>
      </div>
    </Wrap>
  )
}

function Facts({ wedding: { date, city, region, guestCount, style } }: { wedding: RealWedding }) {
  const place = regionOf(region)?.name
  const facts = [
    { name: 'Quando', value: formatDay(date, 'medium') },
    { name: 'Dove', value: place ? `${city}, ${place}` : city },
    ...(guestCount ? [{ name: 'In quanti', value: plural(guestCount, 'invitato', 'invitati') }] : []),
    ...(style ? [{ name: 'Come', value: style }] : []),
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who made it, each with what it did; those that are still here with their page. */
function Credits({ wedding, vendors }: { wedding: RealWedding; vendors: readonly VendorCard[] }) {
  const known = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const credits = wedding.credits.some(({ vendorId }) => vendorId === wedding.vendorId)
    ? wedding.credits
    : [{ vendorId: wedding.vendorId, role: 'La racconta' }, ...wedding.credits]
  const shown = credits.flatMap(({ vendorId, role }) => {
    const vendor = known.get(vendorId)
    return vendor ? [{ vendor, role }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={css.credits} aria-labelledby="chi">
      <h2 id="chi">Chi ci ha lavorato</h2>
      <ul className={css.creditList}>
        {shown.map(({ vendor, role }) => (
          <li key={`${vendor.id} ${role}`} className={css.credit}>
            {vendor.cover && (
              <span className={css.thumb}>
                <Picture picture={vendor.cover} sizes="72px" ratio="1/1" alt="" />
              </span>
            )}
            <div>
              <p className={css.role}>{role}</p>
              <Link to="/fornitore/$id/$slug" params={vendor} className={css.link}>
                {vendor.businessName}
              </Link>
              <p className={css.role}>{vendor.place.city}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
