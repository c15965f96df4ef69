import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import type { GuestTotals, KitchenLine } from './guest-list.ts'
import css from './guests.module.css'

/** How many eat what: for sure, and with those who may still come. */
export function KitchenPart({
  kitchen,
  totals,
  onPrint,
}: {
  kitchen: readonly KitchenLine[]
  totals: GuestTotals
  onPrint: () => void
}) {
  return (
    <section className={css.kitchen} aria-labelledby="cucina">
      <h2 id="cucina">Per la cucina</h2>
      <p className={css.soft}>{coversWords(totals)}</p>
      <dl className={css.lines}>
        {kitchen.map(({ label, sure, maybe }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {sure}
              {maybe > 0 && <span className={css.maybe}> +{maybe}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {kitchen.some(({ maybe }) => maybe > 0) && (
        <p className={css.soft}>Con il + chi non ha ancora risposto.</p>
      )}
      <Button variant="quiet" icon={IconPrinter} onClick={onPrint}>
        Stampa il foglio
      </Button>
    </section>
  )
}

/** «96 coperti sicuri, al massimo 136» */
export const coversWords = ({ yes, waiting }: GuestTotals): string =>
  waiting === 0
    ? plural(yes, 'coperto', 'coperti')
    : `${plural(yes, 'coperto sicuro', 'coperti sicuri')}, al massimo ${yes + waiting}`
