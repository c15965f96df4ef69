/** Why a conversation is reported, in words. */
import type { MessageReportKind } from '#contract/lists/vendors/message-words.ts'

export const REPORT_WORDS: Record<MessageReportKind, string> = {
  offensive: 'È offensiva o minacciosa',
  fraud: 'Chiede soldi fuori di qui, o sembra un inganno',
  advertising: 'È pubblicità che non abbiamo chiesto',
  personal: 'Contiene dati o foto di altre persone',
  other: 'Altro',
}
