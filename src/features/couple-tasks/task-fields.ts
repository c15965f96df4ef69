/** A task as people read it. */
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import { described } from '../../plan/fields.ts'
import { task } from './task-entity.ts'

export const taskText = described(task, {
  fields: {
    title: {
      kind: 'text',
      label: 'Titolo',
      the: 'il titolo',
      ask: 'Che cosa c’è da fare',
      required: 'Scrivete che cosa c’è da fare.',
      max: 200,
    },
    dueDate: { kind: 'day', label: 'Scadenza', the: 'la scadenza', ask: 'Entro quando', optional: true },
    assignee: {
      kind: 'who',
      label: 'A chi tocca',
      the: 'chi se ne occupa',
      ask: 'Chi se ne occupa',
      placeholder: 'Da decidere',
      optional: true,
    },
    category: {
      kind: 'choice',
      label: 'Categoria',
      the: 'la categoria',
      // A couple's own word stays as it is.
      max: 60,
      options: TASK_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    vendorId: {
      kind: 'vendor',
      label: 'Fornitore',
      the: 'il fornitore',
      optional: true,
      placeholder: 'Nessuno',
    },
    notes: { kind: 'long', label: 'Note', the: 'le note', optional: true, max: 4000 },
    done: { kind: 'flag', label: 'Fatta', the: 'se è fatta' },
  },
  nameOf: ({ title }) => title,
  inner: ['position', 'fromTemplate'],
  words: {
    one: 'attività',
    many: 'attività',
    all: 'le attività',
    news: { said: 'un’attività', href: '/couple/planning', opens: 'task' },
  },
})
