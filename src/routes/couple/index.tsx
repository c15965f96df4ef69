import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { weddingBudgetSet } from '../../features/budget/budget-commands.ts'
import { useBudget } from '../../features/budget/budget-queries.ts'
import { TaskShortList } from '../../features/couple-tasks/task-short-list.tsx'
import { taskAdd } from '../../features/couple-tasks/couple-task-commands.ts'
import { useTasks } from '../../features/couple-tasks/couple-task-queries.ts'
import { useChanges } from '../../features/couple/change-queries.ts'
import { useToday } from '../../lib/clock.ts'
import { coupleUpdate } from '../../features/couple/couple-commands.ts'
import { useCouple, useCoupleId } from '../../features/couple/couple-queries.ts'
import { DashboardLoading, DashboardScreen } from '../../features/couple/dashboard-screen.tsx'
import { type Answers, planFrom } from '../../features/onboarding/onboarding-plan.ts'
import { useOnboardingDraft } from '../../features/onboarding/onboarding-queries.ts'
import { guard } from '../../session/guards.ts'

const OnboardingScreen = lazy(async () => ({
  default: (await import('../../features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
}))

/** The couple's day; before there is a plan, the questions that make one. */
export const Route = createFileRoute('/couple/')({
  beforeLoad: guard('couple'),
  head: () => ({ meta: [{ title: 'Oggi · Lovoglio' }] }),
  component: CoupleHome,
})

function CoupleHome() {
  const navigate = Route.useNavigate()
  const today = useToday()
  const { couple } = useCouple()
  const coupleId = useCoupleId()
  const { tasks, ready, failed } = useTasks()
  const { budget } = useBudget()
  const { draft, ready: draftReady } = useOnboardingDraft()
  const { make } = useChanges()

  const finish = async (answers: Answers) => {
    const { tasksToFillIn } = await import('../../features/couple-tasks/task-plan.ts')
    const plan = planFrom(answers, couple)
    const wedding = {
      ceremony: answers.ceremony || null,
      weddingDate:
        plan.couple.weddingDate === undefined ? (couple?.weddingDate ?? null) : plan.couple.weddingDate,
    }
    return make([
      ...(Object.keys(plan.couple).length > 0
        ? [
            {
              submission: {
                definition: coupleUpdate,
                args: { id: coupleId, changes: plan.couple },
                ...(couple && { baseVersion: couple.version }),
              },
            },
          ]
        : []),
      ...(plan.budget && !budget
        ? [{ submission: { definition: weddingBudgetSet, args: { id: coupleId, ...plan.budget } } }]
        : []),
      ...tasksToFillIn(wedding, tasks, today).map((task) => ({
        submission: { definition: taskAdd, args: task },
      })),
    ])
  }

  const asks = tasks.length === 0 && !draft?.dismissed
  // Until it is known which of the two it is, neither flashes by.
  if (asks && !failed && (!ready || !draftReady || !couple)) return <DashboardLoading />
  if (asks && ready && couple)
    return (
      <Suspense fallback={<DashboardLoading />}>
        <OnboardingScreen couple={couple} onFinish={finish} />
      </Suspense>
    )
  return (
    <DashboardScreen
      renderTasks={(some) => (
        <TaskShortList
          tasks={some}
          onOpen={(task) => void navigate({ to: '/couple/planning', search: { task: task.id } })}
        />
      )}
    />
  )
}
