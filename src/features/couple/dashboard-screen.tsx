import type { Couple } from '#contract/people/couple.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { daysBetween, formatDay } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { joinWords, plural } from '../../lib/text.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Spot } from '../../ui/state/empty-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useTasks } from '../couple-tasks/couple-task-face.ts'
import { useToday } from '../../lib/clock.ts'
import { useCouple } from './couple-queries.ts'
import { DashboardBookings } from './dashboard-bookings.tsx'
import { DashboardBudget } from './dashboard-budget.tsx'
import { DashboardTurn } from './dashboard-turn.tsx'
import { DashboardFavorites } from './dashboard-favorites.tsx'
import { useShownPicture } from '../files/file-face.ts'
import { useWebsite } from '../website/website-queries.ts'
import { useConflicts } from '../sync/conflict/conflict-queries.ts'
import { REVIEW_PATH } from '../sync/sync-face.ts'
import { Notice } from '../../ui/state/notice.tsx'
import css from './dashboard.module.css'

const NEXT_SHOWN = 5

/** How the plan stands today: only what the couple itself has written. */
export function DashboardScreen({
  renderTasks,
  news,
}: {
  /** The list of some tasks, each to be done or opened. */
  renderTasks: (tasks: readonly CoupleTask[]) => ReactNode
  /** What changed since yesterday. */
  news: ReactNode
}) {
  const today = useToday()
  const [hour] = useState(() => new Date().getHours())
  const { couple, people } = useCouple()
  const { tasks, ready, failed, fetching, retry } = useTasks()
  const open = useMemo(
    () =>
      tasks
        .filter((task) => !task.done)
        .toSorted((a, b) => ((a.dueDate ?? '9999') < (b.dueDate ?? '9999') ? -1 : 1)),
    [tasks],
  )
  const late = open.filter((task) => task.dueDate !== null && task.dueDate < today)
  const next = open.filter((task) => !late.includes(task)).slice(0, NEXT_SHOWN)
  const greeting = hour < 13 ? 'Buongiorno' : hour < 18 ? 'Buon pomeriggio' : 'Buonasera'
  const done = tasks.length - open.length
  return (
    <>
      <header className={css.head}>
        <CouplePicture couple={couple} />
        <h1 className={css.h1}>
          {greeting}
          {people.length > 0 && `, ${joinWords(people.map((person) => person.firstName))}`}
        </h1>
        <Countdown couple={couple} today={today} />
      </header>
      <WrittenTwice />
      <div className={css.columns}>
        <div className={css.column}>
          <DashboardTurn />
          {news}
          {!ready && !failed && <Skeleton shape="row" count={5} />}
          {!ready && failed && (
            <ErrorState title="Non riusciamo a leggere il vostro piano" busy={fetching} onRetry={retry}>
              Questo dispositivo non l’ha ancora salvato, e il server non risponde.
            </ErrorState>
          )}
          {late.length > 0 && (
            <section aria-labelledby="late-tasks">
              <SectionHeader
                id="late-tasks"
                title="In ritardo"
                side={<span className={css.late}>{plural(late.length, 'attività', 'attività')}</span>}
              />
              {renderTasks(late.slice(0, NEXT_SHOWN))}
              {late.length > NEXT_SHOWN && (
                <p className={css.more}>
                  <Link to="/couple/planning" search={{ state: 'late' }}>
                    Vedi tutte
                  </Link>
                </p>
              )}
            </section>
          )}
          {ready && (
            <section aria-labelledby="next-tasks">
              <SectionHeader
                id="next-tasks"
                title="Le prossime"
                side={
                  tasks.length > 0 && (
                    <UiLink href="/couple/planning">{`${done} di ${plural(tasks.length, 'fatta', 'fatte')}`}</UiLink>
                  )
                }
              />
              {next.length > 0 ? (
                renderTasks(next)
              ) : tasks.length > 0 ? (
                <p className={css.soft}>
                  Non resta niente da fare.{' '}
                  <UiLink href="/couple/planning" className={css.link}>
                    Apri le attività
                  </UiLink>
                </p>
              ) : (
                <div className={css.first}>
                  <Spot name="tasks" />
                  <p className={css.soft}>
                    La lista è ancora vuota: potete partire da una pronta, con i tempi giusti per il vostro
                    rito.
                  </p>
                  <UiLink href="/couple/planning" className={buttonClass()}>
                    Apri le attività
                  </UiLink>
                </div>
              )}
            </section>
          )}
        </div>
        <div className={css.column}>
          <DashboardBudget today={today} guests={couple?.guestCount ?? 0} />
          <DashboardBookings />
          <DashboardFavorites />
        </div>
      </div>
    </>
  )
}

/** The shape of the page while it is not known yet whether there is a plan. */
export function DashboardLoading() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </>
  )
}

/** What both wrote at once is told where the day begins. */
function WrittenTwice() {
  const count = useConflicts().length
  if (count === 0) return null
  return (
    <div className={css.told}>
      <Notice tone="warning" action={<UiLink href={REVIEW_PATH}>Guarda</UiLink>}>
        {count === 1 ? 'Una cosa è stata scritta' : `${count} cose sono state scritte`} da tutti e due: resta
        l’ultima, e l’altra non è persa.
      </Notice>
    </div>
  )
}

/** The two themselves, or else what they have put on the cover of their website. */
function CouplePicture({ couple }: { couple: Couple | undefined }) {
  const { website } = useWebsite()
  const photo = couple?.photo
  const own = useShownPicture(photo?.id, photo?.url ? photo : null)
  const shown = own ?? website.cover
  if (!shown) return null
  return (
    <UiLink
      href={own ? '/couple/profile' : '/couple/website'}
      className={css.picture}
      aria-label={own ? 'La vostra foto' : 'Il vostro sito'}
    >
      <Picture picture={shown} sizes="7rem" ratio="1/1" alt="" eager />
    </UiLink>
  )
}

function Countdown({ couple, today }: { couple: Couple | undefined; today: string }) {
  if (!couple) return <p className={css.soft}>&nbsp;</p>
  if (!couple.weddingDate)
    return (
      <p className={css.undecided}>
        Il giorno è ancora da decidere.{' '}
        <UiLink href="/couple/profile" className={css.link}>
          Scegliete la data
        </UiLink>
      </p>
    )
  const days = daysBetween(today, couple.weddingDate)
  return (
    <p className={css.countdown}>
      {days > 0 ? (
        <>
          <span className={css.days}>{formatNumber(days)}</span>
          <span>
            {days === 1 ? 'giorno' : 'giorni'} al vostro sì
            <br />
            <UiLink href="/couple/profile" className={css.day}>
              {formatDay(couple.weddingDate)}
            </UiLink>
          </span>
        </>
      ) : days === 0 ? (
        <span>È oggi. Auguri.</span>
      ) : (
        <span className={css.soft}>Sposi dal {formatDay(couple.weddingDate, 'medium')}</span>
      )}
    </p>
  )
}
