import type { Couple } from '#contract/people/couple.ts'
import { tasksFor } from '#contract/lists/plan/task-template.ts'
import { type FormEvent, useState } from 'react'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import { useToday } from '../../lib/clock.ts'
import css from './onboarding.module.css'
import {
  type Answers,
  type Step,
  type Tried,
  answersFrom,
  doneAlready,
  keptWords,
  stepErrors,
  stepsFor,
  tickedAs,
} from './onboarding-plan.ts'
import { useOnboardingDraft } from './onboarding-queries.ts'
import { OnboardingStep } from './onboarding-steps.tsx'

const TITLES: Record<Step, string> = {
  names: 'Chi si sposa?',
  date: 'Quando?',
  place: 'Dove?',
  ceremony: 'Come, e in quanti?',
  budget: 'Quanto volete spendere?',
  ready: 'È tutto pronto',
}

/**
 * At most five questions, then a list and a budget to start from. What is answered stays on this device until the end, and the
 * end needs no network.
 */
export function OnboardingScreen({
  couple,
  tried,
  onForgetTried,
  leadsBack,
  onFinish,
  onEnd,
}: {
  couple: Couple | undefined
  /** What was tried on this device before there was an account. */
  tried: Tried | undefined
  /** It was somebody else's, or is not wanted. */
  onForgetTried: () => void
  /** They came from a page that waits for them. */
  leadsBack: boolean
  /** @returns whether all could be kept on this device */
  onFinish: (answers: Answers) => Promise<boolean>
  /** Nothing is asked any more. */
  onEnd: () => void
}) {
  const today = useToday()
  const { draft, keep } = useOnboardingDraft()
  const [initial] = useState(() => answersFrom(couple, tried))
  const [errors, setErrors] = useState<Partial<Record<keyof Answers, string>>>({})
  const [busy, setBusy] = useState(false)
  const answers = draft?.answers ?? initial
  const [steps] = useState(() => stepsFor(couple))
  // One that was begun when the names were not known yet goes on with the next.
  const index = Math.max(0, steps.indexOf(draft?.step ?? steps[0]!))
  const step = steps[index]!

  const set = (change: Partial<Answers>) => {
    setErrors({})
    keep({ step, dismissed: false, answers: { ...answers, ...change } })
  }
  const go = (next: Step) => {
    setErrors({})
    keep({ step: next, dismissed: false, answers })
  }
  const end = () => {
    keep({ step, answers, dismissed: true })
    onEnd()
  }
  const forward = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = stepErrors(step, answers, today)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || busy) return
    const next = steps[index + 1]
    if (next) return go(next)
    setBusy(true)
    // First, so that it is not asked again while the list is filled in.
    if (await onFinish(answers)) end()
    setBusy(false)
  }
  const planned = tasksFor({
    ceremony: answers.ceremony || null,
    weddingDate: answers.undecided ? null : answers.weddingDate || null,
    today,
  })
  const count = planned.length
  const doneCount = tickedAs(
    planned.map(({ key }) => ({ fromTemplate: key })),
    { done: doneAlready(answers, tried) },
  ).filter(({ done }) => done).length

  return (
    <div className={css.screen}>
      <ProgressBar label="A che punto siete" value={index + 1} max={steps.length} />
      <form key={step} className={css.form} noValidate onSubmit={(event) => void forward(event)}>
        <header>
          <p className={css.step}>
            {index + 1} di {steps.length}
          </p>
          <h1 className={css.title}>{TITLES[step]}</h1>
        </header>
        {tried && index === 0 && (
          <Notice
            tone="success"
            action={
              <Button
                variant="link"
                onClick={() => {
                  onForgetTried()
                  keep({ step, dismissed: false, answers: answersFrom(couple) })
                }}
              >
                Parti da zero
              </Button>
            }
          >
            {keptWords(tried)} Trovate tutto nei prossimi passi, e si può cambiare.
          </Notice>
        )}
        <OnboardingStep
          step={step}
          asksOwnName={initial.firstName === ''}
          answers={answers}
          errors={errors}
          today={today}
          taskCount={count}
          doneCount={doneCount}
          onChange={set}
        />
        <div className={css.foot}>
          {index > 0 && (
            <Button variant="quiet" onClick={() => go(steps[index - 1]!)}>
              Indietro
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {step === 'ready' ? `Crea ${plural(count, 'attività', 'attività')}` : 'Avanti'}
          </Button>
        </div>
      </form>
      <Button variant="link" onClick={end}>
        Preferisco fare da me
      </Button>
      {leadsBack && <p className={css.back}>Poi tornate alla pagina da cui venivate.</p>}
    </div>
  )
}
