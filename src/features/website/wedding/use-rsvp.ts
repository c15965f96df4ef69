import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { placesOf } from '#contract/website/heads.ts'
import type { GuestAnswer } from '#contract/website/rsvp.ts'
import type { OpenWebsite } from '#contract/website/website.ts'
import { useApi } from '../../../api/api-context.tsx'
import { ApiError, unreached } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { heard } from '../../../lib/fault-log.ts'
import { hasGuestStore } from '../../../offline/store-names.ts'
import { parseRecord, readRecord, subscribeRecords, type RsvpRecord } from './rsvp-record.ts'
import { readKey } from './wedding-keys.ts'
import { weddingQueries } from './wedding-queries.ts'

export type AnswerFields = Omit<GuestAnswer, 'id' | 'link' | 'key'>

/** Whether an invitation is for one person and nobody with them: then one is spoken to. */
export function useIsAlone(code: string | undefined): boolean {
  const { data } = useQuery({
    ...weddingQueries.invitation(useApi(), code ?? ''),
    enabled: code !== undefined,
  })
  return data !== undefined && placesOf(data) === 1
}

/** A guest's invitation and answer, wherever the answer is: at the server, on its way, or still here. */
export function useRsvp(site: OpenWebsite, code: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const link = code ?? site.id
  const invitation = useQuery({ ...weddingQueries.invitation(api, code ?? ''), enabled: code !== undefined })
  const text = useSyncExternalStore(
    subscribeRecords,
    () => readRecord(link),
    () => null,
  )
  const record = useMemo(() => parseRecord(text), [text])
  const waits = record?.state === 'waiting'
  useEffect(() => {
    // What waited when the page was last closed: sent by now, or to be sent. The database knows, whatever is noted.
    const goOn = async () => {
      if (waits || (await hasGuestStore())) await (await import('./guest-outbox.ts')).openGuestOutbox(client)
    }
    void goOn().catch(heard('use-rsvp'))
  }, [waits, client])

  const call = useCall(async (keyFor, fields: AnswerFields) => {
    const key = code === undefined ? readKey(site.id) : null
    const { sendAnswer } = await import('./send-answer.ts').catch(unreached)
    await sendAnswer(client, api, keyFor, { ...fields, link, ...(key ? { key } : {}) })
  })
  const isUnknown =
    code !== undefined &&
    invitation.error instanceof ApiError &&
    [400, 404, 410].includes(invitation.error.status)
  return {
    invitation: invitation.data,
    isUnknown,
    answer: answerOf(record, invitation.data?.answer),
    record,
    call,
  }
}

/** What waits or was refused here comes before what the server has; the server's before what this device remembers. */
function answerOf(
  record: RsvpRecord | undefined,
  known: AnswerFields | null | undefined,
): AnswerFields | undefined {
  if (record && record.state !== 'sent') return record.answer
  return known ?? record?.answer
}
