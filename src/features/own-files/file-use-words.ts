/** Where a file is seen, in words and with the way there. Pure. */
import type { FileUse, OwnFile } from '#contract/media/own-file.ts'
import { UNUSED_KEPT_DAYS, mayDiscard } from '#contract/lists/plan/own-files.ts'
import { formatDay } from '../../lib/day.ts'

interface Where {
  words: string
  href?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

const PLACES: Readonly<Record<FileUse['of'], (use: FileUse) => Where>> = {
  gallery: () => ({ words: 'Foto della tua pagina', href: '/vendor/image-manager' }),
  logo: () => ({ words: 'Il tuo logo', href: '/vendor/image-manager' }),
  video: ({ id, title }) => ({ words: `Video: ${title}`, href: `/vendor/videos?video=${id}` }),
  realWedding: ({ id, title }) => ({
    words: `Matrimonio: ${title}`,
    href: `/vendor/real-wedding/edit-wedding?wedding=${id}`,
  }),
  project: ({ id, title }) => ({ words: `Portfolio: ${title}`, href: `/vendor/portfolio?project=${id}` }),
  message: () => ({ words: 'Mandato in un messaggio', href: '/vendor/messages' }),
  quote: ({ id }) => ({ words: 'Allegato a un preventivo', href: `/vendor/bookings?booking=${id}` }),
  request: ({ title }) => ({ words: `Richiesta di assistenza: ${title}` }),
}

/** @param now in milliseconds */
export function whereSeen(file: OwnFile, now: number): Where {
  const { use, unusedSince, createdAt } = file
  if (use) return PLACES[use.of](use)
  if (unusedSince === null) return { words: 'In uso' }
  if (!mayDiscard(file, now)) return { words: 'Non si vede ancora da nessuna parte' }
  const goes = new Date(Date.parse(unusedSince ?? createdAt) + UNUSED_KEPT_DAYS * DAY_MS)
  return {
    words: `Non serve a niente: se ne va da solo il ${formatDay(goes.toISOString().slice(0, 10), 'medium')}`,
  }
}

export const sizeOf = (files: readonly OwnFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
