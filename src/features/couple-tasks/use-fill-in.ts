import type { CoupleTask } from '#contract/plan/couple-task.ts'
import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { heard, noteFault } from '../../lib/fault-log.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import type { TaskAdd } from './task-entity.ts'
import type { Wedding } from './task-plan.ts'

type TaskPlan = typeof import('./task-plan.ts')
/** The first seconds are the list's own. */
const LOOK_AFTER_MS = 2_500

export interface FillIn {
  /** How many tasks the template has and the list has not; undefined until that is known. */
  missing: number | undefined
  fillIn: () => void
}

/**
 * Filling the list in from the template. That is long, and the first screen does not wait for it: it is looked at after
 * a while, or when it is asked for.
 * @param coupleId whose list it is
 * @param shown what is on screen: an `empty` list is read, and offers nothing but the template
 * @param add takes what is missing
 */
export function useFillIn(
  coupleId: string,
  { ceremony, weddingDate }: Wedding,
  { tasks, empty }: { tasks: readonly CoupleTask[]; empty: boolean },
  today: string,
  add: (missing: readonly TaskAdd[]) => Promise<unknown>,
): FillIn {
  const [plan, setPlan] = useState<TaskPlan>()
  useEffect(() => {
    let here = true
    const look = async () => {
      const loaded = await import('./task-plan.ts').catch(heard('use-fill-in'))
      if (here && loaded) startTransition(() => setPlan(loaded))
    }
    const timer = setTimeout(() => void look(), empty ? 0 : LOOK_AFTER_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [empty])
  const settled = useDeferredValue(tasks)
  const missing = useMemo(
    () =>
      (coupleId ? plan : undefined)?.tasksToFillIn(coupleId, { ceremony, weddingDate }, settled, today)
        .length,
    [plan, coupleId, ceremony, weddingDate, settled, today],
  )

  const latest = useRef<Latest>(undefined)
  useLayoutEffect(() => {
    latest.current = { coupleId, ceremony, weddingDate, tasks, today, add }
  })
  const busy = useRef(false)
  const fillIn = useCallback(async () => {
    // Tapped again meanwhile is tapped once: each task of the template comes once.
    if (busy.current) return
    busy.current = true
    await fill(() => latest.current!)
    busy.current = false
  }, [])
  return { missing, fillIn: () => void fillIn() }
}

interface Latest extends Wedding {
  coupleId: string
  tasks: readonly CoupleTask[]
  today: string
  add: (missing: readonly TaskAdd[]) => Promise<unknown>
}

/** @param latest the list as it is when the template is there, which may take a moment */
async function fill(latest: () => Latest): Promise<void> {
  try {
    const { tasksToFillIn } = await import('./task-plan.ts')
    const { coupleId, tasks, today, add, ...wedding } = latest()
    const missing = tasksToFillIn(coupleId, wedding, tasks, today)
    if (missing.length === 0) notify({ message: 'Della lista tipo avete già tutto.' })
    else await add(missing)
  } catch (fault) {
    noteFault('use-fill-in', fault)
    notify({ type: 'danger', message: 'Non riusciamo a leggere la lista tipo. Riprova.' })
  }
}
