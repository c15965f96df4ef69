import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { planEntityOf } from '../../plan/entities.ts'
import { cachedEntityOf } from './cached-queries.ts'

const TASKS = planEntityOf('task')!.key
const COUPLE = ['couple', 'mine']
const music = { id: 't1', title: 'Musica dal vivo', version: 2 }

it('a thing that comes back after what speaks of it was drawn is told of', async () => {
  const client = new QueryClient()
  client.setQueryData(TASKS, [{ id: 't2', title: 'Torta', version: 1 }])
  const cached = cachedEntityOf(client, 'task', 't1')
  const drawn: unknown[] = [cached.get()]
  const stop = cached.subscribe(() => drawn.push(cached.get()))
  client.setQueryData<unknown[]>(TASKS, (list) => [...list!, music])
  await expect.poll(() => drawn).toEqual([undefined, music])
  client.setQueryData(TASKS, [])
  await expect.poll(() => drawn).toEqual([undefined, music, undefined])
  stop()
})

it('so is one whose list is read for the first time, and the one a couple has', async () => {
  const client = new QueryClient()
  const [one, couple] = [cachedEntityOf(client, 'task', 't1'), cachedEntityOf(client, 'couple', 'c')]
  const told = vi.fn<(what: unknown) => void>()
  one.subscribe(() => told(one.get()))
  couple.subscribe(() => told(couple.get()))
  await client.prefetchQuery({ queryKey: TASKS, queryFn: () => [music] })
  await expect.poll(() => told.mock.calls).toContainEqual([music])
  client.setQueryData(COUPLE, { id: 'c' })
  await expect.poll(() => told.mock.calls).toContainEqual([{ id: 'c' }])
  client.clear()
  await expect.poll(() => told.mock.lastCall).toEqual([undefined])
})

it('what changes no data is not told', async () => {
  const client = new QueryClient()
  client.setQueryData(TASKS, [music])
  const told = vi.fn<() => void>()
  cachedEntityOf(client, 'task', 't1').subscribe(told)
  await client.invalidateQueries({ queryKey: TASKS })
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).not.toHaveBeenCalled()
})
