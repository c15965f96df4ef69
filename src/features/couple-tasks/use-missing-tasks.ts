import type { CoupleTask } from '#contract/couple-task.ts'
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { TaskAdd } from './couple-task-commands.ts'
import type { Wedding } from './task-plan.ts'

type TaskPlan = typeof import('./task-plan.ts')
const NONE: readonly TaskAdd[] = []
/** The first seconds are the list's own. */
const LOOK_AFTER_MS = 2_500

/**
 * What the template has and the list has not. None until the template is loaded: it is long, and the first screen does
 * not wait for it.
 */
export function useMissingTasks(
  { ceremony, weddingDate }: Wedding,
  tasks: readonly CoupleTask[],
  today: string,
): readonly TaskAdd[] {
  const [plan, setPlan] = useState<TaskPlan>()
  useEffect(() => {
    let here = true
    const look = async () => {
      const loaded = await import('./task-plan.ts').catch(() => undefined)
      if (here && loaded) startTransition(() => setPlan(loaded))
    }
    const timer = setTimeout(() => void look(), LOOK_AFTER_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  const settled = useDeferredValue(tasks)
  return useMemo(
    () => plan?.tasksToFillIn({ ceremony, weddingDate }, settled, today) ?? NONE,
    [plan, ceremony, weddingDate, settled, today],
  )
}
