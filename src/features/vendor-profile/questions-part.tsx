import { useState } from 'react'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './vendor-profile.module.css'

const MOST = 30

type Question = Vendor['faq'][number]

/** The questions that couples ask again and again, with their answers. */
export function QuestionsPart({
  questions,
  error,
  onQuestions,
  onRemove,
}: {
  questions: Vendor['faq']
  error: string | undefined
  /** As they are typed. */
  onQuestions: (questions: Vendor['faq']) => void
  /** One was taken away. */
  onRemove: (left: Vendor['faq']) => void
}) {
  return (
    <section className={css.group} aria-labelledby="domande">
      <h2 id="domande">Le domande di sempre</h2>
      <div>
        {questions.map((one, at) => (
          <QuestionFold
            // oxlint-disable-next-line react/no-array-index-key -- they have no name of their own, and none is moved
            key={at}
            at={at}
            one={one}
            error={error}
            onType={(change) => onQuestions(questions.with(at, { ...one, ...change }))}
            onRemove={() => onRemove(questions.filter((_, index) => index !== at))}
          />
        ))}
      </div>
      {questions.length < MOST ? (
        <Button variant="quiet" onClick={() => onQuestions([...questions, { question: '', answer: '' }])}>
          Aggiungi una domanda
        </Button>
      ) : (
        <p className={css.soft}>Al massimo {MOST}: per aggiungerne una, togline un’altra.</p>
      )}
    </section>
  )
}

/** One that is there is folded, as couples read it; a new one is open to be written. */
function QuestionFold({
  at,
  one: { question, answer },
  error,
  onType,
  onRemove,
}: {
  at: number
  one: Question
  error: string | undefined
  onType: (change: Partial<Question>) => void
  onRemove: () => void
}) {
  const [isNew] = useState(question === '')
  return (
    <details className={css.question} open={isNew}>
      <summary>{question || 'Una domanda nuova'}</summary>
      <div className={css.written} role="group" aria-label={`Domanda ${at + 1}`}>
        <TextField
          label="Domanda"
          maxLength={200}
          value={question}
          onValue={(text) => onType({ question: text })}
          {...(error && !question.trim() && { error })}
        />
        <TextArea
          label="Risposta"
          maxLength={1500}
          value={answer}
          onValue={(text) => onType({ answer: text })}
          {...(error && question.trim() && !answer.trim() && { error })}
        />
        <Button variant="link" size="small" onClick={onRemove}>
          Togli questa domanda
        </Button>
      </div>
    </details>
  )
}
