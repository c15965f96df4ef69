import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { putAnswer } from './put-answer.ts'

it('what was read before a write does not come over what the write answered', async () => {
  const client = new QueryClient()
  const queryKey = ['calendars']
  const read = Promise.withResolvers<string>()
  // One that nobody can call off, as an answer that is being parsed.
  const reading = client.fetchQuery({ queryKey, queryFn: () => read.promise }).catch(() => 'given up')
  await putAnswer(client, queryKey, 'as written')
  read.resolve('as it was')
  await reading
  expect(client.getQueryData(queryKey)).toBe('as written')
})
