import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../../../offline/outbox/command.ts'
import { editBody } from '../../../offline/outbox/edit-body.ts'
import { sendAgain, waysBack } from './ways-back.ts'

const refused = (code: string, args: object = {}) =>
  ({
    id: 'c',
    name: 'task.update',
    args: { id: 'a', title: 'Fedi', changes: { notes: 'oro' }, ...args },
    failure: { code, detail: '', at: '' },
  }) as unknown as Command
const outbox = () => ({ retry: vi.fn(async () => undefined), edit: vi.fn(async () => ({}) as Command) })

describe('an edit that was refused', () => {
  it('brings back what was deleted, with itself', async () => {
    const { retry, edit } = outbox()
    await sendAgain({ retry, edit }, refused('deleted'))
    expect(retry).not.toHaveBeenCalled()
    const args = { id: 'a', title: 'Fedi', changes: { notes: 'oro' }, revive: true as const }
    expect(edit).toHaveBeenCalledWith('c', args)
    expect(editBody(args.changes, 3, args)).toEqual({ notes: 'oro', baseVersion: 3, revive: true })
  })

  it('goes over what was written since, when it is an undo and that is wanted', async () => {
    const { retry, edit } = outbox()
    await sendAgain({ retry, edit }, refused('conflict', { undo: true }))
    expect(edit).toHaveBeenCalledWith('c', { id: 'a', title: 'Fedi', changes: { notes: 'oro' } })
  })

  it('is sent as it is for any other reason', async () => {
    const { retry, edit } = outbox()
    await sendAgain({ retry, edit }, refused('rule_broken'))
    expect(retry).toHaveBeenCalledWith('c')
    expect(waysBack(refused('conflict'))).toBe('again')
  })
})
