import { formatMoney, formatMoneyShort } from '../lib/money.ts'
import css from './chart/figure.module.css'

/** Integer cents as `1.250,00 €`; `short` drops the cents of a round amount. Figures align in columns. */
export function Money({ cents, short = false }: { cents: number; short?: boolean }) {
  return <span className={css.figure}>{short ? formatMoneyShort(cents) : formatMoney(cents)}</span>
}
