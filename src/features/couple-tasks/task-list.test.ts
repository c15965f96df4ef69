import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { Id, isDerivedId } from '#contract/kit/ids.ts'
import { newId } from '#contract/kit/new-id.ts'
import { tasksFor } from '#contract/lists/plan/task-template.ts'
import { describe, expect, it } from 'vitest'
import { countFilters, filterTasks, isLate } from './task-filter.ts'
import { parseTaskSearch } from './task-search.ts'
import { categoryProgress } from './task-progress.ts'
import { groupByMonth, monthLister, positionForDay, siblingsOf } from './task-groups.ts'
import { movesForDate, tasksToFillIn, templateKey } from './task-plan.ts'

const TODAY = '2026-11-21'
const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
let made = 0
const task = (fields: Partial<CoupleTask>): CoupleTask => ({
  id: `t${(made += 1)}`,
  coupleId: 'c',
  title: 'Attività',
  notes: '',
  category: 'altro',
  dueDate: null,
  done: false,
  doneAt: null,
  assignee: null,
  vendorId: null,
  position: `a${made % 10}`,
  fromTemplate: null,
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  version: 1,
  ...fields,
})

const late = task({ title: 'In ritardo', dueDate: '2026-10-15' })
const doneThisMonth = task({ title: 'Fatta', dueDate: '2026-11-02', done: true })
const doneLongAgo = task({ title: 'Fatta da tempo', dueDate: '2026-08-02', done: true })
const nextMonth = task({ title: 'Dicembre', dueDate: '2026-12-10', assignee: 'one' })
const far = task({ title: 'Lontana', dueDate: '2027-03-01', assignee: 'both', category: 'stile' })
const undated = task({ title: 'Quando capita', assignee: 'two' })
const all = [late, doneThisMonth, doneLongAgo, nextMonth, far, undated]

describe('what is looked at', () => {
  it('holds in "adesso" what is late, this month and the next, done or not', () => {
    expect(filterTasks(all, {}, TODAY)).toEqual([late, doneThisMonth, nextMonth])
  })

  it('holds in "poi" what is left to do after, and what has no day', () => {
    expect(filterTasks(all, { view: 'later' }, TODAY)).toEqual([far, undated])
  })

  it('leaves no undone task out of both', () => {
    const seen = [...filterTasks(all, {}, TODAY), ...filterTasks(all, { view: 'later' }, TODAY)]
    expect(seen).toEqual(expect.arrayContaining(all.filter((other) => !other.done)))
  })

  it('reaches the first month that has something when all is far away', () => {
    expect(filterTasks([far, undated], {}, TODAY)).toEqual([far])
  })

  it('shows what is undated when nothing has a day yet', () => {
    expect(filterTasks([undated], {}, TODAY)).toEqual([undated])
  })

  it('keeps what one partner does with what both do', () => {
    expect(filterTasks(all, { view: 'all', who: 'one' }, TODAY)).toEqual([nextMonth, far])
    expect(filterTasks(all, { view: 'all', who: 'none' }, TODAY)).toContain(late)
  })

  it('searches all of it, without accents and capitals', () => {
    const visit = task({ title: 'Visitare la Città', done: true })
    expect(filterTasks([...all, visit], { q: 'citta' }, TODAY)).toEqual([visit])
  })

  it('finds what is late by its state', () => {
    expect(filterTasks(all, { state: 'late' }, TODAY)).toEqual([late])
    expect(isLate(task({ dueDate: TODAY }), TODAY)).toBe(false)
  })

  it('reads only what makes sense from an address', () => {
    expect(parseTaskSearch({ view: 'boh', who: 'two', q: 12, state: 'late', x: 1 })).toEqual({
      who: 'two',
      q: '12',
      state: 'late',
    })
    expect(countFilters({ who: 'two', state: 'late', q: 'x' })).toBe(2)
  })
})

describe('the list by category', () => {
  it('counts each category once, the known in their order and the couple’s own last', () => {
    const own = task({ category: 'Nonna', done: true })
    expect(categoryProgress([own, ...all])).toEqual([
      { slug: 'stile', done: 0, total: 1 },
      { slug: 'altro', done: 2, total: 5 },
      { slug: 'Nonna', done: 1, total: 1 },
    ])
  })
})

