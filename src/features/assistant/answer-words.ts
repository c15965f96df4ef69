import { plainText } from '../../lib/markdown.ts'
import type { Answered } from './conversation.ts'

/** What is read aloud when an answer has ended: all of it, once. */
export function endWords({ state, text, fault, vendors, tasks }: Answered): string {
  const cards = [
    ...(vendors ? [`${vendors.cards.length} fornitori in elenco.`] : []),
    ...(tasks.length > 0 ? [`${tasks.length} attività proposte.`] : []),
  ]
  const ending = state === 'stopped' ? 'Risposta fermata.' : state === 'failed' ? (fault ?? '') : ''
  return ['Risposta:', plainText(text), ...cards, ending].filter(Boolean).join(' ')
}
