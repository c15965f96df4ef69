import { useQuery } from '@tanstack/react-query'
import type { AccountConversations } from '#contract/vendors/message.ts'
import { useApi } from '../../api/api-context.tsx'
import { ago } from '../../lib/ago.ts'
import { plural } from '../../lib/text.ts'
import { Nothing, Part, RecordList, RecordRow } from '../../lists/record/part.tsx'
import { REPORT_WORDS } from './report-words.ts'

/**
 * In the record of an account: what it wrote to us, and its conversations that somebody reported. The others nobody here reads.
 * @param recordKey of the record it stands in, which a write makes old as a whole
 */
export function ConversationsPart({
  kind,
  id,
  recordKey,
}: {
  kind: 'couple' | 'vendor'
  id: string
  recordKey: readonly unknown[]
}) {
  const api = useApi()
  const query = useQuery({
    queryKey: [...recordKey, 'conversations'],
    queryFn: ({ signal }) => api('Messages/getAccountConversations', { query: { kind, id }, signal }),
  })
  return (
    <Part title="Conversazioni" query={query}>
      {({ support, reported }) =>
        !support && reported.length === 0 ? (
          <Nothing>Non ci hanno scritto, e nessuno ne ha segnalate.</Nothing>
        ) : (
          <RecordList>
            {support && (
              <RecordRow href={`/admin/chat-support?c=${support.id}`} title="Con l’assistenza">
                {supportWords(support)}
              </RecordRow>
            )}
            {reported.map((report) => (
              <RecordRow
                key={report.id}
                href={
                  report.closedAt === null
                    ? `/admin/chat-support?queue=reported&c=${report.conversationId}`
                    : undefined
                }
                title={`Con ${report.name}`}
              >
                {reportWords(report)}
              </RecordRow>
            ))}
          </RecordList>
        )
      }
    </Part>
  )
}

const supportWords = ({ messages, waits, at }: NonNullable<AccountConversations['support']>): string =>
  `${plural(messages, 'messaggio', 'messaggi')} · ${waits ? 'aspetta una risposta, ha scritto' : 'l’ultimo nostro,'} ${ago(at)}`

const reportWords = ({ byThem, kind, at, closedAt }: AccountConversations['reported'][number]): string =>
  [
    `${byThem ? 'Segnalata da qui' : 'Segnalata dall’altra parte'} ${ago(at)}: «${REPORT_WORDS[kind]}»`,
    ...(closedAt === null ? [] : [`chiusa ${ago(closedAt)}`]),
  ].join(' · ')
