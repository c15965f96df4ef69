/** What a person does on a screen: chosen from what the device shows, which is its cache with what waits laid over it. */
import type { BudgetItem, WeddingBudget } from '#contract/budget.ts'
import type { CoupleTask } from '#contract/couple-task.ts'
import type { Couple } from '#contract/couple.ts'
import type { Favorite } from '#contract/favorite.ts'
import type { GalleryPicture } from '#contract/gallery.ts'
import { newId } from '#contract/new-id.ts'
import {
  BUDGET_ITEMS_KEY,
  WEDDING_BUDGET_KEY,
  applyBudgetItemCommands,
  applyWeddingBudget,
  budgetItemAdd,
  budgetItemDelete,
  budgetItemUpdate,
  weddingBudgetSet,
  weddingBudgetUpdate,
} from '#src/features/budget/budget-commands.ts'
import { COUPLE_KEY, applyCouple, coupleUpdate } from '#src/features/couple/couple-commands.ts'
import {
  TASKS_KEY,
  applyTaskCommands,
  taskAdd,
  taskDelete,
  taskUpdate,
} from '#src/features/couple-tasks/couple-task-commands.ts'
import {
  FAVORITES_KEY,
  applyFavorites,
  favoriteDelete,
  favoriteSave,
} from '#src/features/favorites/favorite-commands.ts'
import {
  PICTURES_KEY,
  applyPictures,
  pictureAdd,
  pictureDelete,
  pictureUpdate,
} from '#src/features/gallery/gallery-commands.ts'
import type { Command } from '#src/offline/command.ts'
import type { Submission } from '#src/offline/outbox-types.ts'
import type { QueryClient } from '@tanstack/query-core'
import type { Wedding } from './wedding-server.ts'

export const EDITS = [
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
export type Edit = (typeof EDITS)[number]

export interface Shown {
  tasks: readonly CoupleTask[] | undefined
  items: readonly BudgetItem[] | undefined
  budget: WeddingBudget | null | undefined
  favorites: readonly Favorite[] | undefined
  couple: Couple | undefined
  pictures: readonly GalleryPicture[] | undefined
}

/** What the screens show: undefined for what was never read. */
export function shownBy(client: QueryClient, pending: readonly Command[]): Shown {
  const of = <Data>(key: readonly unknown[]) => client.getQueryData<Data>(key)
  const kind = (name: string) => pending.filter(({ entity }) => entity.kind === name)
  const tasks = of<CoupleTask[]>(TASKS_KEY)
  const items = of<BudgetItem[]>(BUDGET_ITEMS_KEY)
  const budget = of<WeddingBudget | null>(WEDDING_BUDGET_KEY)
  const favorites = of<Favorite[]>(FAVORITES_KEY)
  const couple = of<Couple>(COUPLE_KEY)
  const pictures = of<GalleryPicture[]>(PICTURES_KEY)
  return {
    tasks: tasks && applyTaskCommands(tasks, kind('task')),
    items: items && applyBudgetItemCommands(items, kind('budgetItem')),
    budget: budget === undefined ? undefined : applyWeddingBudget(budget, kind('weddingBudget')),
    favorites: favorites && applyFavorites(favorites, kind('favorite')),
    couple: couple && applyCouple(couple, kind('couple')),
    pictures: pictures && applyPictures(pictures, kind('galleryPicture')),
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
  const task = one(shown.tasks)
  const item = one(shown.items)
  const favorite = one(shown.favorites)
  const picture = one(shown.pictures)
  const onTask = (changes: object): Submission | undefined =>
    task && {
      definition: taskUpdate,
      args: { id: task.id, title: task.title, changes },
      baseVersion: task.version,
    }
  switch (edit) {
    case 'task.add':
      return { definition: taskAdd, args: { id: newId(), title: word, category: 'altro', position: 'a0' } }
    case 'task.title':
      return onTask({ title: word })
    case 'task.notes':
      return onTask({ notes: word })
    case 'task.done':
      return task && onTask({ done: !task.done })
    case 'task.bad':
      return onTask({ notes: word + 'x'.repeat(4_001) })
    case 'task.delete':
      return task && { definition: taskDelete, args: { id: task.id, title: task.title } }
    case 'item.add':
      return {
        definition: budgetItemAdd,
        args: { id: newId(), title: word, category: 'altro', position: 'a0' },
      }
    case 'item.title':
      return (
        item && {
          definition: budgetItemUpdate,
          args: { id: item.id, title: item.title, changes: { title: word } },
          baseVersion: item.version,
        }
      )
    case 'item.pay': {
      const payment = { id: newId(), amountCents: mark }
      return (
        item && {
          definition: budgetItemUpdate,
          args: { id: item.id, title: item.title, changes: { payments: { put: [payment], remove: [] } } },
          baseVersion: item.version,
        }
      )
    }
    case 'item.delete':
      return item && { definition: budgetItemDelete, args: { id: item.id, title: item.title } }
    case 'budget': {
      const { budget } = shown
      if (budget === undefined) return undefined
      if (budget === null)
        return {
          definition: weddingBudgetSet,
          args: { id: wedding.coupleId, totalCents: mark, guests: 80, allocation: { altro: 100 } },
        }
      return {
        definition: weddingBudgetUpdate,
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
      return { definition: pictureAdd, args: { ...args, position: 'a0', width: 4, height: 3 } }
    }
    case 'picture.caption':
      return (
        picture && {
          definition: pictureUpdate,
          args: { id: picture.id, caption: picture.caption, changes: { caption: word } },
          baseVersion: picture.version,
        }
      )
    case 'picture.delete':
      return picture && { definition: pictureDelete, args: { id: picture.id, caption: picture.caption } }
    case 'couple.style':
      return (
        shown.couple && {
          definition: coupleUpdate,
          args: { id: wedding.coupleId, changes: { style: word } },
          baseVersion: shown.couple.version,
        }
      )
  }
}
