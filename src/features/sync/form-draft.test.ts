import { describe, expect, it } from 'vitest'
import { typedOver, withMeanwhile, writtenMeanwhile } from './form-draft.ts'

const saved = { title: 'Fiori', notes: 'Peonie', payments: [{ id: 'a' }] }

describe('what is typed over what is saved', () => {
  it('holds only what differs, with what it was and the version that was seen', () => {
    expect(typedOver(undefined, saved, { notes: 'Rose', title: 'Fiori' }, 3)).toEqual({
      typed: { notes: 'Rose' },
      base: { notes: 'Peonie' },
      version: 3,
    })
  })

  it('stays an edit of what was seen, whatever the partner has written since', () => {
    const draft = typedOver(undefined, saved, { payments: [{ id: 'a' }, { id: 'b' }] }, 3)
    const later = { ...saved, payments: [{ id: 'a' }, { id: 'c' }] }
    expect(typedOver(draft, later, { notes: 'Rose' }, 5)).toEqual({
      typed: { payments: [{ id: 'a' }, { id: 'b' }], notes: 'Rose' },
      base: { payments: [{ id: 'a' }], notes: 'Peonie' },
      version: 3,
    })
  })

  it('is nothing any more when it says what is saved', () => {
    const draft = typedOver(undefined, saved, { notes: 'Rose' })
    expect(typedOver(draft, saved, { notes: 'Peonie' })).toBeUndefined()
  })
})

describe('what is written elsewhere while somebody types', () => {
  const opened = { title: 'Fiori', notes: '', payments: [{ id: 'a', cents: 1 }] }
  const typing = (change: Partial<typeof opened>) => typedOver<typeof opened>(undefined, opened, change, 3)!

  it('is told of the fields that are typed in, and only of those', () => {
    const draft = typing({ title: 'Fiori bianchi' })
    expect(writtenMeanwhile(draft, opened)).toEqual([])
    expect(writtenMeanwhile(draft, { ...opened, notes: 'Peonie' })).toEqual([])
    expect(writtenMeanwhile(draft, { ...opened, title: 'Fiori rossi' })).toEqual(['title'])
    expect(writtenMeanwhile(draft, { ...opened, title: 'Fiori bianchi' })).toEqual([])
  })

  it('is taken into its field, and the others stay as they were typed', () => {
    const now = { ...opened, title: 'Fiori rossi' }
    expect(withMeanwhile(typing({ title: 'Fiori bianchi' }), now, 'title')).toBeUndefined()
    const both = typing({ title: 'Fiori bianchi', notes: 'Peonie' })
    expect(withMeanwhile(both, now, 'title')).toEqual({
      typed: { notes: 'Peonie' },
      base: { notes: '' },
      version: 3,
    })
  })

  it('is done to a list thing by thing, and told once', () => {
    const draft = typing({ payments: [...opened.payments, { id: 'b', cents: 2 }] })
    const now = { ...opened, payments: [...opened.payments, { id: 'c', cents: 3 }] }
    expect(writtenMeanwhile(draft, now)).toEqual(['payments'])
    const taken = withMeanwhile(draft, now, 'payments')!
    expect(taken.typed.payments!.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(writtenMeanwhile(taken, now)).toEqual([])
  })
})
