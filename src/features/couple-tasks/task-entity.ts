/** What a couple has to do. One scope for all: a creation goes before its changes, and the list fills in order. */
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { doneAtOf } from '#contract/kit/done-at.ts'
import { type Creation, type Own, planEntity } from '../../plan/plan-entity.ts'

export type TaskAdd = Creation<Own<CoupleTask, 'doneAt'>> & {
  title: string
  category: string
  position: string
}

export const task = planEntity<CoupleTask, 'doneAt'>({
  kind: 'task',
  key: ['couple-tasks', 'list'],
  named: 'title',
  words: {
    add: (title) => `Nuova attività: ${title}`,
    change(title, changes) {
      if (changes.done !== undefined) return `${changes.done ? 'Fatta' : 'Da rifare'}: ${title}`
      if (Object.keys(changes).length === 1 && changes.position) return `Spostata nell’ordine: ${title}`
      if (changes.dueDate !== undefined) return `Nuova scadenza: ${title}`
      return `Modificata: ${changes.title ?? title}`
    },
    remove: (title) => `Eliminata: ${title}`,
  },
  empty: {
    title: '',
    notes: '',
    category: 'altro',
    dueDate: null,
    done: false,
    assignee: null,
    vendorId: null,
    position: '',
    fromTemplate: null,
  },
  derive: (next, before, { createdAt }) => ({ ...next, ...doneAtOf(next, before, createdAt) }),
})
