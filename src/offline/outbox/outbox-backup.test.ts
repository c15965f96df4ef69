import { expect, it } from 'vitest'
import { asRestored } from './outbox-backup.ts'
import { testCommand } from './test-command.ts'

const edit = (id: string, body: object) =>
  testCommand(id, {
    entity: { kind: 'task', id: '1' },
    request: { method: 'PUT', path: '/api/Couple/updateTaskCouple/1', body },
  })

it('says of an edit that it comes back from a file, and not of one that builds upon it', () => {
  const restored = asRestored([
    edit('1', { notes: 'venerdì', baseVersion: 1 }),
    edit('2', { notes: 'venerdì alle dieci', baseVersion: 1 }),
    edit('3', { title: 'Sarta', notes: 'venerdì alle undici', baseVersion: 1 }),
    edit('4', { category: 'altro', baseVersion: 1 }),
  ])
  expect(restored.map(({ request }) => (request.body as { restored?: true }).restored)).toEqual([
    true,
    undefined,
    undefined,
    true,
  ])
})

it('says it of the website too, whose edits are posted', () => {
  const website = testCommand('1', {
    entity: { kind: 'website', id: '1' },
    request: {
      method: 'POST',
      path: '/api/Couple/updateWebSiteWedding/1',
      body: { welcome: 'Benvenuti', baseVersion: 4 },
    },
  })
  expect(asRestored([website])[0]!.request.body).toMatchObject({ restored: true })
})

it('leaves alone what is no edit of something that was there', () => {
  const made = testCommand('1', {
    request: { method: 'POST', path: '/api/Couple/addTaskCouple', body: { title: 'Fedi' } },
  })
  const gone = testCommand('2', { request: { method: 'DELETE', path: '/api/Couple/deleteTaskCouple/1' } })
  expect(asRestored([made, gone])).toEqual([made, gone])
})
