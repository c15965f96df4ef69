/** The first questions and what their answers become: the couple's data, its list, its budget. Pure. */
import { ALLOCATION_DEFAULT } from '#contract/lists/plan/budget-categories.ts'
import type { Ceremony, Couple, CoupleChange, Partner } from '#contract/people/couple.ts'
import { UNNAMED_PARTNER } from '#contract/website/unnamed-partner.ts'

export const STEPS = ['names', 'date', 'place', 'ceremony', 'budget', 'ready'] as const
export type Step = (typeof STEPS)[number]

export interface Answers {
  firstName: string
  partnerName: string
  /** Empty while undecided. */
  weddingDate: string
  undecided: boolean
  region: string
  province: string
  city: string
  ceremony: Ceremony | ''
  /** As typed. */
  guests: string
  totalCents: number | null
}

/** What is kept on the device while the questions are not all answered. */
export interface OnboardingDraft {
  step: Step
  answers: Answers
  /** Answered to the end, or put off for good. */
  dismissed: boolean
}

/** The places of the one who answers and of the other among the couple's partners. */
function placesOf(couple: Couple | undefined): { mine: 0 | 1; theirs: 0 | 1 } {
  const isSecond = couple?.members.find(({ uid }) => uid === couple.uid)?.partner === 'two'
  return isSecond ? { mine: 1, theirs: 0 } : { mine: 0, theirs: 1 }
}

/** The name that was said for the partner in a place; none for who joined without one. */
function saidName(couple: Couple | undefined, place: 0 | 1): string {
  const name = couple?.partners[place]?.firstName ?? ''
  return name === UNNAMED_PARTNER ? '' : name
}

/** What is asked: the names only where they have not both been said. */
export const stepsFor = (couple: Couple | undefined): readonly Step[] =>
  saidName(couple, 0) && saidName(couple, 1) ? STEPS.slice(1) : STEPS

/** What was tried without an account, on this device: only what was chosen or ticked there. */
export interface Tried {
  ceremony?: Ceremony
  /** `YYYY-MM-DD`. */
  weddingDate?: string
  guests?: number
  totalCents?: number
  /** Keys of the template's tasks. */
  done?: readonly string[]
}

/** Starts from what the registration already knows and what was tried before it, seen by the one of the two who answers. */
export function answersFrom(couple: Couple | undefined, tried: Tried = {}): Answers {
  const { mine, theirs } = placesOf(couple)
  const guests = couple?.guestCount ?? tried.guests
  return {
    firstName: saidName(couple, mine),
    partnerName: saidName(couple, theirs),
    weddingDate: couple?.weddingDate ?? tried.weddingDate ?? '',
    undecided: false,
    region: couple?.place.region ?? '',
    province: couple?.place.province ?? '',
    city: couple?.place.city ?? '',
    ceremony: couple?.ceremony ?? tried.ceremony ?? '',
    guests: guests ? String(guests) : '',
    totalCents: tried.totalCents ?? null,
  }
}

/** What was taken along, in a sentence. */
export function keptWords({ done = [], totalCents, ...rest }: Tried): string {
  const parts = [
    ...(done.length > 0 ? ['le attività'] : []),
    ...(totalCents === undefined ? [] : ['il budget']),
    ...(Object.keys(rest).length > 0 ? ['le scelte'] : []),
  ]
  const words = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' e ')
  return `Abbiamo tenuto ${words} che avevate provato.`
}

/** The keys of the template's tasks that are done already: by the answers, and ticked in the trial. */
export function doneAlready(
  { ceremony, weddingDate, undecided, totalCents }: Answers,
  { done = [] }: Tried = {},
): string[] {
  return [
    ...done,
    ...(ceremony ? ['rito'] : []),
    ...(weddingDate && !undecided ? ['data'] : []),
    // A total comes with its proposed shares, which are there to be looked at.
    ...(totalCents ? ['budget-tetto'] : []),
  ]
}

/** The tasks of the template, those ticked in the trial or answered by the questions already done. */
export const tickedAs = <T extends { fromTemplate?: string | null | undefined }>(
  tasks: readonly T[],
  { done = [] }: Tried,
): (T & { done?: true })[] => {
  const ticked = new Set(done)
  return tasks.map((task) => (ticked.has(task.fromTemplate ?? '') ? { ...task, done: true } : task))
}

const MAX_GUESTS = 2000
const MAX_CENTS = 1_000_000_000

/** What is wrong with the answers of a step, by field, in words for the person; empty when one may go on. */
export function stepErrors(
  step: Step,
  answers: Answers,
  today: string,
): Partial<Record<keyof Answers, string>> {
  if (step === 'names') return answers.firstName.trim() ? {} : { firstName: 'Scrivi il tuo nome.' }
  if (step === 'date' && !answers.undecided) {
    if (!answers.weddingDate)
      return { weddingDate: 'Scegliete un giorno, o diteci che non avete ancora deciso.' }
    if (answers.weddingDate < today) return { weddingDate: 'Questo giorno è già passato.' }
  }
  if (step === 'ceremony' && answers.guests.trim() !== '') {
    const count = Number(answers.guests)
    if (!Number.isInteger(count) || count < 1 || count > MAX_GUESTS)
      return { guests: 'Scrivete un numero da 1 a 2.000.' }
  }
  if (step === 'budget' && (answers.totalCents ?? 0) > MAX_CENTS)
    return { totalCents: 'Fino a dieci milioni di euro.' }
  return {}
}

/** The partners with their new first names; what else is known of them stays. */
function renamed(couple: Couple | undefined, answers: Answers): Partner[] {
  const partners: readonly Partner[] = couple?.partners ?? []
  const { mine, theirs } = placesOf(couple)
  const names = ['', '']
  names[mine] = answers.firstName.trim()
  names[theirs] = answers.partnerName.trim()
  return names
    .map((firstName, index) => {
      const known = partners[index] ?? { firstName: '', lastName: '' }
      return { ...known, firstName: firstName || known.firstName }
    })
    .filter((partner) => partner.firstName)
}

export interface Plan {
  /** Only what the answers change. */
  couple: Omit<CoupleChange, 'baseVersion'>
  /** Undefined when the couple does not say how much. */
  budget: { totalCents: number; guests: number; allocation: typeof ALLOCATION_DEFAULT } | undefined
}

/** What the answers become; the tasks follow from the date and the rite. */
export function planFrom(answers: Answers, couple: Couple | undefined): Plan {
  const guestCount = answers.guests.trim() === '' ? null : Number(answers.guests)
  const wanted: Required<Pick<Couple, 'partners' | 'weddingDate' | 'place' | 'guestCount' | 'ceremony'>> = {
    partners: renamed(couple, answers),
    weddingDate: answers.undecided ? null : answers.weddingDate || null,
    place: {
      ...(answers.region && { region: answers.region }),
      ...(answers.province && { province: answers.province }),
      ...(answers.city.trim() && { city: answers.city.trim() }),
    },
    guestCount,
    ceremony: answers.ceremony || null,
  }
  const changed = Object.entries(wanted).filter(
    ([field, value]) => JSON.stringify(couple?.[field as keyof Couple]) !== JSON.stringify(value),
  )
  return {
    couple: Object.fromEntries(changed),
    budget: answers.totalCents
      ? { totalCents: answers.totalCents, guests: guestCount ?? 0, allocation: ALLOCATION_DEFAULT }
      : undefined,
  }
}
