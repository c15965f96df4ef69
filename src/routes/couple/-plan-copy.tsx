/** Hands the parts of the plan to the panel that saves a copy of it, and makes again what a copy brings back. */
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { budgetItemAdd, weddingBudgetSet } from '../../features/budget/budget-commands.ts'
import { budgetQueries } from '../../features/budget/budget-queries.ts'
import { taskAdd } from '../../features/couple-tasks/couple-task-commands.ts'
import { coupleTaskQueries } from '../../features/couple-tasks/couple-task-queries.ts'
import { useChanges } from '../../features/couple/change-queries.ts'
import { coupleQueries } from '../../features/couple/couple-queries.ts'
import { favoriteSave } from '../../features/favorites/favorite-commands.ts'
import { favoriteQueries } from '../../features/favorites/favorite-queries.ts'
import { CopyPanel } from '../../features/sync/copy-panel.tsx'
import type { CopyFindings, PlanParts } from '../../features/sync/plan-copy.ts'
import { useReach } from '../../features/sync/reach-queries.ts'
import type { Submission } from '../../offline/outbox-types.ts'
import { useSession } from '../../session/session-context.tsx'

export function PlanCopyPanel() {
  const client = useQueryClient()
  const api = useApi()
  const uid = useSession((session) => session.last?.uid) ?? ''
  const online = useReach() === 'online'
  const { make } = useChanges()

  async function readParts(fresh: boolean): Promise<PlanParts> {
    const mine = coupleQueries.mine(api, uid)
    const tasks = coupleTaskQueries.list(api)
    const items = budgetQueries.items(api)
    const wedding = budgetQueries.wedding(api)
    const favorites = favoriteQueries.list(api)
    if (online) {
      const staleTime = fresh ? 0 : ('static' as const)
      // What cannot be read now is left as this device has it.
      await Promise.allSettled([
        client.query({ ...mine, staleTime }),
        client.query({ ...tasks, staleTime }),
        client.query({ ...items, staleTime }),
        client.query({ ...wedding, staleTime }),
        client.query({ ...favorites, staleTime }),
      ])
    }
    return {
      couple: client.getQueryData(mine.queryKey),
      tasks: client.getQueryData(tasks.queryKey),
      budgetItems: client.getQueryData(items.queryKey),
      weddingBudget: client.getQueryData(wedding.queryKey),
      favorites: client.getQueryData(favorites.queryKey),
    }
  }

  return (
    <CopyPanel
      readParts={readParts}
      onRecreate={(missing) => make(creationsOf(missing).map((submission) => ({ submission })))}
    />
  )
}

/** Ordinary commands under the old ids: what was deleted comes back as itself, with its history. */
function creationsOf({
  tasks,
  budgetItems,
  favorites,
  weddingBudget,
}: CopyFindings['missing']): Submission[] {
  return [
    ...tasks.map(
      ({ id, title, notes, category, dueDate, done, assignee, vendorId, position, fromTemplate }) => ({
        definition: taskAdd,
        args: { id, title, notes, category, dueDate, done, assignee, vendorId, position, fromTemplate },
      }),
    ),
    ...budgetItems.map(
      ({ id, category, title, estimatedCents, actualCents, vendorId, notes, payments, position }) => ({
        definition: budgetItemAdd,
        args: { id, category, title, estimatedCents, actualCents, vendorId, notes, payments, position },
      }),
    ),
    ...favorites.map(({ id, vendorId, status, note, vendor }) => ({
      definition: favoriteSave,
      args: {
        id,
        vendorId,
        status,
        note,
        name: vendor?.businessName ?? 'un fornitore',
        ...(vendor && { vendor }),
      },
    })),
    ...(weddingBudget
      ? [
          {
            definition: weddingBudgetSet,
            args: {
              id: weddingBudget.id,
              totalCents: weddingBudget.totalCents,
              guests: weddingBudget.guests,
              allocation: weddingBudget.allocation,
            },
          },
        ]
      : []),
  ]
}
