import { plural } from '../../lib/text.ts'
import { plainText } from '../../lib/markdown.ts'
import type { Answered } from './conversation.ts'

/** What is read aloud when an answer has ended: all of it, once. */
export function endWords({ state, text, fault, vendors, tasks }: Answered): string {
  const cards = [
    ...(vendors ? [`${plural(vendors.cards.length, 'fornitore', 'fornitori')} in elenco.`] : []),
    ...(tasks.length > 0 ? [`${plural(tasks.length, 'attività proposta', 'attività proposte')}.`] : []),
  ]
  const ending = state === 'stopped' ? 'Risposta fermata.' : state === 'failed' ? (fault ?? '') : ''
  return ['Risposta:', plainText(text), ...cards, ending].filter(Boolean).join(' ')
}
