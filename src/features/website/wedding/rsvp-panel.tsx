import { headsOf } from '#contract/website/heads.ts'
import type { OpenWebsite } from '#contract/website/website.ts'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import { useState } from 'react'
import { theDay } from '../../../lib/clock.ts'
import { joinWords } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { useReach } from '../../sync/reach-face.ts'
import { useRsvpDraft } from './rsvp-draft.ts'
import { RsvpForm } from './rsvp-form.tsx'
import { type AnswerFields, useRsvp } from './use-rsvp.ts'
import css from '../wedding.module.css'

/** Where guests answer: the form, what they answered, or why they cannot. */
export function RsvpPanel({
  site,
  code,
  isAlone,
}: {
  site: OpenWebsite
  code: string | undefined
  /** The invitation is for one person. */
  isAlone: boolean
}) {
  const { invitation, isUnknown, answer, record, call } = useRsvp(site, code)
  const { draft, found, keep } = useRsvpDraft(code ?? site.id)
  const [editing, setEditing] = useState(false)
  const isOpen = site.rsvp.state === 'open'
  const mayAnswer = isOpen && !isUnknown && (code !== undefined || site.rsvp.general)
  const isShown = answer !== undefined && !editing && !draft && record?.state !== 'refused'

  return (
    <div className={css.rsvp} data-part="rsvp">
      {site.rsvp.note && <p className={css.text}>{site.rsvp.note}</p>}
      {isShown && <Answered answer={answer} waits={record?.state === 'waiting'} isAlone={isAlone} />}
      {record?.state === 'refused' && (
        <Notice tone="warning">
          La risposta non è stata accolta.{' '}
          {record.why ??
            (isAlone
              ? 'Riprova, o avvisa gli sposi di persona.'
              : 'Riprovate, o avvisate gli sposi di persona.')}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="warning">
          Questo invito non c’è, o gli sposi l’hanno tolto: chiedete a loro il collegamento giusto.
        </Notice>
      )}
      {!isOpen && (
        <Notice tone="neutral">
          Le risposte sono chiuse: se qualcosa è cambiato, {isAlone ? 'avvisa' : 'avvisate'} gli sposi di
          persona.
        </Notice>
      )}
      {isOpen && code === undefined && !site.rsvp.general && (
        <Notice tone="neutral">Per rispondere aprite il collegamento che trovate nel vostro invito.</Notice>
      )}
      {mayAnswer && isShown && (
        <Button variant="quiet" onClick={() => setEditing(true)}>
          Cambia la risposta
        </Button>
      )}
      {mayAnswer && !isShown && (
        <>
          {site.rsvp.deadline && (
            <p className={css.soft}>
              {isAlone ? 'Rispondi' : 'Rispondete'} entro {theDay(site.rsvp.deadline)}:{' '}
              {isAlone ? 'potrai' : 'potrete'} sempre cambiare idea.
            </p>
          )}
          <RsvpForm
            invitation={invitation ?? (code === undefined ? undefined : ALONE)}
            before={answer}
            draft={draft}
            found={found}
            call={call}
            onDraft={keep}
            onSent={() => {
              keep(undefined)
              setEditing(false)
            }}
          />
        </>
      )}
    </div>
  )
}

/** An invitation that could not be read: until it is, its place is one. */
const ALONE = { website: '', name: '', people: [], maxCompanions: 0, answer: null }

/** @param waits still on this device */
function Answered({ answer, waits, isAlone }: { answer: AnswerFields; waits: boolean; isAlone: boolean }) {
  const reach = useReach()
  const names = answer.companions.map(({ name }) => name).filter(Boolean)
  return (
    <div role="status">
      <Notice tone={waits ? 'neutral' : 'success'} icon={waits ? IconCloudUpload : IconCircleCheck}>
        <p>
          <strong>{answeredWords(answer, isAlone)}</strong>{' '}
          {!waits
            ? `Grazie, ${answer.name}: gli sposi hanno la ${isAlone ? 'tua' : 'vostra'} risposta.`
            : reach === 'online'
              ? 'La risposta è salvata su questo dispositivo e la stiamo inviando.'
              : 'La risposta è salvata su questo dispositivo e partirà appena c’è rete.'}
        </p>
        {answer.attending && names.length > 0 && <p>Con {joinWords(names)}.</p>}
      </Notice>
    </div>
  )
}

function answeredWords(answer: AnswerFields, isAlone: boolean): string {
  if (!answer.attending)
    return isAlone ? 'Hai risposto che non puoi esserci.' : 'Avete risposto che non potete esserci.'
  const heads = headsOf(answer)
  return heads === 1 ? `Ci sarà ${answer.name}.` : `Ci sarete in ${heads}.`
}
