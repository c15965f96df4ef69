import type { Favorite } from '#contract/plan/favorite.ts'
import type { Vendor, VendorCard } from '#contract/vendors/vendor.ts'
import type { ReactNode } from 'react'
import { useReach } from '../sync/reach-face.ts'
import { answerWords, capacityWords, kindAndCity, priceFrom } from '../vendors/vendor-words-face.ts'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { unread } from './compare-words.ts'
import { FAVORITE_WORDS, vendorHref } from './favorite-words.ts'
import { useDayAt, usePlaceOf, useVendorPage } from './use-compared.ts'
import css from './compare.module.css'

/** Of what a vendor offers, what is shown before its own page. */
const SERVICES_SHOWN = 8

type Compared = Favorite & { vendor: VendorCard }

const unsaid = (text: string) => <span className={css.unsaid}>{text}</span>

/** What only the vendor's own page says. */
function OfPage({ vendor, say }: { vendor: VendorCard; say: (page: Vendor) => ReactNode }) {
  const { page, isComing } = useVendorPage(vendor)
  return page ? say(page) : unsaid(unread(isComing))
}

const Said = ({ tone, text }: ReturnType<typeof useDayAt>) => (
  <span className={css.day} data-tone={tone}>
    {text}
  </span>
)

const OurDay = ({ vendor }: { vendor: VendorCard }) => <Said {...useDayAt(vendor)} />
const FromUs = ({ vendor }: { vendor: VendorCard }) => <Said {...usePlaceOf(vendor)} />

function Services({ services }: Pick<Vendor, 'services'>) {
  const more = services.length - SERVICES_SHOWN
  if (services.length === 0) return unsaid('Non lo dice')
  return (
    <ul className={css.services}>
      {services.slice(0, SERVICES_SHOWN).map((service) => (
        <li key={service}>{service}</li>
      ))}
      {more > 0 && <li>{unsaid(more === 1 ? 'e un altro' : `e altri ${more}`)}</li>}
    </ul>
  )
}

const ROWS: readonly { heading: string; cell: (favorite: Compared) => ReactNode }[] = [
  {
    heading: 'Prezzo',
    cell: ({ vendor: { priceFromCents, category } }) =>
      priceFromCents === undefined ? unsaid('Su richiesta') : priceFrom(priceFromCents, category),
  },
  {
    heading: 'Valutazione',
    cell: ({ vendor }) => <Rating value={vendor.rating} count={vendor.reviewCount} />,
  },
  { heading: 'Il vostro giorno', cell: ({ vendor }) => <OurDay vendor={vendor} /> },
  { heading: 'Da voi', cell: ({ vendor }) => <FromUs vendor={vendor} /> },
  {
    heading: 'Risposta',
    cell: ({ vendor }) => (
      <OfPage
        vendor={vendor}
        say={({ responseHours }) =>
          responseHours === undefined ? unsaid('Ancora non si sa') : answerWords(responseHours)
        }
      />
    ),
  },
  {
    heading: 'Che cosa offre',
    cell: ({ vendor }) => <OfPage vendor={vendor} say={({ services }) => <Services services={services} />} />,
  },
  { heading: 'Invitati', cell: ({ vendor }) => capacityWords(vendor.capacity) ?? unsaid('Non lo dice') },
  { heading: 'A che punto siete', cell: ({ status }) => FAVORITE_WORDS[status].one },
  { heading: 'La vostra nota', cell: ({ note }) => note || unsaid('Nessuna') },
]

/** Up to four vendors side by side. */
export function CompareSheet({
  favorites,
  onClose,
}: {
  favorites: readonly Favorite[]
  onClose: () => void
}) {
  return (
    <Sheet open title="Confronto" width="broad" onClose={onClose}>
      <CompareTable favorites={favorites} />
    </Sheet>
  )
}

function CompareTable({ favorites }: { favorites: readonly Favorite[] }) {
  const all = favorites.filter((favorite): favorite is Compared => favorite.vendor !== undefined)
  const isOnline = useReach() === 'online'
  return (
    <>
      {!isOnline && (
        <p className={css.unsaid}>Senza rete: è quello che questo dispositivo ha letto l’ultima volta.</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label="Confronto fra fornitori">
        <table className={css.table} data-count={all.length}>
          <thead>
            <tr>
              <th>
                <VisuallyHidden>Caratteristica</VisuallyHidden>
              </th>
              {all.map(({ vendor }) => (
                <th key={vendor.id} scope="col">
                  {vendor.cover && (
                    <Picture picture={vendor.cover} sizes="12rem" ratio="16/9" rounded alt="" />
                  )}
                  <UiLink href={vendorHref(vendor)} className={css.name}>
                    {vendor.businessName}
                  </UiLink>
                  <span className={css.kind}>{kindAndCity(vendor)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row.heading}>
                <th scope="row">{row.heading}</th>
                {all.map((favorite) => (
                  <td key={favorite.id}>{row.cell(favorite)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
