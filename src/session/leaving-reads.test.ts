import { expect, it } from 'vitest'
import { leavingReads } from './leaving-reads.ts'

/** A network that never answers. */
const asked: { address: string; signal: AbortSignal | null | undefined }[] = []
const never: typeof fetch = (address, init) => {
  asked.push({ address: String(address), signal: init?.signal })
  return new Promise((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal!.reason)),
  )
}

it('gives up what an account reads when it is left, and neither what it writes nor what anybody reads', async () => {
  const reads = leavingReads(never)
  const headers = { Authorization: 'Bearer t' }
  const own = reads.fetch('/own', { headers })
  const both = reads.fetch('/both', { headers, signal: new AbortController().signal })
  void reads.fetch('/written', { method: 'PUT', headers })
  void reads.fetch('/public', { headers: {} })
  reads.giveUp()
  await expect(own).rejects.toMatchObject({ name: 'AbortError' })
  await expect(both).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked.filter(({ signal }) => !signal?.aborted).map(({ address }) => address)).toEqual([
    '/written',
    '/public',
  ])
  // Who signs in afterwards reads as before.
  void reads.fetch('/next', { headers })
  expect(asked.at(-1)).toMatchObject({ address: '/next', signal: { aborted: false } })
})

it('begins nothing that nobody asks while an account is being left, and goes on once it is', async () => {
  const reads = leavingReads(never)
  const left = Promise.withResolvers<void>()
  asked.length = 0
  reads.giveUp(left.promise)
  await expect(reads.fetch('/tried-again', {})).rejects.toMatchObject({ name: 'AbortError' })
  void reads.fetch('/sign-out', { method: 'POST' })
  left.resolve()
  await left.promise
  void reads.fetch('/public', {})
  expect(asked.map(({ address }) => address)).toEqual(['/sign-out', '/public'])
})
