/** How what waits for a second administrator is said. Pure. */
import type { Approval } from '#contract/admin/approval.ts'
import { untilDay } from '#contract/kit/italian-months.ts'
import { ago } from '../../lib/ago.ts'
import { today } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'

/** What is asked, in words. */
export function askedWords({ call, name, cents }: Approval): string {
  if (call === 'Admin/deleteVendor') return `Eliminare il fornitore «${name}»`
  if (call === 'Admin/deleteCouple') return `Eliminare la coppia «${name}»`
  return `Nota di credito di ${formatMoney(cents ?? 0)} per la fattura ${name}`
}

/** Where it is looked at before it is decided. */
export function hrefOf({ call, thingId, name }: Approval): string {
  if (call === 'Admin/deleteVendor') return `/admin/fornitori/${thingId}`
  if (call === 'Admin/deleteCouple') return `/admin/couple/${thingId}`
  return `/admin/billing?q=${encodeURIComponent(name.split(' ')[0]!)}`
}

/** Who asked, when, and until when it waits. */
export const waitWords = (approval: Approval): string =>
  `${approval.own ? 'Chiesta da te' : `Chiesta da ${approval.askedBy}`} ${ago(approval.askedAt)}, aspetta conferma fino ${untilDay(today(new Date(approval.until)))}.`

export const isDeletion = ({ call }: Approval): boolean => call !== 'Admin/creditInvoice'

/** What it is confirmed by. */
export const CONFIRM_WORDS = {
  'Admin/deleteVendor': { title: 'Elimina il fornitore', submit: 'Elimina per sempre' },
  'Admin/deleteCouple': { title: 'Elimina la coppia', submit: 'Elimina per sempre' },
  'Admin/creditInvoice': { title: 'Emetti la nota di credito', submit: 'Emetti la nota di credito' },
} as const
