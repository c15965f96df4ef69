import type { CoupleTask } from '#contract/plan/couple-task.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import {
  Suspense,
  lazy,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { afterPaint } from '../../pace/after-paint.ts'
import { useToday } from '../../lib/clock.ts'
import { useCouple, useCoupleId } from '../couple/couple-queries.ts'
import { steppedIndex } from '../../lib/position.ts'
import { useFavorites } from '../favorites/favorite-queries.ts'
import { useTasks } from './couple-task-face.ts'
import css from './planning.module.css'
import { PlanningHeader } from './planning-header.tsx'
import { NothingHere, PlanningEmpty, PlanningFailed, PlanningLoading } from './planning-states.tsx'
import { useTaskActions } from './task-actions.ts'
import { TaskCategories } from './task-categories.tsx'
import { filterTasks } from './task-filter.ts'
import type { TaskSearch } from './task-search.ts'
import { TaskFilters } from './task-filters.tsx'
import { monthLister, siblingsOf } from './task-groups.ts'
import { TaskMonths } from './task-months.tsx'
import { TaskSelection } from './task-selection.tsx'
import { NewTaskSheet, TaskSheet } from './task-sheet.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { useFillIn } from './use-fill-in.ts'

const TaskOrder = lazy(() => import('./task-order.tsx').then((module) => ({ default: module.TaskOrder })))

export interface PlanningScreenProps {
  search: TaskSearch
  /** `replace`: no step of its own in the browser's history. */
  onSearch: (patch: Partial<TaskSearch>, options?: { replace?: boolean }) => void
}

/** How long one rests before what was typed is in the address, in milliseconds. */
const TYPED_MS = 300

/** Words that filter as they are typed; the address follows when one rests, and leads when it changes by itself. */
function useWords(inAddress: string | undefined, write: (words: string | undefined) => void) {
  const [words, setWords] = useState(inAddress ?? '')
  const [known, setKnown] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (known !== inAddress) {
    setKnown(inAddress)
    // What comes back of what was typed here may be less than what is typed by now.
    if (inAddress !== written) setWords(inAddress ?? '')
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setWords(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWritten(next || undefined)
      write(next || undefined)
    }, TYPED_MS)
  }
  return [words, type] as const
}

