import type { ReactNode } from 'react'
import type { ProposedTask } from '#contract/site/assistant.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Prose } from '../../ui/prose.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './assistant.module.css'
import { type Answered, searchAddress } from './conversation.ts'

export interface AnswerViewProps {
  answer: Answered
  /** The last thing said: it may be asked again. */
  last: boolean
  busy: boolean
  onRetry: () => void
  /** Lets the plan be read and asks again; none for who has no plan. */
  onAllow: (() => void) | undefined
  vendor: (card: VendorCard) => ReactNode
  tasks: (tasks: readonly ProposedTask[]) => ReactNode
}

/** An answer: its words, the vendors and tasks it brings, the guides it leans on. */
export function AnswerView({ answer, last, busy, onRetry, onAllow, vendor, tasks }: AnswerViewProps) {
  const { text, state, model, vendors, sources, asksPlan, fault } = answer
  return (
    <article className={css.answer} aria-busy={state === 'coming'}>
      <VisuallyHidden>Assistente: </VisuallyHidden>
      {text && <Prose text={text} />}
      {state === 'coming' && (
        <p className={css.coming}>
          <span aria-hidden className={css.dots} />
          {text ? <VisuallyHidden>La risposta continua</VisuallyHidden> : 'Cerco la risposta…'}
        </p>
      )}
      {vendors && (
        <div>
          <ul className={css.vendors}>
            {vendors.cards.map((card) => (
              <li key={card.id}>{vendor(card)}</li>
            ))}
          </ul>
          {vendors.total > vendors.cards.length && (
            <UiLink href={searchAddress(vendors.search)} className={css.more}>
              Vedi tutti e {vendors.total}
            </UiLink>
          )}
        </div>
      )}
      {answer.tasks.length > 0 && tasks(answer.tasks)}
      {sources.length > 0 && (
        <p className={css.sources}>
          {model ? 'Fonti: ' : 'Dalle guide: '}
          {sources.map(({ slug, title }, at) => (
            <span key={slug}>
              {at > 0 && ' · '}
              <UiLink href={`/guide/${slug}`}>{title}</UiLink>
            </span>
          ))}
        </p>
      )}
      {asksPlan && onAllow && last && (
        <Notice
          action={
            <Button size="small" variant="quiet" disabled={busy} onClick={onAllow}>
              Consenti e rispondi
            </Button>
          }
        >
          Per rispondere l’assistente deve leggere le vostre attività e il budget: passano dal servizio del
          modello, solo per questa conversazione.
        </Notice>
      )}
      {state === 'failed' && <Notice tone="warning">{fault ?? 'La risposta si è interrotta.'}</Notice>}
      {state === 'stopped' && <p className={css.small}>Risposta fermata.</p>}
      {last && !busy && state !== 'coming' && (state !== 'done' || model) && (
        <Button variant="link" size="small" onClick={onRetry}>
          Chiedi di nuovo
        </Button>
      )}
    </article>
  )
}
