import { rsvpTotals } from '#contract/website/heads.ts'
import type { RsvpAnswer } from '#contract/website/rsvp.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { saveText } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { NotKept } from '../../../ui/state/not-kept.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { StatGrid } from '../../../ui/chart/stat-grid.tsx'
import { InvitationRow, LooseAnswerRow } from './invitation-row.tsx'
import { answersCsv } from './answers-csv.ts'
import { type Removal, RemovalQuestion } from './removal-question.tsx'
import type { WebsiteActions } from '../website-actions.ts'
import { invitationUrl } from '../website-draft.ts'
import type { useWebsite } from '../website-queries.ts'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import css from '../website.module.css'

const InvitationSheet = later(() => import('./invitation-sheet.tsx').then((part) => part.InvitationSheet))

const InvitationShareSheet = later(() =>
  import('./invitation-share.tsx').then((part) => part.InvitationShareSheet),
)

/** Who is invited, who comes, who has not said; it changes while guests answer. */
export function InvitationsPart({
  site,
  actions,
}: {
  site: ReturnType<typeof useWebsite>
  actions: WebsiteActions
}) {
  const { website, invitations, answers, invitationMarks } = site
  const [adding, setAdding] = useState(false)
  const [open, setOpen] = useState<string>()
  const [sending, setSending] = useState<string>()
  const [removal, setRemoval] = useState<Removal>()
  if (!site.listed && invitations.length === 0)
    return (
      <NotKept
        what="Gli inviti"
        pronoun="Li"
        failed={site.failed}
        busy={site.fetching}
        onRetry={site.retry}
        count={5}
      />
    )
  const byInvitation = new Map(answers.map((answer) => [answer.invitationId, answer]))
  const loose = answers.filter(({ invitationId }) => invitationId === null)
  const totals = rsvpTotals(invitations, answers)
  const opened = invitations.find(({ id }) => id === open)
  const sent = invitations.find(({ id }) => id === sending)
  const add = (
    <Button icon={IconPlus} onClick={() => setAdding(true)}>
      Aggiungi un invito
    </Button>
  )
  return (
    <div className={css.invitations}>
      {invitations.length + loose.length === 0 ? (
        <EmptyState drawing="guests" title="Chi invitate" action={add}>
          Per ogni persona o famiglia c’è un collegamento tutto suo: rispondono dal telefono, senza account, e
          qui vedete chi viene.
        </EmptyState>
      ) : (
        <>
          <StatGrid
            stats={[
              {
                label: 'Vengono',
                value: String(totals.coming),
                note: totals.coming === 1 ? 'persona' : 'persone',
              },
              {
                label: 'Non vengono',
                value: String(totals.declined),
                note: totals.declined === 1 ? 'persona' : 'persone',
              },
              {
                label: 'Senza risposta',
                value: String(totals.silent),
                note: totals.silent === 1 ? 'invito' : 'inviti',
              },
              { label: 'Posti negli inviti', value: String(totals.invited) },
            ]}
          />
          {!website.published && invitations.length > 0 && (
            <Notice tone="warning">
              Il sito è in bozza: i collegamenti degli inviti si apriranno quando lo pubblicate.
            </Notice>
          )}
          <div className={css.row}>
            {add}
            <Button
              variant="quiet"
              icon={IconDownload}
              onClick={() =>
                saveText('risposte-nozze.csv', 'text/csv;charset=utf-8', answersCsv(invitations, answers))
              }
            >
              Esporta
            </Button>
          </div>
          <ul className={css.invited} aria-label="Inviti">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                answer={byInvitation.get(invitation.id)}
                mark={invitationMarks.get(invitation.id)}
                onOpen={() => setOpen(invitation.id)}
                onShare={website.publicId === '' ? undefined : () => setSending(invitation.id)}
                onRemove={() =>
                  setRemoval({
                    kind: 'invitation',
                    gone: invitation,
                    answered: byInvitation.has(invitation.id),
                  })
                }
              />
            ))}
          </ul>
          {loose.length > 0 && (
            <Loose answers={loose} onRemove={(gone) => setRemoval({ kind: 'answer', gone })} />
          )}
        </>
      )}
      <Lingering>
        {removal && (
          <RemovalQuestion removal={removal} actions={actions} onClose={() => setRemoval(undefined)} />
        )}
      </Lingering>
      <Lingering>
        {adding && <InvitationSheet website={website} actions={actions} onClose={() => setAdding(false)} />}
      </Lingering>
      <Lingering>
        {opened && (
          <InvitationSheet
            key={opened.id}
            website={website}
            invitation={opened}
            hasGuests={site.guests.some(({ invitationId }) => invitationId === opened.id)}
            actions={actions}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Lingering>
      <Lingering>
        {sent && (
          <InvitationShareSheet
            invitation={sent}
            url={invitationUrl(website, sent.code, location.origin)}
            onClose={() => setSending(undefined)}
          />
        )}
      </Lingering>
    </div>
  )
}

/** Answers by the general address: whoever wrote their own name. */
function Loose({
  answers,
  onRemove,
}: {
  answers: readonly RsvpAnswer[]
  onRemove: (gone: RsvpAnswer) => void
}) {
  return (
    <section aria-labelledby="senza-invito">
      <h2 id="senza-invito">Dall’indirizzo generale</h2>
      <ul className={css.invited}>
        {answers.map((answer) => (
          <LooseAnswerRow key={answer.id} answer={answer} onRemove={() => onRemove(answer)} />
        ))}
      </ul>
    </section>
  )
}
