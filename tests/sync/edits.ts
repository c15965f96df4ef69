/** What a person does on a screen: chosen from what the device shows, which is its cache with what waits laid over it. */
import type { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { Couple } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { GalleryPicture } from '#contract/plan/gallery.ts'
import { newId } from '#contract/kit/new-id.ts'
import { budgetItem, weddingBudget } from '#src/features/budget/budget-entities.ts'
import { COUPLE_KEY, applyCouple, coupleUpdate } from '#src/features/couple/couple-commands.ts'
import { task as taskEntity } from '#src/features/couple-tasks/task-entity.ts'
import {
  FAVORITES_KEY,
  applyFavorites,
  favoriteDelete,
  favoriteSave,
} from '#src/features/favorites/favorite-commands.ts'
import { picture as pictureEntity } from '#src/features/gallery/gallery-entities.ts'
import type { Command } from '#src/offline/outbox/command.ts'
import type { Submission } from '#src/offline/outbox/outbox-types.ts'
import { PLAN_TEXTS } from '#src/plan/described-entities.ts'
import { PLAN_ENTITIES, type PlanKind, planEntityOf } from '#src/plan/entities.ts'
import { SAMPLES } from '#tests/entities/samples.ts'
import type { QueryClient } from '@tanstack/query-core'
import type { Wedding } from './wedding-server.ts'

const OF_THEIR_OWN = [
  'task.add',
  'task.title',
  'task.notes',
  'task.done',
  'task.delete',
  'task.bad',
  'item.add',
  'item.title',
  'item.pay',
  'item.delete',
  'budget',
  'favorite.save',
  'favorite.note',
  'favorite.delete',
  'couple.style',
  'picture.add',
  'picture.caption',
  'picture.delete',
] as const

/** The kinds of which nothing is said above: made as their sample is, and changed in their first words. */
const PLAIN = PLAN_ENTITIES.filter(
  ({ kind, calls }) =>
    calls.add &&
    calls.change &&
    !['task', 'budgetItem', 'weddingBudget', 'galleryPicture'].includes(kind) &&
    SAMPLES[kind].body.length === 0,
)
const wordsOf = (kind: PlanKind) =>
  Object.entries(PLAN_TEXTS[kind].fields).find(([, field]) => field.kind === 'text')![0]
/** The fields that marks are written in. */
export const MARKED = [
  'title',
  'notes',
  'note',
  'style',
  'totalCents',
  'payments',
  'caption',
  ...PLAIN.map(({ kind }) => wordsOf(kind as PlanKind)),
]

type PlainEdit = `${PlanKind} ${'add' | 'change' | 'delete'}`
export type Edit = (typeof OF_THEIR_OWN)[number] | PlainEdit
export const EDITS: readonly Edit[] = [
  ...OF_THEIR_OWN,
  ...PLAIN.flatMap(({ kind }) =>
    (['add', 'change', 'delete'] as const).map((what) => `${kind} ${what}` as PlainEdit),
  ),
]

export interface Shown {
  /** By kind, what there is of the plan. */
  plan: Readonly<Record<string, readonly Thing[] | undefined>>
  favorites: readonly Favorite[] | undefined
  couple: Couple | undefined
}
type Thing = Readonly<Record<string, unknown>> & { id: string; version: number }

/** What the screens show: undefined for what was never read. */
export function shownBy(client: QueryClient, pending: readonly Command[]): Shown {
  const of = <Data>(key: readonly unknown[]) => client.getQueryData<Data>(key)
  const kind = (name: string) => pending.filter(({ entity }) => entity.kind === name)
  const favorites = of<Favorite[]>(FAVORITES_KEY)
  const couple = of<Couple>(COUPLE_KEY)
  const plan = PLAN_ENTITIES.map((entity) => {
    const data = of<Thing | Thing[] | null>(entity.key)
    const things = data === undefined ? undefined : data === null ? [] : [data].flat()
    return [entity.kind, things && entity.apply(things, kind(entity.kind))]
  })
  return {
    plan: Object.fromEntries(plan),
    favorites: favorites && applyFavorites(favorites, kind('favorite')),
    couple: couple && applyCouple(couple, kind('couple')),
  }
}

/**
 * The command of an edit, or undefined when the screen gives no occasion for it.
 * @param nth which of the things shown
 * @param mark a number written into the thing, to be found again on the server
 */
export function compose(
  edit: Edit,
  shown: Shown,
  wedding: Wedding,
  vendors: readonly string[],
  nth: number,
  mark: number,
): Submission | undefined {
  const one = <Item>(list: readonly Item[] | undefined) =>
    list && list.length > 0 ? list[nth % list.length] : undefined
  const word = `m${mark}`
  const task = one(shown.plan.task as CoupleTask[] | undefined)
  const item = one(shown.plan.budgetItem as BudgetItem[] | undefined)
  const favorite = one(shown.favorites)
  const picture = one(shown.plan.galleryPicture as GalleryPicture[] | undefined)
  const onTask = (changes: object): Submission | undefined =>
    task && {
      definition: taskEntity.update,
      args: { id: task.id, title: task.title, changes },
      baseVersion: task.version,
    }
  const [kind, what] = edit.split(' ') as [PlanKind, string?]
  if (what) return plainEdit(kind, what, one(shown.plan[kind]), word)
  switch (edit) {
    case 'task.add':
      return {
        definition: taskEntity.add,
        args: { id: newId(), title: word, category: 'altro', position: 'a0' },
      }
    case 'task.title':
      return onTask({ title: word })
    case 'task.notes':
      return onTask({ notes: word })
    case 'task.done':
      return task && onTask({ done: !task.done })
    case 'task.bad':
      return onTask({ notes: word + 'x'.repeat(4_001) })
    case 'task.delete':
      return task && { definition: taskEntity.remove, args: { id: task.id, title: task.title } }
    case 'item.add':
      return {
        definition: budgetItem.add,
        args: { id: newId(), title: word, category: 'altro', position: 'a0' },
      }
    case 'item.title':
      return (
        item && {
          definition: budgetItem.update,
          args: { id: item.id, title: item.title, changes: { title: word } },
          baseVersion: item.version,
        }
      )
    case 'item.pay': {
      const payment = { id: newId(), amountCents: mark }
      return (
        item && {
          definition: budgetItem.update,
          args: { id: item.id, title: item.title, changes: { payments: { put: [payment], remove: [] } } },
          baseVersion: item.version,
        }
      )
    }
    case 'item.delete':
      return item && { definition: budgetItem.remove, args: { id: item.id, title: item.title } }
    case 'budget': {
      const budgets = shown.plan.weddingBudget as WeddingBudget[] | undefined
      if (budgets === undefined) return undefined
      const [budget] = budgets
      if (budget === undefined)
        return {
          definition: weddingBudget.add,
          args: { id: wedding.coupleId, totalCents: mark, guests: 80, allocation: { altro: 100 } },
        }
      return {
        definition: weddingBudget.update,
        args: { id: wedding.coupleId, changes: { totalCents: mark } },
        baseVersion: budget.version,
      }
    }
    case 'favorite.save': {
      const vendorId = vendors[nth % vendors.length]!
      if (!shown.favorites || shown.favorites.some((known) => known.vendorId === vendorId)) return undefined
      return { definition: favoriteSave, args: { id: newId(), vendorId, name: 'Villa', note: word } }
    }
    case 'favorite.note':
      return (
        favorite && {
          definition: favoriteSave,
          args: { id: favorite.id, vendorId: favorite.vendorId, name: 'Villa', note: word },
          baseVersion: favorite.version,
        }
      )
    case 'favorite.delete':
      return favorite && { definition: favoriteDelete, args: { id: favorite.id, name: 'Villa' } }
    case 'picture.add': {
      const args = { id: newId(), fileId: newId(), albumId: null, caption: word, onWebsite: false }
      return { definition: pictureEntity.add, args: { ...args, position: 'a0', width: 4, height: 3 } }
    }
    case 'picture.caption':
      return (
        picture && {
          definition: pictureEntity.update,
          args: { id: picture.id, caption: picture.caption, changes: { caption: word } },
          baseVersion: picture.version,
        }
      )
    case 'picture.delete':
      return (
        picture && { definition: pictureEntity.remove, args: { id: picture.id, caption: picture.caption } }
      )
    default:
      return (
        shown.couple && {
          definition: coupleUpdate,
          args: { id: wedding.coupleId, changes: { style: word } },
          baseVersion: shown.couple.version,
        }
      )
  }
}

/** Of a kind that has the calls of every list. */
function plainEdit(
  kind: PlanKind,
  what: string,
  thing: Thing | undefined,
  word: string,
): Submission | undefined {
  const entity = planEntityOf(kind)!
  const body = SAMPLES[kind].body as () => { id: string }
  if (what === 'add')
    return entity.creation({
      ...('position' in entity.empty && { position: 'a0' }),
      ...body(),
      [wordsOf(kind)]: word,
    }).submission
  if (!thing) return undefined
  if (what === 'change') return entity.change(thing, { [wordsOf(kind)]: word })?.submission
  const { baseVersion: _, ...removal } = entity.removal(thing).submission
  return removal
}
