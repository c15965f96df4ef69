import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { titled } from '../../lib/titled.ts'
import { TaskShortList } from '../../features/couple-tasks/task-short-list.tsx'
import { useTasks } from '../../features/couple-tasks/couple-task-face.ts'
import { useCouple } from '../../features/couple/couple-queries.ts'
import { DashboardLoading, DashboardScreen } from '../../features/couple/dashboard-screen.tsx'
import { useOnboardingDraft } from '../../features/onboarding/onboarding-queries.ts'

const FirstQuestions = lazy(async () => ({
  default: (await import('./-first-questions.tsx')).FirstQuestions,
}))

/** Made of everything the two have: it comes when the rest stands. */
const SinceYesterday = lazy(async () => ({
  default: (await import('./-since-yesterday.tsx')).SinceYesterday,
}))

/** The couple's day; before there is a plan, the questions that make one. */
export const Route = createFileRoute('/couple/')({
  head: titled('Oggi'),
  component: CoupleHome,
})

function CoupleHome() {
  const navigate = Route.useNavigate()
  const { couple } = useCouple()
  const { tasks, ready, failed } = useTasks()
  const { draft, ready: draftReady } = useOnboardingDraft()

  const asks = tasks.length === 0 && !draft?.dismissed
  // Until it is known which of the two it is, neither flashes by.
  if (asks && !failed && (!ready || !draftReady || !couple)) return <DashboardLoading />
  if (asks && ready && couple)
    return (
      <Suspense fallback={<DashboardLoading />}>
        <FirstQuestions couple={couple} />
      </Suspense>
    )
  return (
    <DashboardScreen
      news={
        <Suspense>
          <SinceYesterday onOpen={(c) => void navigate({ to: '/couple/messages', search: { c } })} />
        </Suspense>
      }
      renderTasks={(some) => (
        <TaskShortList
          tasks={some}
          onOpen={(task) => void navigate({ to: '/couple/planning', search: { task: task.id } })}
        />
      )}
    />
  )
}
