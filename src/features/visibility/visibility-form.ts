/** The form of a paid placement: what stands in it by itself, what is wrong with it, what is sent of it. Pure. */
import type { Place } from '#contract/lists/places/place-names.ts'
import { priceOf } from '#contract/lists/vendors/placement-places.ts'
import { PLACEMENT_KEPT_DAYS, PLACEMENT_MOST_CENTS } from '#contract/lists/vendors/placement-states.ts'
import type { VisibilityPlacement } from '#contract/lists/vendors/visibility-placements.ts'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { addDays, formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { RUNS_DAYS, turnFaults } from '../../lists/dated-turns.ts'
import { vendorNameOf } from './visibility-words.ts'

export interface VisibilityForm {
  /** Category and region are not in a draft from before they were asked for. */
  vendor: { id: string; name: string; category?: string | null; region?: string | null } | undefined
  placement: VisibilityPlacement
  from: string
  to: string
  weight: string
  kind: 'sold' | 'gift'
  /** Without VAT. Undefined until somebody writes another than the list's. */
  netCents: number | null | undefined
  /** Undefined until somebody chooses another day. */
  payBy: string | undefined
}

/** Where and when one is to stand. */
export interface NewTurn extends Partial<Pick<VisibilityForm, 'from' | 'to'>> {
  place?: Place
}

/** After the day that it is sold, it waits so long by itself. */
const WAITS_DAYS = 10

export const formOf = (
  visibility: AdminVisibility | undefined,
  turn: NewTurn,
  today: string,
): VisibilityForm => ({
  vendor: visibility && {
    id: visibility.vendorId,
    name: vendorNameOf(visibility),
    category: visibility.category,
    region: visibility.region,
  },
  placement: turn.place?.placement ?? visibility?.placement ?? 'home',
  from: turn.from ?? visibility?.from ?? today,
  to: turn.to ?? visibility?.to ?? addDays(today, RUNS_DAYS - 1),
  weight: String(visibility?.weight ?? 10),
  kind: 'sold',
  netCents: undefined,
  payBy: undefined,
})

export const placeOfForm = ({ vendor, placement }: VisibilityForm): Place => ({
  placement,
  category: vendor?.category ?? null,
  region: vendor?.region ?? null,
})

const isSpan = ({ from, to }: VisibilityForm) => from !== '' && to !== '' && from <= to

/** By the list; undefined while it is not known where or for how long. */
export const listPriceOf = (form: VisibilityForm): number | undefined =>
  isSpan(form) && (form.vendor || form.placement !== 'category')
    ? priceOf(placeOfForm(form), form.from, form.to)
    : undefined

/** What is asked for it, as the form shows it. */
export const askedPriceOf = (form: VisibilityForm): number | null =>
  form.netCents === undefined ? (listPriceOf(form) ?? null) : form.netCents

/** Until when it is kept: before its first day, where there is the time for it. */
export function payByOf({ payBy, from, to }: VisibilityForm, today: string): string {
  if (payBy !== undefined) return payBy
  const before = from > today ? addDays(from, -1) : addDays(today, WAITS_DAYS)
  return [addDays(today, WAITS_DAYS), before, to || before].toSorted()[0]!
}

type Fault = 'from' | 'to' | 'weight' | 'netCents' | 'payBy'

/** Each in a sentence at its field; of a price only where it is given now. */
export function visibilityFaults(
  form: VisibilityForm,
  today: string,
  isNew: boolean,
): Partial<Record<Fault, string>> {
  const faults: Partial<Record<Fault, string>> = turnFaults(form)
  if (!isNew || form.kind === 'gift') return faults
  const cents = askedPriceOf(form)
  if (cents === null || cents < 1) faults.netCents = 'Scrivi quanto costa, o dallo in omaggio.'
  else if (cents > PLACEMENT_MOST_CENTS) faults.netCents = `Al massimo ${formatMoney(PLACEMENT_MOST_CENTS)}.`
  if (faults.from || faults.to) return faults
  if (form.to < today) faults.to = 'Questi giorni sono già passati: non si vendono più.'
  const payBy = payByOf(form, today)
  const last = [addDays(today, PLACEMENT_KEPT_DAYS), form.to].toSorted()[0]!
  if (payBy === '') faults.payBy = 'Scegli fino a quando è tenuto.'
  else if (payBy < today || payBy > last) faults.payBy = `Un giorno da oggi al ${formatDay(last, 'medium')}.`
  return faults
}

/** The price of a new one, as it is sent. @param form without faults */
export const priceSent = (form: VisibilityForm, today: string) =>
  form.kind === 'gift'
    ? ({ kind: 'gift' } as const)
    : ({ kind: 'sold', netCents: askedPriceOf(form)!, payBy: payByOf(form, today) } as const)
