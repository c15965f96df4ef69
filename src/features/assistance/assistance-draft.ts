/** What is being written stays on this device until it has left: a page that closes, or has no network, loses nothing. */
import type { AssistanceCategory } from '#contract/lists/admin/assistance-categories.ts'
import { noteFault } from '../../lib/fault-log.ts'

const KEY = 'lovoglio-assistenza'

export interface Draft {
  name: string
  email: string
  category: AssistanceCategory | ''
  subject: string
  text: string
}
export const EMPTY_DRAFT: Draft = { name: '', email: '', category: '', subject: '', text: '' }

export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const fields = Object.entries(kept as object).filter(
      ([field, value]) => field in EMPTY_DRAFT && typeof value === 'string',
    )
    return { ...EMPTY_DRAFT, ...(Object.fromEntries(fields) as Partial<Draft>) }
  } catch (fault) {
    noteFault('assistance-draft', fault)
    return EMPTY_DRAFT
  }
}

/** @param draft null once it has left */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(KEY, JSON.stringify(draft))
    else localStorage.removeItem(KEY)
  } catch (fault) {
    // Refused or full: it lasts as long as the page.
    noteFault('assistance-draft', fault)
  }
}

export type DraftErrors = Partial<Record<keyof Draft, string>>
const TEXT_MIN = 10

/** What is missing, in words. Pure. */
export function draftErrors({ name, email, category, subject, text }: Draft): DraftErrors {
  return {
    ...(!name.trim() && { name: 'Scrivi come ti chiami.' }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Scrivi un indirizzo a cui risponderti.' }),
    ...(!category && { category: 'Scegli un argomento.' }),
    ...(!subject.trim() && { subject: 'Scrivi in due parole di che si tratta.' }),
    ...(text.trim().length < TEXT_MIN && { text: 'Raccontaci qualcosa di più.' }),
  }
}
