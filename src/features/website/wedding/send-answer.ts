/** The two ways a guest's answer leaves: by the outbox, or at once where the device keeps nothing. */
import type { QueryClient } from '@tanstack/react-query'
import type { GuestAnswer } from '#contract/website/rsvp.ts'
import type { ApiClient } from '../../../api/api-client.ts'
import type { KeyFor } from '../../../api/tries.ts'
import { noteFault } from '../../../lib/fault-log.ts'
import { submitAnswer } from './guest-outbox.ts'
import { answerId, writeRecord } from './keep-record.ts'

type Said = Omit<GuestAnswer, 'id'>

/** @throws ApiError or NetworkError when it is neither kept nor sent */
export async function sendAnswer(
  client: QueryClient,
  api: ApiClient,
  keyFor: KeyFor,
  said: Said,
): Promise<void> {
  try {
    await submitAnswer(client, said)
  } catch (fault) {
    noteFault('send-answer', fault)
    await answerNow(api, keyFor, said)
  }
}

/**
 * It goes at once, or not at all. Tried again it is the same answer.
 * @throws ApiError or NetworkError when it did not go
 */
export async function answerNow(api: ApiClient, keyFor: KeyFor, said: Said): Promise<void> {
  const answer = { ...said, id: answerId(said.link) }
  await api('Couple/answerInvitation', { body: answer, idempotencyKey: keyFor(answer) })
  writeRecord({ answer, state: 'sent' })
}
