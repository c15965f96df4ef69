import { PLAN_PHOTOS, shownOfPlan } from '#contract/lists/billing/plan-limits.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Vendor, VendorCard as Card } from '#contract/vendors/vendor.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatMoneyShort } from '../../../lib/money.ts'
import { useSession } from '../../../session/session-context.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useBelowFold } from '../../../pace/below-fold.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Wrap } from '../../../ui/frame/wrap.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { SimilarVendors } from './similar-vendors.tsx'
import { VendorFacts } from './vendor-facts.tsx'
import { VendorGallery } from './vendor-gallery.tsx'
import { cardOf } from '../vendor-card-of.ts'
import { VendorPanel } from './vendor-panel.tsx'
import { VendorPlace } from './vendor-place.tsx'
import { vendorQueries } from '../vendor-queries.ts'
import css from './vendor-screen.module.css'
import { vendorCrumbs, vendorPath } from './vendor-crumbs.ts'
import { kindAndPlace } from '../vendor-words.ts'

/** What knows the couple's day is loaded only for a couple. */
const PhoneAsk = lazy(() => import('./couple-panel.tsx').then((part) => ({ default: part.PhoneAsk })))

export type VendorScreenProps = {
  id: string
  /** The year it last won, if ever. */
  award: number | undefined
  /** The day the page was made, `YYYY-MM-DD`. */
  renderedOn: string
  /** Opens the sheet that asks for a day. */
  onAsk: () => void
  /** The heart that saves a vendor: beside words, or over a picture. */
  save: (vendor: Card, variant: 'framed' | 'floating') => ReactNode
  /** The ways to reach it through the product, above those it has published. */
  contact: (vendor: Vendor) => ReactNode
  reviews: (title: string, vendor: Vendor) => ReactNode
  videos: ReactNode
  portfolio: ReactNode
  weddings: ReactNode
  banner: ReactNode
}

/** A vendor: what it looks like, what it does, what couples say, when it is free, how to reach it. */
export function VendorScreen({
  id,
  award,
  renderedOn,
  onAsk,
  save,
  contact,
  reviews,
  videos,
  portfolio,
  weddings,
  banner,
}: VendorScreenProps) {
  const { data: vendor, error } = useQuery(vendorQueries.detail(useApi(), id))
  const late = useBelowFold()
  // The route waited for it: it can only be missing when it went while it was looked at.
  if (!vendor && error) throw notFound()
  if (!vendor) return null
  // Its own vendor is sent all of them, and sees here what couples see.
  const gallery = shownOfPlan(vendor.gallery, PLAN_PHOTOS[vendor.typeOfAccount])
  const pictures = gallery.length > 0 ? gallery : vendor.cover ? [vendor.cover] : []
  return (
    <Wrap as="article">
      <div className={css.crumbs}>
        <Breadcrumb crumbs={vendorCrumbs(vendor)} />
      </div>
      <VendorGallery pictures={pictures} />
      <div className={css.columns}>
        <div className={css.story}>
          <header className={css.title}>
            <h1>{vendor.businessName}</h1>
            {vendor.logo && (
              <Picture
                picture={vendor.logo}
                sizes="4rem"
                ratio="1/1"
                className={css.logo!}
                alt={`Logo di ${vendor.businessName}`}
              />
            )}
            <div className={css.meta}>
              <Rating value={vendor.rating} count={vendor.reviewCount} />
              <span className={css.soft}>{kindAndPlace(vendor)}</span>
              {award && <span className={css.award}>Award {award}</span>}
            </div>
            <div className={css.actions}>
              {save(cardOf(vendor), 'framed')}
              <ShareButton title={vendor.businessName} path={vendorPath(vendor)} />
            </div>
          </header>
          {vendor.headline && <p className={css.lead}>{vendor.headline}</p>}
          <VendorFacts vendor={vendor} />
          <Description text={vendor.description} />
          <Services services={vendor.services} />
          {reviews(vendor.category === 'location' ? 'Chi si è sposato qui' : 'Chi li ha scelti', vendor)}
          {videos}
          {portfolio}
          {weddings}
          <Questions faq={vendor.faq} />
          <VendorPlace vendor={vendor} />
        </div>
        <aside className={css.aside} aria-label="Prezzi, giorni liberi e contatti" {...late}>
          <VendorPanel vendor={vendor} renderedOn={renderedOn} contact={contact(vendor)} />
        </aside>
      </div>
      <SimilarVendors vendor={vendor} heart={(card) => save(card, 'floating')} />
      <div className={css.banner}>{banner}</div>
      <PhoneBar vendor={vendor} onAsk={onAsk} />
    </Wrap>
  )
}

function Services({ services }: Pick<Vendor, 'services'>) {
  const late = useBelowFold()
  if (services.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="servizi" {...late}>
      <h2 id="servizi">Che cosa comprende</h2>
      <ul className={css.services}>
        {services.map((service) => (
          <li key={service}>
            <Icon of={IconCheck} size={18} />
            {service}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Description({ text }: { text: string }) {
  if (!text) return null
  return (
    <section className={css.description} aria-label="Descrizione">
      {text.split(/\n+/).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </section>
  )
}

function Questions({ faq }: Pick<Vendor, 'faq'>) {
  const late = useBelowFold()
  if (faq.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="domande" {...late}>
      <h2 id="domande">Domande frequenti</h2>
      <div className={css.questions}>
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** What stays at hand on a phone: the price and the way to the contacts, for a couple to ask for its day. */
function PhoneBar({ vendor, onAsk }: { vendor: Vendor; onAsk: () => void }) {
  const { priceFromCents, category, takesBookings } = vendor
  const isCouple = useSession((session) => session.last?.role === 'couple')
  const contacts = (
    <a href="#contatti" className={buttonClass()}>
      {vendor.unclaimed ? 'Contatti' : 'Giorni liberi e contatti'}
    </a>
  )
  return (
    <div className={css.phoneBar} data-lifted>
      <span>
        {priceFromCents === undefined ? (
          <span className={css.soft}>Prezzo su richiesta</span>
        ) : (
          <>
            <span className={css.soft}>{`${categoryOf(category)?.unit}, da`}</span>
            <span className={css.phonePrice}>{formatMoneyShort(priceFromCents)}</span>
          </>
        )}
      </span>
      {isCouple && takesBookings ? (
        <Suspense fallback={contacts}>
          <PhoneAsk vendorId={vendor.id} otherwise={contacts} onAsk={onAsk} />
        </Suspense>
      ) : (
        contacts
      )}
    </div>
  )
}
