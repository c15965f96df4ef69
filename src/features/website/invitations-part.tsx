import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { saveText } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatGrid } from '../../ui/stat-grid.tsx'
import { InvitationRow, LooseAnswerRow } from './invitation-row.tsx'
import { InvitationSheet } from './invitation-sheet.tsx'
import { answersCsv, rsvpTotals } from './rsvp-totals.ts'
import type { WebsiteActions } from './website-actions.ts'
import type { useWebsite } from './website-queries.ts'
import css from './website.module.css'

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
  if (!site.listed && invitations.length === 0)
    return site.failed ? (
      <ErrorState
        title="Gli inviti non sono ancora su questo dispositivo"
        busy={site.fetching}
        onRetry={site.retry}
      >
        Li leggeremo appena torna la rete.
      </ErrorState>
    ) : (
      <Skeleton shape="row" count={5} />
    )
  const byInvitation = new Map(answers.map((answer) => [answer.invitationId, answer]))
  const loose = answers.filter(({ invitationId }) => invitationId === null)
  const totals = rsvpTotals(invitations, answers)
  const opened = invitations.find(({ id }) => id === open)
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
              { label: 'Vengono', value: String(totals.coming), note: 'persone' },
              { label: 'Non vengono', value: String(totals.declined) },
              { label: 'Senza risposta', value: String(totals.silent), note: 'inviti' },
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
                website={website}
                invitation={invitation}
                answer={byInvitation.get(invitation.id)}
                mark={invitationMarks.get(invitation.id)}
                onOpen={() => setOpen(invitation.id)}
                onRemove={() => void actions.removeInvitation(invitation)}
              />
            ))}
          </ul>
          {loose.length > 0 && <Loose answers={loose} actions={actions} />}
        </>
      )}
      {adding && (
        <InvitationSheet title="Nuovo invito" onSave={actions.invite} onClose={() => setAdding(false)} />
      )}
      {opened && (
        <Opened key={opened.id} {...{ opened, website, actions }} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

function Opened({
  opened,
  website,
  actions,
  onClose,
}: {
  opened: Invitation
  website: WeddingWebsite
  actions: WebsiteActions
  onClose: () => void
}) {
  return (
    <InvitationSheet
      title="Invito"
      website={website}
      invitation={opened}
      onSave={(fields) => actions.changeInvitation(opened, fields)}
      onClose={onClose}
    />
  )
}

/** Answers by the general address: whoever wrote their own name. */
function Loose({ answers, actions }: { answers: readonly RsvpAnswer[]; actions: WebsiteActions }) {
  return (
    <section aria-labelledby="senza-invito">
      <h2 id="senza-invito">Dall’indirizzo generale</h2>
      <ul className={css.invited}>
        {answers.map((answer) => (
          <LooseAnswerRow
            key={answer.id}
            answer={answer}
            onRemove={() => void actions.removeAnswer(answer)}
          />
        ))}
      </ul>
    </section>
  )
}
