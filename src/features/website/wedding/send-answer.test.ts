import { expect, it } from 'vitest'
import type { ApiClient } from '../../../api/api-client.ts'
import { NetworkError } from '../../../api/api-error.ts'
import { createTries } from '../../../api/tries.ts'
import { answerNow } from './send-answer.ts'

const said = { attending: true, name: 'Zia Pina', companions: [], diet: '', message: '', link: 'generale' }

/** A server that has each answer, of which the first is lost. */
function server() {
  const heard: { id: string; key: string; name: string }[] = []
  const api = (async (
    _call: string,
    { body, idempotencyKey }: { body: typeof said & { id: string }; idempotencyKey: string },
  ) => {
    heard.push({ id: body.id, key: idempotencyKey, name: body.name })
    if (heard.length === 1) throw new NetworkError(new Error('lost'))
    return { answeredAt: '2026-11-24T10:00:00.000Z' }
  }) as unknown as ApiClient
  return { api, heard }
}

it('is one answer on a device that keeps nothing, however often it is tried', async () => {
  const { api, heard } = server()
  const { keyFor } = createTries()
  await expect(answerNow(api, keyFor, said)).rejects.toThrow(NetworkError)
  await answerNow(api, keyFor, said)
  expect(heard[1]).toEqual(heard[0])
})

it('is corrected under its id and another key, even where the first was lost', async () => {
  const { api, heard } = server()
  const { keyFor } = createTries()
  await expect(answerNow(api, keyFor, { ...said, link: 'altro' })).rejects.toThrow(NetworkError)
  await answerNow(api, keyFor, { ...said, link: 'altro', name: 'Giuseppina' })
  expect(heard[1]!.id).toBe(heard[0]!.id)
  expect(heard[1]!.key).not.toBe(heard[0]!.key)
})
