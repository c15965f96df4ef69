/** What the figures of the dashboard say. Pure. */
import type { AdminDashboard, Compared } from '#contract/admin/admin-dashboard.ts'
import type { DutyName, JobFault, JobName } from '#contract/lists/admin/dashboard.ts'
import { PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import { ago } from '../../lib/ago.ts'
import { daysBetween } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'

/** What waits, and where it is done. */
export const DUTY_WORDS: Readonly<Record<DutyName, { title: string; href: string }>> = {
  chats: { title: 'Chat senza risposta', href: '/admin/chat-support' },
  requests: { title: 'Richieste di assistenza aperte', href: '/admin/assistance' },
  reports: { title: 'Conversazioni segnalate', href: '/admin/chat-support?queue=reported' },
  review_reports: { title: 'Recensioni segnalate', href: '/admin/reviews?queue=reported' },
  reviews: { title: 'Recensioni da leggere', href: '/admin/reviews' },
  contests: { title: 'Richieste contestate', href: '/admin/contests' },
  approvals: { title: 'Richieste da confermare', href: '/admin/da-confermare' },
  weddings: { title: 'Matrimoni veri da leggere', href: '/admin/real-wedding' },
}

export const JOB_WORDS: Readonly<Record<JobName, string>> = {
  clock: 'Lavori a orario',
  housekeeping: 'Pulizie della notte',
  outside: 'Calendari, pagamenti e fatture fuori',
}

/** Of one that has not been done here yet: when it is. */
export const JOB_TIMES: Readonly<Record<JobName, string>> = {
  clock: 'Parte ogni minuto',
  housekeeping: 'Parte ogni notte alle 4:10',
  outside: 'Parte ogni minuto',
}

/** Why one failed. */
export const FAULT_WORDS: Readonly<Record<JobFault, string>> = {
  database: 'Il database non ha risposto, o ha detto di no',
  disk: 'Sul disco non c’era più spazio',
  network: 'Un altro server non ha risposto',
  time: 'Ci metteva troppo, ed è stato fermato',
  program: 'Un errore nel programma: il log del server dice dove',
}

/** @returns `In pari`; `3 cambi da raccontare, in ritardo di 12 secondi` */
export function feedWords({ waiting, lagMs }: AdminDashboard['system']['feed']): string {
  if (waiting === 0) return 'In pari'
  const seconds = Math.max(1, Math.round(lagMs / 1_000))
  return `${plural(waiting, 'cambio da raccontare', 'cambi da raccontare')}, in ritardo di ${plural(seconds, 'secondo', 'secondi')}`
}

type App = AdminDashboard['system']['apps'][number]
/** Whether an app speaks a protocol older than this one: it has not been opened with a network since. */
export const isOldApp = ({ version }: App): boolean => version !== null && version < PROTOCOL_VERSION

/** @returns `12 dispositivi in 30 giorni, tutti alla versione 2`; `9 alla versione 2, 3 alla 1, 2 che non la dicono` */
export function appWords(apps: readonly App[]): string {
  const [first, ...others] = apps
  if (!first) return 'Nessuna, in 30 giorni'
  if (others.length === 0 && first.version !== null)
    return `${plural(first.devices, 'dispositivo', 'dispositivi')} in 30 giorni, ${first.devices === 1 ? 'alla' : 'tutti alla'} versione ${first.version}`
  const told = apps.map(({ version, devices }, index) =>
    version === null
      ? `${formatNumber(devices)} che non la ${devices === 1 ? 'dice' : 'dicono'}`
      : `${formatNumber(devices)} alla ${index === 0 ? 'versione ' : ''}${version}`,
  )
  return `${told.join(', ')}, in 30 giorni`
}

/** Less than this part of the disk is a reason to do something. */
const DISK_LOW = 0.1
export const isDiskLow = ({ free, all }: NonNullable<AdminDashboard['system']['disk']>): boolean =>
  free < all * DISK_LOW

/** @returns `da 2 giorni`, `da poco` */
export function waitsSince(since: string, now: Date = new Date()): string {
  const words = ago(since, now)
  if (words === 'poco fa') return 'da poco'
  if (words === 'un’ora fa') return 'da un’ora'
  return words.endsWith(' fa') ? `da ${words.slice(0, -' fa'.length)}` : `da ${words}`
}

/** @returns `+3 sul periodo prima`, `come nel periodo prima` */
export function differenceWords({ now, before }: Compared, format: (value: number) => string): string {
  if (now === before) return 'come nel periodo prima'
  return `${now > before ? '+' : '−'}${format(Math.abs(now - before))} sul periodo prima`
}

/** @returns `63 %`; undefined where there is no whole */
export const shareOf = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : `${formatNumber((part / whole) * 100)} %`

/** @param today Italy's day. @returns `6 fatture, la più vecchia da 20 giorni` */
export function overdueWords(
  { count, since }: NonNullable<AdminDashboard['money']>['overdue'],
  today: string,
): string {
  if (count === 0 || since === null) return 'nessuna fattura'
  const late = daysBetween(since, today)
  const oldest = late <= 0 ? 'da oggi' : `da ${plural(late, 'giorno', 'giorni')}`
  return count === 1 ? `1 fattura, ${oldest}` : `${formatNumber(count)} fatture, la più vecchia ${oldest}`
}
