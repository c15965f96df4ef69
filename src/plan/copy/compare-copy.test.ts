import { expect, test } from 'vitest'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { PendingBackup } from '../../offline/outbox/outbox-backup.ts'
import { createZip } from '../../lib/zip/zip-writer.ts'
import { compareCopy } from './compare-copy.ts'
import type { CopyParts, PlanCopy } from './copy-format.ts'
import { readCopy } from './read-copy.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
const task = (last: number, version = 1): CoupleTask => ({
  id: `0192f0a0-0000-7000-8000-00000000001${last}`,
  coupleId: COUPLE,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  version,
  title: `Attività ${last}`,
  notes: '',
  category: 'fiori',
  dueDate: null,
  done: false,
  doneAt: null,
  assignee: null,
  vendorId: null,
  position: `a${last}`,
  fromTemplate: null,
})
const pendingOf = (...ids: string[]) =>
  ({
    format: 'lovoglio-outbox',
    formatVersion: 1,
    exportedAt: NOW.toISOString(),
    commands: ids.map((id) => ({ id })),
  }) as unknown as PendingBackup
const copyOf = (parts: object, pending = pendingOf()): PlanCopy => ({
  format: 'lovoglio-copy',
  formatVersion: 2,
  protocolVersion: 1,
  exportedAt: NOW.toISOString(),
  accountId: COUPLE,
  parts: parts as CopyParts,
  fromDevice: [],
  incomplete: [],
  files: [],
  absent: [],
  pending,
  waiting: [],
})
/** As the app wrote them before there were pictures in them. */
const oldCopyOf = (tasks: readonly object[], pending = pendingOf()) => ({
  format: 'lovoglio-copy',
  formatVersion: 1,
  protocolVersion: 1,
  exportedAt: NOW.toISOString(),
  accountId: COUPLE,
  tasks,
  pending,
})
const fileOf = (content: unknown) => new Blob([JSON.stringify(content)])
async function zipOf(files: Readonly<Record<string, unknown>>): Promise<Blob> {
  const zip = createZip(NOW)
  for (const [path, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    await zip.add(path, new Blob([text]), 'text')
  }
  return zip.close()
}
const nothingHere = () => false
const compare = (copy: PlanCopy, now: object, isHere = nothingHere as (id: string) => boolean) =>
  compareCopy(copy, now as CopyParts, isHere)
const names = (some: readonly { name: string }[] | undefined) => some?.map(({ name }) => name)

test('what the plan has lost since is found, and what changed since is told apart', () => {
  const copy = copyOf({ task: [task(1), task(2), task(3)] })
  const found = compare(copy, { task: [task(1), { ...task(2, 4), title: 'Di oggi' }, task(5)] })
  expect(names(found.missing.task)).toEqual(['Attività 3'])
  expect(names(found.changed.task)).toEqual(['Attività 2'])
})

test('what differs comes back as an edit on the version of the copy, which says that it comes from a file', () => {
  const live = { ...task(2, 4), title: 'Di oggi', notes: 'Scritta dopo' }
  const [back] = compare(copyOf({ task: [{ ...task(2, 3), notes: 'Scritta dopo' }] }), { task: [live] })
    .changed.task!
  expect(back!.submission.baseVersion).toBe(3)
  // The notes are the same in both: nothing is said of them.
  expect(back!.submission.args).toMatchObject({ restored: true, changes: { title: 'Attività 2' } })
  const { definition, args, baseVersion } = back!.submission
  expect(definition.request(args, baseVersion).body).toEqual({
    title: 'Attività 2',
    baseVersion: 3,
    restored: true,
  })
})

test('of a list within, what was added since the copy stays', () => {
  const payment = (last: number, amountCents: number) => ({
    id: task(last).id,
    label: '',
    kind: 'acconto',
    amountCents,
    dueDate: null,
    paidAt: null,
    paidBy: null,
  })
  const item = { ...task(1), category: 'fiori', estimatedCents: 0, actualCents: null, supplierContact: {} }
  const kept = { ...item, payments: [payment(2, 100), payment(3, 300)] }
  const live = { ...item, version: 5, payments: [payment(2, 900), payment(4, 400)] }
  const [back] = compare(copyOf({ budgetItem: [kept] }), { budgetItem: [live] }).changed.budgetItem!
  expect((back!.submission.args as { changes: object }).changes).toEqual({
    payments: { put: [payment(2, 100), payment(3, 300)] },
  })
})

test('a version of its own with the same words is no difference', () => {
  const found = compare(copyOf({ task: [task(2)] }), { task: [task(2, 9)] })
  expect([found.changed, found.missing]).toEqual([{}, {}])
})

test('what an undo has made again under another id is not missing', () => {
  const again = { ...task(7), title: 'Attività 3' }
  expect(compare(copyOf({ task: [task(3)] }), { task: [again] }).missing).toEqual({})
})

test('a part this device has never read is not called missing', () => {
  expect(compare(copyOf({ task: [task(1)] }), {}).missing).toEqual({})
})

test('a vendor saved again under another id is not missing', () => {
  const favorite = (id: string) => ({ id, vendorId: 'v', version: 1 }) as Favorite
  const copy = copyOf({ favorite: [favorite('a')] })
  expect(compare(copy, { favorite: [favorite('b')] }).missing).toEqual({})
  expect(compare(copy, { favorite: [] }).missing.favorite).toHaveLength(1)
})

test('the website of a couple that has none any more comes back by its first change', () => {
  const website = { id: COUPLE, coupleId: COUPLE, version: 7, title: 'Anna e Marco', story: [] }
  const [back] = compare(copyOf({ weddingWebsite: [website] }), { weddingWebsite: [] }).missing
    .weddingWebsite!
  expect(back!.submission).toMatchObject({
    args: { id: COUPLE, changes: { title: 'Anna e Marco' } },
    baseVersion: 0,
  })
})

test('the couple’s own words come back, and its photo where the copy has it', () => {
  const couple = { id: COUPLE, version: 3, partners: [], style: 'Campagna', photo: { id: task(8).id } }
  const live = { ...couple, version: 6, style: 'Mare', photo: null }
  const changesIn = (files: object[]) => {
    const copy = { ...copyOf({ couple: [couple] }), files } as PlanCopy
    return (compare(copy, { couple: [live] }).changed.couple![0]!.submission.args as { changes: object })
      .changes
  }
  expect(changesIn([])).toEqual({ style: 'Campagna' })
  expect(changesIn([{ id: task(8).id }])).toEqual({ style: 'Campagna', photo: { fileId: task(8).id } })
})

test('what others have written too is counted, and brought back by nobody', () => {
  const thing = { id: task(1).id, version: 1 }
  const parts = { booking: [thing], message: [thing, thing], rsvpAnswer: [thing], ownReview: [] }
  const found = compare(copyOf(parts), { booking: [], message: [], rsvpAnswer: [] })
  expect(found.missing).toEqual({})
  expect(found.readOnly).toEqual([
    ['booking', 1],
    ['message', 2],
    ['rsvpAnswer', 1],
  ])
})

test('edits that still wait here are not brought twice', () => {
  const found = compare(copyOf({}, pendingOf('a', 'b')), {}, (id) => id === 'a')
  expect(found.waiting).toBe(1)
})

test('a copy comes back from its file as it went, also when somebody has packed it again', async () => {
  const copy = copyOf(
    { task: [task(1)], message: [{ id: task(2).id, version: 1, text: 'Ciao' }] },
    pendingOf('a'),
  )
  expect((await readCopy(await zipOf({ 'LEGGIMI.txt': 'Ciao', 'copia.json': copy }), COUPLE)).copy).toEqual(
    copy,
  )
  const again = await zipOf({
    'lovoglio/copia.json': copy,
    'lovoglio/foto/0001.webp': 'foto',
    '__MACOSX/lovoglio/._copia.json': 'x',
  })
  const opened = await readCopy(again, COUPLE)
  expect(opened.copy).toEqual(copy)
  expect(await (await opened.read('foto/0001.webp', 100))!.text()).toBe('foto')
  expect(await opened.read('foto/0002.webp', 100)).toBeUndefined()
})

test('a copy of the first app is read still, with what its things had not yet', async () => {
  const { assignee: _, ...older } = task(1)
  const favorite = {
    id: task(2).id,
    coupleId: COUPLE,
    version: 1,
    vendorId: task(3).id,
    status: 'saved',
    note: '',
  }
  const old = {
    ...oldCopyOf([older], pendingOf('a')),
    favorites: [favorite],
    weddingBudget: null,
    plan: {
      invitation: [
        { id: task(4).id, coupleId: COUPLE, version: 1, code: 'c', name: 'Zia', maxCompanions: 1 },
      ],
    },
    beside: { bookings: [{ id: task(5).id, version: 1 }] },
  }
  const { copy } = await readCopy(fileOf(old), COUPLE)
  expect(copy.parts).toMatchObject({
    task: [task(1)],
    weddingBudget: [],
    favorite: [favorite],
    booking: [{}],
  })
  expect(copy.parts.invitation).toHaveLength(1)
  expect(copy.pending.commands).toHaveLength(1)
})

const code = (wanted: string) => expect.objectContaining({ code: wanted })

test('the edits alone, as the sign-out saves them, are a copy too, of their own couple only', async () => {
  const saved = fileOf({ ...pendingOf('a'), accountId: COUPLE })
  expect((await readCopy(saved, COUPLE)).copy.pending.commands).toHaveLength(1)
  await expect(readCopy(saved, task(9).id)).rejects.toEqual(code('other_account'))
  // One that does not say whose it is would take somebody's edits into another wedding.
  await expect(readCopy(fileOf(pendingOf('a')), COUPLE)).rejects.toEqual(code('not_a_copy'))
})

const json = (content: unknown) => async () => fileOf(content)
const zip = (content: unknown) => () => zipOf({ 'copia.json': content })
test.each<[string, () => Promise<Blob>, string]>([
  ['not JSON', async () => new Blob(['ciao']), 'not_a_copy'],
  ['another file', json({ format: 'altro' }), 'not_a_copy'],
  ['nothing but null', json(null), 'not_a_copy'],
  ['an entity out of shape', json(oldCopyOf([{ id: 'x' }])), 'not_a_copy'],
  ['a newer app’s', json({ ...oldCopyOf([]), formatVersion: 3 }), 'newer_app'],
  ['another couple’s', json({ ...oldCopyOf([]), accountId: task(9).id }), 'other_account'],
  ['a ZIP of something else', () => zipOf({ 'foto.txt': 'x' }), 'not_a_copy'],
  [
    'a ZIP with two copies',
    () => zipOf({ 'copia.json': copyOf({}), 'a/copia.json': copyOf({}) }),
    'not_a_copy',
  ],
  ['a ZIP with a name that leads out', () => zipOf({ 'copia.json': copyOf({}), '../x': 'x' }), 'not_a_copy'],
  ['a ZIP whose copy is no JSON', zip('ciao'), 'not_a_copy'],
  ['a ZIP that unpacks to a hundred megabytes', zip(' '.repeat(100 * 1024 * 1024)), 'too_large'],
  ['a newer ZIP', zip({ ...copyOf({}), formatVersion: 3 }), 'newer_app'],
  ['a ZIP of another wedding', zip({ ...copyOf({}), accountId: task(9).id }), 'other_account'],
  ['a thing of another wedding', zip(copyOf({ task: [{ ...task(1), coupleId: task(9).id }] })), 'not_a_copy'],
  ['a text where a list is', zip(copyOf({ task: 'tutte' })), 'not_a_copy'],
  ['a number for a title', zip(copyOf({ task: [{ ...task(1), title: 7 }] })), 'not_a_copy'],
  ['a payment without shape', zip(copyOf({ budgetItem: [{ ...task(1), payments: ['x'] }] })), 'not_a_copy'],
  ['a file that is none', zip({ ...copyOf({}), files: [{ id: 'x' }] }), 'not_a_copy'],
  ['edits that are none', zip({ ...copyOf({}), pending: { commands: 'x' } }), 'not_a_copy'],
])('%s is refused for what it is', async (_, made, wanted) => {
  await expect(readCopy(await made(), COUPLE)).rejects.toEqual(code(wanted))
})
