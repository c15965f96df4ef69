import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ProposedTask } from '#contract/site/assistant.ts'
import { OWN_STARTERS, STARTERS } from '#contract/lists/site/assistant-starters.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UiLink } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Wrap } from '../../ui/frame/wrap.tsx'
import { useReach } from '../sync/reach-face.ts'
import { assistantQueries, useConversation } from './assistant-queries.ts'
import css from './assistant.module.css'
import { type Answered, EMPTY } from './conversation.ts'
import { QuestionForm } from './question-form.tsx'
import { useAsking } from './use-asking.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
}))

const AnswerView = lazy(async () => ({ default: (await import('./answer-view.tsx')).AnswerView }))

export interface AssistantScreenProps {
  /** A vendor, as the site shows it everywhere. */
  vendor: (card: VendorCard) => ReactNode
  /** Proposed tasks, to be taken into the couple's list. */
  tasks: (tasks: readonly ProposedTask[]) => ReactNode
  /** Beside the conversation where there is room: the couple's own plan. Left out, where the answers come from. */
  beside?: ReactNode
}

/** The conversation: questions, answers as they come, and the box to ask in. */
export function AssistantScreen({ vendor, tasks, beside }: AssistantScreenProps) {
  const { data: about } = useQuery(assistantQueries.about(useApi()))
  const isCouple = useSession(({ last }) => last?.role === 'couple')
  const { conversation, ready, change } = useConversation()
  const [spoken, setSpoken] = useState('')
  const [clearing, setClearing] = useState(false)
  const online = useReach() === 'online'
  const noteId = useId()
  const onEnd = useCallback((answer: Answered) => {
    void import('./answer-words.ts').then(({ endWords }) => setSpoken(endWords(answer)))
  }, [])
  const asking = useAsking(change, onEnd)
  const lastQuestion = useRef<HTMLLIElement>(null)
  const { said } = conversation
  const count = said.length
  useEffect(() => {
    if (count > 0) lastQuestion.current?.scrollIntoView({ block: 'start' })
  }, [count])

  const send = async (text: string) => {
    setSpoken('Cerco la risposta…')
    const reached = await asking.send(text)
    if (!reached) setSpoken('Non c’è rete: la domanda è rimasta nella casella.')
  }
  const allow = () => {
    change((before) => ({ ...before, mayReadPlan: true }))
    void asking.retry()
  }
  // Never at the first render: what the server drew has no conversation.
  const shown = ready
  return (
    <Wrap className={css.columns}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.h1}>Chiedi all’assistente</h1>
          <p className={css.lead}>{about?.model ? WITH_MODEL : WITHOUT_MODEL}</p>
        </header>

        {shown && count > 0 && (
          <ol className={css.said} aria-label="Conversazione">
            {said.map((one, at) =>
              one.role === 'person' ? (
                <li key={one.id} ref={lastQuestion} className={css.question}>
                  <VisuallyHidden>Tu: </VisuallyHidden>
                  {one.text}
                </li>
              ) : (
                <li key={one.id}>
                  <Suspense fallback={null}>
                    <AnswerView
                      answer={one}
                      last={at === count - 1}
                      busy={asking.busy}
                      onRetry={() => void asking.retry()}
                      onAllow={isCouple ? allow : undefined}
                      vendor={vendor}
                      tasks={tasks}
                    />
                  </Suspense>
                </li>
              ),
            )}
          </ol>
        )}
        {(!shown || count === 0) && (
          <section aria-labelledby="esempi" className={css.starters}>
            <h2 id="esempi">Per cominciare</h2>
            <div className={css.chips}>
              {[...(isCouple ? OWN_STARTERS : []), ...STARTERS].map((starter) => (
                <Chip key={starter} disabled={!shown || !online} onClick={() => void send(starter)}>
                  {starter}
                </Chip>
              ))}
            </div>
            <p className={css.small}>
              Oppure leggi le <UiLink href="/guide">guide</UiLink>.
            </p>
          </section>
        )}
        <div className={css.end} />

        <div className={css.foot} data-lifted>
          <QuestionForm
            ready={shown}
            draft={conversation.draft}
            busy={asking.busy}
            online={online}
            offlineNoteId={noteId}
            onSend={(text) => void send(text)}
            onStop={asking.stop}
            onDraft={(draft) => change((before) => (before.draft === draft ? before : { ...before, draft }))}
          />
          <p className={css.small} id={noteId}>
            {isCouple && about?.model && conversation.mayReadPlan && (
              <>
                L’assistente può leggere attività e budget.{' '}
                <Button
                  variant="link"
                  size="small"
                  onClick={() => change((before) => ({ ...before, mayReadPlan: false }))}
                >
                  Non più
                </Button>{' '}
              </>
            )}
            {online
              ? 'La conversazione resta su questo dispositivo.'
              : 'Senza rete si rilegge; la domanda aspetta qui.'}
            {shown && count > 0 && (
              <Button variant="link" size="small" className={css.clear} onClick={() => setClearing(true)}>
                Elimina la conversazione
              </Button>
            )}
          </p>
        </div>
        <output className={css.spoken} aria-live="polite">
          {spoken}
        </output>
      </div>
      <aside className={css.aside}>{beside ?? <Sources />}</aside>
      {clearing && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title="Eliminare la conversazione?"
            confirmLabel="Elimina"
            danger
            onCancel={() => setClearing(false)}
            onConfirm={() => {
              asking.stop()
              change(({ mayReadPlan }) => ({ ...EMPTY, mayReadPlan }))
              setSpoken('Conversazione eliminata.')
              setClearing(false)
            }}
          >
            Non c’è altrove: dopo non si può riavere.
          </ConfirmDialog>
        </Suspense>
      )}
    </Wrap>
  )
}

/** Where answers come from, to be read by oneself. */
function Sources() {
  return (
    <section aria-labelledby="fonti">
      <h2 id="fonti">Da dove risponde</h2>
      <ul className={css.places}>
        {SOURCES.map(({ href, name, what }) => (
          <li key={href}>
            <UiLink href={href}>{name}</UiLink>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SOURCES = [
  { href: '/guide', name: 'Le guide', what: 'Documenti, costi e galateo, scritti da noi.' },
  { href: '/fornitori', name: 'Il catalogo', what: 'I fornitori, con prezzi, recensioni e giorni liberi.' },
  {
    href: '/planning',
    name: 'Il tuo piano',
    what: 'Attività e budget, se hai un account e lo permetti.',
  },
]

const WITH_MODEL =
  'Risponde un modello di intelligenza artificiale, con le nostre guide e il catalogo dei fornitori. Può sbagliare: per leggi e documenti chiedi conferma agli uffici indicati.'
const WITHOUT_MODEL =
  'Le risposte sono passaggi delle nostre guide, fornitori del catalogo e, se hai un account, il tuo piano: accanto a ognuna c’è da dove viene.'
