import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { newId } from '#contract/new-id.ts'
import type { GuestAnswer } from '#contract/rsvp.ts'
import type { OpenWebsite } from '#contract/website.ts'
import { useApi } from '../../api/api-context.tsx'
import { ApiError, failureText } from '../../api/api-error.ts'
import { parseRecord, readRecord, subscribeRecords, writeRecord, type RsvpRecord } from './rsvp-record.ts'
import { weddingQueries } from './wedding-queries.ts'

export type AnswerFields = Omit<GuestAnswer, 'id' | 'link'>

const loadOutbox = () => import('./guest-outbox.ts')

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
  const [failure, setFailure] = useState<string>()
  const waits = record?.state === 'waiting'
  useEffect(() => {
    // What waited when the page was last closed: sent by now, or to be sent.
    if (waits)
      void loadOutbox()
        .then(({ openGuestOutbox }) => openGuestOutbox(client))
        .catch(() => undefined)
  }, [waits, client])

  const send = async (fields: AnswerFields): Promise<boolean> => {
    const answer: GuestAnswer = { ...fields, link, id: record?.answer.id ?? newId() }
    setFailure(undefined)
    try {
      const { submitAnswer } = await loadOutbox()
      await submitAnswer(client, answer)
      return true
    } catch {
      // This device keeps nothing: it goes at once, or not at all.
      return sendNow(answer)
    }
  }
  const sendNow = async (answer: GuestAnswer): Promise<boolean> => {
    try {
      await api('Couple/answerInvitation', { body: answer, idempotencyKey: newId() })
      writeRecord({ answer, state: 'sent' })
      return true
    } catch (error) {
      setFailure(failureText(error))
      return false
    }
  }
  const isUnknown =
    code !== undefined &&
    invitation.error instanceof ApiError &&
    [400, 404, 410].includes(invitation.error.status)
  return {
    invitation: invitation.data,
    isUnknown,
    answer: answerOf(record, invitation.data?.answer),
    record,
    failure,
    send,
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
