import { describe, expect, it } from 'vitest'
import type { Conversation, Message } from '#contract/vendors/message.ts'
import type { CachePort, Command } from '../../offline/outbox/command.ts'
import { type Thread, joinPage, putMessage, threadKey } from './message-cache.ts'
import { conversationItems, messageSend, messagesRead, pendingTo } from './message-commands.ts'
import { shownDays } from './thread/shown-messages.ts'

const VILLA = '0192f0a0-0000-7000-8000-000000000001'
const ANNA = '0192f0a0-0000-7000-8000-000000000002'
const AT = '2027-02-01T10:00:00.000Z'

const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  conversationId: 'c',
  coupleId: ANNA,
  vendorId: VILLA,
  number,
  by: 'couple',
  author: 'Anna',
  text: `Riga ${number}`,
  files: [],
  createdAt: AT,
  updatedAt: AT,
  version: 1,
  ...more,
})
const numbers = (thread: Thread | undefined) => thread?.messages.map(({ number }) => number)

const conversation: Conversation = {
  id: 'c',
  coupleId: ANNA,
  vendorId: VILLA,
  couple: { names: 'Anna Lombardi e Marco Ferri', greeted: 'Anna e Marco' },
  vendor: { name: 'Villa Cipressa' },
  blocked: false,
  closed: false,
  last: { id: 'm3', by: 'vendor', author: 'Villa Cipressa', text: 'Sì', files: 0, at: AT },
  unread: { couple: 2, vendor: 0, support: 0 },
  read: { couple: 1, vendor: 3, support: 0 },
  createdAt: AT,
  updatedAt: AT,
  version: 4,
}

let order = 0
const command = (definition: { name: string }, args: unknown, createdAt = '2027-02-02T10:00:00.000Z') =>
  ({ name: definition.name, args, createdAt, order: order++ }) as unknown as Command
const send = (id: string, text: string) =>
  command(messageSend, { id, with: VILLA, name: 'Villa Cipressa', text, files: [] })

/** As much of the cache as is asked here. */
function cacheOf(thread?: Thread) {
  let kept = thread
  const invalidated: unknown[] = []
  const cache = {
    getQueryData: () => kept,
    isBeingRead: () => false,
    setQueryData: (_: unknown, updater: (now: Thread | undefined) => Thread | undefined) => {
      kept = updater(kept) ?? kept
    },
    invalidate: (key: unknown) => void invalidated.push(key),
  } as unknown as CachePort
  return { cache, thread: () => kept, invalidated }
}

describe('a conversation on the device', () => {
  it('keeps the earlier messages it has read where the newest page meets them, and drops them where it does not', () => {
    const known = { messages: [1, 2, 3].map((number) => message(number)), more: false }
    const page = (from: number, to: number) => ({
      conversation: null,
      messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
      more: from > 1,
    })
    expect(numbers(joinPage(known, page(3, 5)))).toEqual([1, 2, 3, 4, 5])
    expect(joinPage(known, page(4, 5)).more).toBe(false)
    expect(joinPage(known, page(7, 9))).toMatchObject({ more: true })
    expect(numbers(joinPage(known, page(7, 9)))).toEqual([7, 8, 9])
  })

  it('puts a message that is pushed in its place once, and asks again where one before it was missed', () => {
    const { cache, thread, invalidated } = cacheOf({ messages: [message(1), message(2)], more: false })
    putMessage(cache, VILLA, message(3))
    putMessage(cache, VILLA, message(3))
    expect(numbers(thread())).toEqual([1, 2, 3])
    expect(invalidated).toEqual([])
    putMessage(cache, VILLA, message(6))
    expect(invalidated).toEqual([threadKey(VILLA)])
  })

  it('makes nothing up of a conversation it never read', () => {
    const { cache, thread } = cacheOf()
    putMessage(cache, VILLA, message(9))
    expect(thread()).toBeUndefined()
  })
})

describe('what waits', () => {
  it('stands at the end in the order it was written, once, though the server already has some of it', () => {
    const waiting = pendingTo(VILLA, [send('b', 'Due'), send('m1', 'Uno')].toReversed())
    const [day] = shownDays(
      'couple',
      'Anna',
      [message(1, { createdAt: '2027-02-02T09:59:00.000Z' })],
      waiting,
    )
    expect(day!.messages.map(({ id, number }) => [id, number])).toEqual([
      ['m1', 1],
      ['b', undefined],
    ])
  })

  it('is the last word of the list, and begins a conversation that the server does not know', () => {
    const [item] = conversationItems('couple', [conversation], [send('x', 'Grazie')])
    expect(item).toMatchObject({ last: { text: 'Grazie', mine: true }, waiting: true, unread: 2 })
    const [begun] = conversationItems('couple', [], [send('x', 'Buongiorno')])
    expect(begun).toMatchObject({ other: VILLA, name: 'Villa Cipressa', last: { text: 'Buongiorno' } })
  })

  it('says that what was read with no network is read', () => {
    const read = command(messagesRead, { with: VILLA, name: 'Villa Cipressa', upTo: 3 })
    expect(conversationItems('couple', [conversation], [read])[0]!.unread).toBe(0)
  })
})

it('is named by who is at the other end, and says how far the other has read', () => {
  const [forCouple] = conversationItems('couple', [conversation], [])
  const [forVendor] = conversationItems('vendor', [conversation], [])
  expect(forCouple).toMatchObject({ other: VILLA, name: 'Villa Cipressa', unread: 2, readByThem: 3 })
  expect(forVendor).toMatchObject({
    other: ANNA,
    name: 'Anna Lombardi e Marco Ferri',
    unread: 0,
    readByThem: 1,
  })
  // Who answers with what was ready says their first names, as an answer that goes by itself does.
  expect(forVendor!.greeted).toBe('Anna e Marco')
})

it('what one person says within five minutes is one breath: one name, one time', () => {
  const at = (minute: number) => `2027-02-01T10:${String(minute).padStart(2, '0')}:00.000Z`
  const said = [
    message(1, { createdAt: at(0) }),
    message(2, { createdAt: at(2) }),
    message(3, { createdAt: at(20) }),
    message(4, { createdAt: at(21), author: 'Marco' }),
  ]
  const [day] = shownDays('vendor', 'Villa', said, [])
  expect(day!.messages.map(({ opens, closes }) => [opens, closes])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ])
})
