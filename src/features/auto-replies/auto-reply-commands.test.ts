import { describe, expect, it } from 'vitest'
import type { AutoReplies } from '#contract/vendors/auto-replies.ts'
import { type AutoReplyFields, EMPTY_AUTO_REPLIES } from '#contract/vendors/auto-reply.ts'
import type { Command } from '../../offline/outbox/command.ts'
import { recordChange } from '../../plan/record-change.ts'
import { applyAutoReplies, autoRepliesSet } from './auto-reply-commands.ts'

const LISTS = ['keywords', 'holidays'] as const
const holiday = (id: string, day: string) => ({ id, from: day, to: day })
const [may, june, july] = [
  holiday('may', '2027-05-01'),
  holiday('june', '2027-06-02'),
  holiday('july', '2027-07-03'),
]

const words = (version: number, fields: Partial<AutoReplyFields>) =>
  ({ ...EMPTY_AUTO_REPLIES, ...fields, id: 'villa', vendorId: 'villa', version }) as AutoReplies
const waiting = (changes: object, order = 1) =>
  ({ name: autoRepliesSet.name, order, args: { id: 'villa', changes } }) as Command
const change = (
  now: AutoReplyFields,
  wanted: Partial<AutoReplyFields>,
  seen: Partial<AutoReplyFields> = {},
) => recordChange(now, wanted, seen, LISTS)

describe('a list that two devices write', () => {
  it('shows what the other one added beside what waits here, and what is done next leaves it there', () => {
    const { changes } = change(words(1, {}), { holidays: [june] })
    const shown = applyAutoReplies(words(2, { holidays: [may] }), [waiting(changes)])
    expect(shown).toMatchObject({ holidays: [may, june], version: 2 })
    const next = change(shown, { holidays: [...shown.holidays, july] })
    expect(next.changes).toEqual({ holidays: { put: [july] } })
    expect(next.inverse).toEqual({ holidays: { remove: ['july'] } })
  })

  it('keeps what the other one added and took out while one typed in it', () => {
    const reply = (id: string, text: string) => ({ id, words: [id], text })
    const [price, park, dogs] = [reply('price', ''), reply('park', 'Sì'), reply('dogs', 'Sì')]
    const seen = { keywords: [price, park] }
    const typed = [{ ...price, text: 'Da 5.800 €.' }, park]
    const now = words(2, { keywords: [price, dogs] })
    const { changes } = change(now, { keywords: typed }, seen)
    expect(changes).toEqual({ keywords: { put: [typed[0]] } })
    expect(applyAutoReplies(now, [waiting(changes)]).keywords).toEqual([typed[0], dogs])
  })

  it('puts back in its place what was taken out', () => {
    const now = words(1, { holidays: [may, june, july] })
    const { changes, inverse } = change(now, { holidays: [may, july] })
    const shown = applyAutoReplies(now, [waiting(changes), waiting(inverse, 2)])
    expect(shown.holidays).toEqual([may, june, july])
  })

  it('takes the whole lists that an older build left waiting, and the hours, which have no ids', () => {
    const shown = applyAutoReplies(words(2, { holidays: [may] }), [waiting({ holidays: [june], hours: [] })])
    expect(shown).toMatchObject({ holidays: [june], hours: [] })
  })
})
