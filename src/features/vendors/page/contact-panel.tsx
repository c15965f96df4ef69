import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/day.ts'
import { formatMoneyShort } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import css from './vendor-screen.module.css'
import { socialLinks } from './social-links.ts'
import { PRICE_RANGE_WORDS } from '../vendor-words.ts'

/** What is known of the day of who looks. */
export interface KnownDay {
  /** Null for a couple without a day, undefined where it is not known. */
  weddingDay: string | null | undefined
  /** The couple has its day here already. */
  ours?: boolean
}

/** Price, free days, and the ways to reach the vendor that it has published itself. */
export function ContactPanel({
  vendor,
  weddingDay,
  ours = false,
  renderedOn,
  contact,
}: KnownDay & {
  vendor: Vendor
  /** The day the page was made. */
  renderedOn: string
  /** The ways to reach it through the product. */
  contact: ReactNode
}) {
  const { priceFromCents, priceRange, phone, email, website } = vendor
  const socials = socialLinks(vendor)
  const unit = categoryOf(vendor.category)?.unit
  const about = weddingDay ? ` per il ${formatDay(weddingDay, 'medium')}` : ''
  const mail = `mailto:${email}?subject=${encodeURIComponent(`Matrimonio${about}: richiesta da Lovoglio`)}`
  const isReachable = Boolean(phone ?? email ?? website) || socials.length > 0
  const range = `Fascia ${PRICE_RANGE_WORDS[priceRange - 1] ?? 'media'}`
  return (
    <div className={css.panel} id="contatti">
      {priceFromCents === undefined ? (
        <p className={css.price}>Prezzo su richiesta</p>
      ) : (
        <>
          <p className={css.from}>a partire da</p>
          <p className={css.price}>
            {formatMoneyShort(priceFromCents)} {unit && <span className={css.unit}>{unit}</span>}
          </p>
        </>
      )}
      {vendor.unclaimed || (
        <>
          <p className={css.range}>
            <span aria-hidden>
              {'€'.repeat(priceRange)}
              <span className={css.faint}>{'€'.repeat(4 - priceRange)}</span>
            </span>{' '}
            {range}
          </p>
          <AvailabilityCalendar
            vendorId={vendor.id}
            weddingDay={weddingDay}
            ours={ours}
            renderedOn={renderedOn}
          />
        </>
      )}
      <div className={css.ways}>{contact}</div>
      {(phone ?? email ?? website) && (
        <div className={css.ways}>
          {email && (
            <a href={mail} className={buttonClass('quiet', { wide: true })}>
              <Icon of={IconMail} />
              Scrivi un’email
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonClass('quiet', { wide: true })}>
              <Icon of={IconPhone} />
              {phone}
            </a>
          )}
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={buttonClass(email || phone ? 'link' : 'quiet', { wide: true })}
            >
              <Icon of={IconWorld} />
              Il loro sito
            </a>
          )}
        </div>
      )}
      {socials.length > 0 && (
        <div className={css.socials}>
          {socials.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {label}
            </a>
          ))}
        </div>
      )}
      <p className={css.small}>
        {vendor.unclaimed
          ? isReachable
            ? 'Non è ancora su Lovoglio: giorni liberi e preventivi si chiedono a lui.'
            : 'Non è ancora su Lovoglio, e non ne abbiamo ancora un recapito.'
          : 'Il vostro numero resta vostro: il fornitore vede solo quello che gli scrivete.'}
      </p>
    </div>
  )
}
