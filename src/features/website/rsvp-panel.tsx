import { GENERAL_COMPANIONS } from '#contract/rsvp-limits.ts'
import type { OpenWebsite } from '#contract/website.ts'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import { useState } from 'react'
import { theDay } from '../../lib/clock.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RsvpForm } from './rsvp-form.tsx'
import { type AnswerFields, useRsvp } from './use-rsvp.ts'
import css from './wedding.module.css'

/** Where guests answer: the form, what they answered, or why they cannot. */
export function RsvpPanel({ site, code }: { site: OpenWebsite; code: string | undefined }) {
  const { invitation, isUnknown, answer, record, failure, send } = useRsvp(site, code)
  const [editing, setEditing] = useState(false)
  const isOpen = site.rsvp.state === 'open'
  const mayAnswer = isOpen && !isUnknown && (code !== undefined || site.rsvp.general)
  const isShown = answer !== undefined && !editing && record?.state !== 'refused'

  return (
    <div className={css.rsvp} data-part="rsvp">
      {site.rsvp.note && <p className={css.text}>{site.rsvp.note}</p>}
      {isShown && <Answered answer={answer} waits={record?.state === 'waiting'} />}
      {record?.state === 'refused' && (
        <Notice tone="warning">
          La risposta non è stata accolta. {record.why ?? 'Riprova, o avvisa gli sposi di persona.'}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="warning">
          Questo invito non c’è, o gli sposi l’hanno tolto: chiedete a loro il collegamento giusto.
        </Notice>
      )}
      {!isOpen && (
        <Notice tone="neutral">
          Le risposte sono chiuse: se qualcosa è cambiato, avvisate gli sposi di persona.
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
              Rispondete entro {theDay(site.rsvp.deadline)}: potrete sempre cambiare idea.
            </p>
          )}
          <RsvpForm
            key={`${editing} ${invitation?.name ?? ''}`}
            invitedAs={invitation?.name}
            before={answer}
            mostCompanions={invitation?.maxCompanions ?? (code ? 0 : GENERAL_COMPANIONS)}
            failure={failure}
            onSend={async (fields) => {
              if (await send(fields)) setEditing(false)
            }}
          />
        </>
      )}
    </div>
  )
}

/** @param waits still on this device */
function Answered({ answer, waits }: { answer: AnswerFields; waits: boolean }) {
  const people = 1 + answer.companions.length
  return (
    <div role="status">
      <Notice tone={waits ? 'neutral' : 'success'} icon={waits ? IconCloudUpload : IconCircleCheck}>
        <p>
          <strong>
            {answer.attending
              ? `Ci sarete: ${plural(people, 'persona', 'persone')}.`
              : 'Avete risposto che non potete esserci.'}
          </strong>{' '}
          {waits
            ? 'La risposta è salvata su questo dispositivo e partirà appena c’è rete.'
            : `Grazie, ${answer.name}: gli sposi hanno la vostra risposta.`}
        </p>
        {answer.attending && answer.companions.length > 0 && (
          <p>Con {answer.companions.map(({ name }) => name).join(', ')}.</p>
        )}
      </Notice>
    </div>
  )
}