describe('the list by month', () => {
  it('counts the whole month, names it, and puts what has no day last', () => {
    const groups = groupByMonth([undated, nextMonth, far], all, TODAY)
    expect(groups.map((group) => group.title)).toEqual(['Dicembre', 'Marzo 2027', 'Senza data'])
    const november = groupByMonth([doneThisMonth], all, TODAY)[0]!
    expect(november).toMatchObject({ title: 'Novembre', done: 1, total: 1 })
  })

  it('puts what is done last where all is shown: in its month, and months of nothing else after the others', () => {
    const old = ['2026-10-01', '2026-11-02', '2026-11-01'].map((dueDate, index) =>
      task({ dueDate, done: index < 2, position: `a${index}` }),
    )
    const read = (last: boolean) =>
      groupByMonth(old, old, TODAY, last).map(({ key, tasks }) => [key, tasks.map(({ done }) => done)])
    expect(read(false)).toEqual([
      ['2026-10', [true]],
      ['2026-11', [true, false]],
    ])
    expect(read(true)).toEqual([
      ['2026-11', [false, true]],
      ['2026-10', [true]],
    ])
  })

  it('leaves a month alone whose tasks are the same', () => {
    const list = monthLister()
    const before = list([undated, nextMonth], [undated, nextMonth], TODAY)
    const ticked = { ...nextMonth, done: true }
    const after = list([undated, ticked], [undated, ticked], TODAY)
    expect(after[0]).toMatchObject({ title: 'Dicembre', done: 1, tasks: [ticked] })
    expect(after[1]).toBe(before[1])
  })

  it('puts a new day after the last that is due by then', () => {
    const first = task({ dueDate: '2026-12-01', position: 'a1' })
    const second = task({ dueDate: '2026-12-20', position: 'a2' })
    const key = positionForDay([first, second], { id: 'new', dueDate: '2026-12-10' })
    expect(key > 'a1' && key < 'a2').toBe(true)
    expect(siblingsOf([first, second, far], { dueDate: '2026-12-31' })).toEqual([first, second])
  })
})

describe('the template in the list', () => {
  const wedding = { ceremony: 'civile', weddingDate: '2027-06-12' } as const
  const filled = tasksToFillIn(COUPLE, wedding, [], TODAY).map((added) => task(added as Partial<CoupleTask>))

  it('fills the list in with dates, in order, each with its own id', () => {
    expect(filled.length).toBeGreaterThanOrEqual(50)
    expect(new Set(filled.map((other) => other.id)).size).toBe(filled.length)
    expect(filled.every((other) => other.dueDate! >= TODAY)).toBe(true)
    expect(filled.map((other) => other.position)).toEqual(filled.map((other) => other.position).toSorted())
  })

  it('has the same ids on the phones of both partners, and others for another couple', () => {
    const ids = (couple: string, day: string) => tasksToFillIn(couple, wedding, [], day).map(({ id }) => id)
    expect(ids(COUPLE, '2026-12-24')).toEqual(ids(COUPLE, TODAY))
    expect(ids(newId(), TODAY)).not.toContain(ids(COUPLE, TODAY)[0])
    for (const id of ids(COUPLE, TODAY)) expect(Id.safeParse(id).success && isDerivedId(id), id).toBe(true)
  })

  it('adds nothing twice', () => {
    expect(tasksToFillIn(COUPLE, wedding, filled, TODAY)).toEqual([])
  })

  it('moves what stands on the template’s day to its new day, and what was moved by hand by as much', () => {
    const moved = filled.map((other, index) =>
      index === filled.length - 1 ? { ...other, dueDate: '2027-06-20' } : other,
    )
    const after = { ...wedding, weddingDate: '2027-09-11' }
    const moves = movesForDate(moved, wedding, after, TODAY)
    const planned = new Map(tasksFor({ ...after, today: TODAY }).map((other) => [other.key, other.dueDate]))
    const byHand = moves.find((move) => move.task.id === moved.at(-1)!.id)!
    expect(byHand.dueDate).toBe('2027-09-19')
    const onTemplate = moves.find((move) => templateKey(move.task) === 'valigie') ?? moves.at(-2)!
    expect(onTemplate.dueDate).toBe(planned.get(templateKey(onTemplate.task)!))
  })

  it('gives what was late from the start its new day, not the same delay again', () => {
    const hurried = { ...filled[0]!, createdAt: `${TODAY}T09:00:00.000Z` }
    expect(hurried.dueDate).toBe('2026-11-28')
    const after = { ...wedding, weddingDate: '2027-06-19' }
    const move = movesForDate([hurried], wedding, after, '2026-11-22')[0]!
    expect(move.dueDate).toBe('2026-11-29')
  })

  it('leaves what is done, what the couple added, and everything when there is no new date', () => {
    const own = task({ title: 'Nostra', dueDate: '2027-01-01' })
    const done = { ...filled[3]!, done: true }
    const after = { ...wedding, weddingDate: '2027-09-11' }
    expect(movesForDate([own, done], wedding, after, TODAY)).toEqual([])
    expect(movesForDate(filled, wedding, { ...wedding, weddingDate: null }, TODAY)).toEqual([])
  })

  it('dates the list when the couple decides its day', () => {
    const undecided = filled.map((other) => ({ ...other, dueDate: null }))
    const moves = movesForDate(undecided, { ...wedding, weddingDate: null }, wedding, TODAY)
    expect(moves).toHaveLength(undecided.length)
  })
})
