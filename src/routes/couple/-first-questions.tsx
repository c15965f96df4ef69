import type { Couple } from '#contract/people/couple.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { weddingBudget } from '../../features/budget/budget-entities.ts'
import { useBudget } from '../../features/budget/budget-face.ts'
import { task as taskEntity } from '../../features/couple-tasks/task-entity.ts'
import { useTasks } from '../../features/couple-tasks/couple-task-face.ts'
import { tasksToFillIn } from '../../features/couple-tasks/task-plan.ts'
import { useChanges } from '../../plan/changes.ts'
import { coupleUpdate } from '../../features/couple/couple-commands.ts'
import { useCoupleId } from '../../features/couple/couple-queries.ts'
import {
  type Answers,
  doneAlready,
  keptWords,
  planFrom,
  tickedAs,
} from '../../features/onboarding/onboarding-plan.ts'
import { OnboardingScreen } from '../../features/onboarding/onboarding-screen.tsx'
import { forgetTrial, triedPlan } from '../../features/planning/trial-store.ts'
import { useToday } from '../../lib/clock.ts'
import { keptTarget, takeTarget } from '../../session/meant-target.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'

/** The questions that make a plan, starting from what was tried before there was an account. */
export function FirstQuestions({ couple }: { couple: Couple }) {
  const today = useToday()
  const coupleId = useCoupleId()
  const { tasks } = useTasks()
  const { budget } = useBudget()
  const { make } = useChanges()
  const router = useRouter()
  const [tried, setTried] = useState(() => triedPlan(today))

  const finish = async (answers: Answers) => {
    const plan = planFrom(answers, couple)
    const wedding = {
      ceremony: answers.ceremony || null,
      weddingDate: plan.couple.weddingDate === undefined ? couple.weddingDate : plan.couple.weddingDate,
    }
    const done = doneAlready(answers, tried)
    const kept = await make([
      ...(Object.keys(plan.couple).length > 0
        ? [
            {
              submission: {
                definition: coupleUpdate,
                args: { id: coupleId, changes: plan.couple },
                baseVersion: couple.version,
              },
            },
          ]
        : []),
      ...(plan.budget && !budget
        ? [{ submission: { definition: weddingBudget.add, args: { id: coupleId, ...plan.budget } } }]
        : []),
      ...tickedAs(tasksToFillIn(coupleId, wedding, tasks, today), { done }).map((task) => ({
        submission: { definition: taskEntity.add, args: task },
      })),
    ])
    // Only now: until the outbox holds it, the trial is the only place where it is.
    if (kept && tried) {
      forgetTrial()
      notify({ type: 'success', message: keptWords(tried) })
    }
    return kept
  }

  return (
    <OnboardingScreen
      couple={couple}
      tried={tried}
      onForgetTried={() => {
        forgetTrial()
        setTried(undefined)
      }}
      leadsBack={keptTarget() !== undefined}
      onFinish={finish}
      onEnd={() => {
        const target = takeTarget()
        if (target) router.history.push(target)
      }}
    />
  )
}
