/** What stands somewhere from a day to another, and takes turns there with others by weight: banners, paid placements. Pure. */
import { formatDay } from '../lib/day.ts'
import { NBSP, formatNumber } from '../lib/number.ts'

export interface Span {
  /** Both ends are shown. */
  from: string
  to: string
}

export type Stage = 'running' | 'coming' | 'over'
export const STAGES: readonly { stage: Stage; title: string }[] = [
  { stage: 'running', title: 'In corso' },
  { stage: 'coming', title: 'In programma' },
  { stage: 'over', title: 'Finiti' },
]

export const TURN_WEIGHT_MOST = 100
/** A new one runs four weeks unless somebody says otherwise. */
export const RUNS_DAYS = 28

/** @param today a day, as the others are */
export function stageOf({ from, to }: Span, today: string): Stage {
  if (today < from) return 'coming'
  return today > to ? 'over' : 'running'
}

/** `3 nov 2026 – 2 dic 2026` */
export const spanOf = ({ from, to }: Span): string =>
  from === to ? formatDay(from, 'short') : `${formatDay(from, 'short')} – ${formatDay(to, 'short')}`

/** Whether they are there on one day at least. */
export const overlap = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to

/** How often it is chosen where others are at its place, in hundredths; 100 where it is alone. */
export function shareOf(
  turn: { id: string; placement: string; weight: number },
  others: readonly { id: string; placement: string; weight: number }[],
): number {
  const here = others.filter(({ id, placement }) => placement === turn.placement && id !== turn.id)
  const all = here.reduce((sum, { weight }) => sum + weight, turn.weight)
  return Math.round((turn.weight / all) * 100)
}

/** How often it was seen and followed: `1.204 viste, 31 clic (2,6 %)` */
export function countsOf({ views, clicks }: { views: number; clicks: number }): string {
  if (views === 0) return 'Non ancora visto'
  const seen = `${formatNumber(views)} ${views === 1 ? 'vista' : 'viste'}, ${formatNumber(clicks)} clic`
  return `${seen} (${formatNumber((clicks / views) * 100, 1)}${NBSP}%)`
}

/** What of days and weight is missing or wrong, each in a sentence at its field. */
export function turnFaults(form: Span & { weight: string }): Partial<Record<keyof Span | 'weight', string>> {
  const weight = Number(form.weight)
  const faults = {
    from: form.from === '' && 'Scegli il primo giorno.',
    to:
      form.to === ''
        ? 'Scegli l’ultimo giorno.'
        : form.from !== '' && form.to < form.from && 'L’ultimo giorno viene prima del primo.',
    weight:
      !(Number.isInteger(weight) && weight >= 1 && weight <= TURN_WEIGHT_MOST) &&
      `Un numero intero, da 1 a ${TURN_WEIGHT_MOST}.`,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault))
}
