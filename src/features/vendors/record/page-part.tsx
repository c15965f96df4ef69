import type { VendorProfile } from '#contract/people/user.ts'
import { formatDay, today } from '../../../lib/day.ts'
import { formatMoneyShort } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import { plural } from '../../../lib/text.ts'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { Facts } from '../../../lists/record/part.tsx'
import css from '../../../lists/record/record.module.css'

/** What couples read of it, in brief. */
export function PagePart({ vendor }: { vendor: VendorProfile }) {
  const { rating, reviewCount, gallery, priceFromCents, takesBookings, responseHours, createdAt } = vendor
  return (
    <section className={css.part}>
      <SectionHeader title="Pagina" />
      <Facts
        facts={[
          [
            'Voto',
            reviewCount > 0
              ? `${formatNumber(rating, 1, 1)} su ${plural(reviewCount, 'recensione', 'recensioni')}`
              : 'nessuna recensione',
          ],
          ['Foto', formatNumber(gallery.length)],
          [
            'Prezzo',
            priceFromCents === undefined ? 'su richiesta' : `da ${formatMoneyShort(priceFromCents)}`,
          ],
          [
            'Risponde',
            responseHours === undefined
              ? 'non si sa ancora'
              : `in ${plural(Math.max(1, Math.round(responseHours)), 'ora', 'ore')}`,
          ],
          ['Prenotazioni', takesBookings ? 'le prende' : 'non le prende'],
          ['Con noi', `dal ${formatDay(today(new Date(createdAt)), 'medium')}`],
        ]}
      />
    </section>
  )
}

/** What only it and administrators know. */
export function PrivatePart({
  vendor: { phone, email, website, private: known },
}: {
  vendor: VendorProfile
}) {
  const { billing, accountEmail } = known
  return (
    <section className={css.part}>
      <SectionHeader title="Dati riservati" />
      <Facts
        facts={[
          ['Account', accountEmail ?? 'nessuno: la pagina l’abbiamo fatta noi'],
          ['Telefono', phone ?? '–'],
          ['Email', email ?? '–'],
          ['Sito', website ?? '–'],
          ...(billing
            ? ([
                ['Ragione sociale', billing.legalName],
                ['Partita IVA', billing.vatNumber || '–'],
              ] as const)
            : ([['Fatturazione', 'nessun dato']] as const)),
        ]}
      />
    </section>
  )
}