/** The couple's tasks, by month. */
export function PlanningScreen({ search, onSearch: ask }: PlanningScreenProps) {
  // The address, with all that hangs on it, changes after the touch is answered.
  const onSearch: PlanningScreenProps['onSearch'] = (patch, options) => afterPaint(() => ask(patch, options))
  const today = useToday()
  const coupleId = useCoupleId()
  const { couple, people, names } = useCouple()
  const { tasks, ready, failed, fetching, retry, marks } = useTasks()
  const { favorites } = useFavorites()
  const actions = useTaskActions(tasks)
  const [adding, setAdding] = useState(false)
  const [searching, setSearching] = useState(search.q !== undefined)
  const [ordering, setOrdering] = useState(false)
  const [selection, setSelection] = useState<ReadonlySet<string>>()
  const [words, setWords] = useWords(search.q, (q) => ask({ q }, { replace: true }))

  // Opening a task changes the address, not what is listed.
  const { view, who, category, state } = search
  const q = words || undefined
  const asked = useMemo(() => ({ view, who, category, state, q }), [view, who, category, state, q])
  // While one types, the list follows when it can.
  const subject = useDeferredValue(asked)
  const shown = useMemo(() => filterTasks(tasks, subject, today), [tasks, subject, today])
  const [listMonths] = useState(monthLister)
  const doneLast = subject.view === 'all'
  const groups = useMemo(
    () => listMonths(shown, tasks, today, doneLast),
    [listMonths, shown, tasks, today, doneLast],
  )
  const vendors = useMemo(
    () =>
      favorites
        .filter((favorite) => favorite.status !== 'discarded')
        .map((favorite) => ({
          value: favorite.vendorId,
          label: favorite.vendor?.businessName ?? 'Fornitore non più visibile',
        })),
    [favorites],
  )

  const { missing, fillIn } = useFillIn(
    coupleId,
    { ceremony: couple?.ceremony ?? null, weddingDate: couple?.weddingDate ?? null },
    { tasks, empty: ready && tasks.length === 0 },
    today,
    actions.fillIn,
  )

  // The rows keep still while other tasks change: what they call reads the latest through here.
  const latest = useRef({ shown, doneLast, actions, onSearch })
  useLayoutEffect(() => {
    latest.current = { shown, doneLast, actions, onSearch }
  })
  const onDone = useCallback(
    (task: CoupleTask, done: boolean) => void latest.current.actions.setDone(task, done),
    [],
  )
  const onOpen = useCallback((task: CoupleTask) => latest.current.onSearch({ task: task.id }), [])
  const onStep = useCallback((task: CoupleTask, step: -1 | 1) => {
    const inSight = siblingsOf(latest.current.shown, task).filter(
      ({ done }) => !latest.current.doneLast || done === task.done,
    )
    const index = steppedIndex(inSight, task.id, step)
    if (index === undefined) return
    const others = inSight.filter((other) => other.id !== task.id)
    void latest.current.actions.place(task, others[index - 1]?.id ?? null, others[index]?.id ?? null)
  }, [])
  const onSelect = useCallback(
    (task: CoupleTask) =>
      setSelection((before = new Set()) => {
        const next = new Set(before)
        if (!next.delete(task.id)) next.add(task.id)
        return next
      }),
    [],
  )

  if (failed && !ready) return <PlanningFailed busy={fetching} onRetry={retry} />
  if (!ready) return <PlanningLoading />

  const open = tasks.find((task) => task.id === search.task)
  const chosen = selection ? shown.filter((task) => selection.has(task.id)) : []

  return (
    <>
      <PlanningHeader
        tasks={tasks}
        couple={couple}
        names={names}
        today={today}
        searching={searching}
        onSearching={() => {
          if (searching) setWords('')
          flushSync(() => setSearching(!searching))
          document.getElementById('task-search')?.focus()
        }}
        ordering={ordering}
        onOrdering={() => setOrdering(!ordering)}
        onSelecting={() => setSelection(new Set())}
        onFillIn={missing === 0 ? undefined : fillIn}
        onAdd={() => setAdding(true)}
      />

      {tasks.length === 0 ? (
        <PlanningEmpty count={missing} onFillIn={fillIn} onAdd={() => setAdding(true)} />
      ) : (
        <>
          {searching && (
            <SearchField
              id="task-search"
              label="Cerca fra le attività"
              placeholder="Cerca fra le attività"
              className={css.search}
              value={words}
              onValue={setWords}
            />
          )}
          <TaskFilters
            search={search}
            onSearch={(patch) => {
              if ('q' in patch) setWords(patch.q ?? '')
              onSearch(patch, { replace: true })
            }}
            people={people}
            names={names}
            tasks={tasks}
          />
          <div className={css.columns}>
            <div>
              {groups.length === 0 ? (
                <NothingHere
                  search={search}
                  onClear={() => {
                    setWords('')
                    onSearch(
                      { view: 'all', q: undefined, who: undefined, category: undefined, state: undefined },
                      { replace: true },
                    )
                  }}
                />
              ) : ordering ? (
                <Suspense fallback={<Skeleton shape="row" count={6} />}>
                  <p className={css.hint}>
                    Trascina dalla maniglia. Da tastiera: Invio sulla maniglia, frecce, Invio.{' '}
                    <Button variant="link" size="small" onClick={() => setOrdering(false)}>
                      Fine
                    </Button>
                  </p>
                  <TaskOrder
                    groups={groups}
                    onPlace={(task, previous, next) => void actions.place(task, previous, next)}
                  />
                </Suspense>
              ) : (
                <TaskMonths
                  groups={groups}
                  subject={subject}
                  today={today}
                  people={people}
                  favorites={favorites}
                  marks={marks}
                  selection={selection}
                  {...{ onDone, onOpen, onSelect, onStep }}
                />
              )}
            </div>
            <TaskCategories
              tasks={tasks}
              category={search.category}
              onPick={(category) =>
                onSearch({ category, view: category ? 'all' : undefined }, { replace: true })
              }
            />
          </div>
        </>
      )}

      {selection ? (
        <TaskSelection
          chosen={chosen}
          total={shown.length}
          names={names}
          actions={actions}
          onAll={() => setSelection(new Set(shown.map((task) => task.id)))}
          onEnd={() => setSelection(undefined)}
        />
      ) : (
        !ordering && (
          <IconButton
            className={css.add}
            data-lifted
            variant="accent"
            icon={IconPlus}
            label="Aggiungi attività"
            onClick={() => setAdding(true)}
          />
        )
      )}
      <NewTaskSheet open={adding} onClose={() => setAdding(false)} {...{ names, vendors, actions }} />
      <Lingering>
        {open && (
          <TaskSheet
            key={open.id}
            task={open}
            mark={marks.get(open.id)}
            onStep={onStep}
            onClose={() => onSearch({ task: undefined }, { replace: true })}
            {...{ names, vendors, actions }}
          />
        )}
      </Lingering>
    </>
  )
}
