import type { Couple } from '#contract/couple.ts'
import { tasksFor } from '#contract/task-template.ts'
import { type FormEvent, useState } from 'react'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useToday } from '../../lib/clock.ts'
import css from './onboarding.module.css'
import {
  type Answers,
  STEPS,
  type Step,
  type Tried,
  answersFrom,
  keptWords,
  stepErrors,
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
 * Five questions, then a list and a budget to start from. What is answered stays on this device until the end, and the
 * end needs no network.
 */
export function OnboardingScreen({
  couple,
  tried,
  onForgetTried,
  onFinish,
}: {
  couple: Couple | undefined
  /** What was tried on this device before there was an account. */
  tried: Tried | undefined
  /** It was somebody else's, or is not wanted. */
  onForgetTried: () => void
  /** @returns whether all could be kept on this device */
  onFinish: (answers: Answers) => Promise<boolean>
}) {
  const today = useToday()
  const { draft, keep } = useOnboardingDraft()
  const [initial] = useState(() => answersFrom(couple, tried))
  const [errors, setErrors] = useState<Partial<Record<keyof Answers, string>>>({})
  const [busy, setBusy] = useState(false)
  const answers = draft?.answers ?? initial
  const step = draft?.step ?? 'names'
  const index = STEPS.indexOf(step)

  const set = (change: Partial<Answers>) => {
    setErrors({})
    keep({ step, dismissed: false, answers: { ...answers, ...change } })
  }
  const go = (next: Step) => {
    setErrors({})
    keep({ step: next, dismissed: false, answers })
  }
  const forward = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = stepErrors(step, answers, today)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || busy) return
    const next = STEPS[index + 1]
    if (next) return go(next)
    setBusy(true)
    // First, so that it is not asked again while the list is filled in.
    if (await onFinish(answers)) keep({ step, answers, dismissed: true })
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
    tried ?? {},
  ).filter(({ done }) => done).length

  return (
    <div className={css.screen}>
      <ProgressBar label="A che punto siete" value={index + 1} max={STEPS.length} />
      <form key={step} className={css.form} noValidate onSubmit={(event) => void forward(event)}>
        <header>
          <p className={css.step}>
            {index + 1} di {STEPS.length}
          </p>
          <h1 className={css.title}>{TITLES[step]}</h1>
        </header>
        {tried && step === 'names' && (
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
          answers={answers}
          errors={errors}
          today={today}
          taskCount={count}
          doneCount={doneCount}
          onChange={set}
        />
        <div className={css.foot}>
          {index > 0 && (
            <Button variant="quiet" onClick={() => go(STEPS[index - 1]!)}>
              Indietro
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {step === 'ready' ? `Crea ${plural(count, 'attività', 'attività')}` : 'Avanti'}
          </Button>
        </div>
      </form>
      <Button variant="link" onClick={() => keep({ step, answers, dismissed: true })}>
        Preferisco fare da me
      </Button>
    </div>
  )
}
