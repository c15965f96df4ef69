import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminInvitation, Administrator, Administrators } from '#contract/admin/administrator.ts'
import { ADMIN_ROLE_WORDS } from '#contract/lists/admin/admin-roles.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { ago } from '../../lib/ago.ts'
import { formatDay, today } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { administratorQueries } from './administrator-queries.ts'
import css from './administrators.module.css'
import { EndAdministrator, EndInvitation, EndSecondFactor } from './end-dialogs.tsx'
import { InviteSheet, RoleSheet } from './role-sheets.tsx'

type Open =
  | { what: 'invite' }
  | { what: 'role' | 'reset' | 'end'; person: Administrator }
  | { what: 'cancel'; invitation: AdminInvitation }

/** Who administers, with which role, and who is invited to: owners decide. */
export function AdministratorsScreen() {
  const { data, error, isFetching, refetch } = useQuery(administratorQueries.all(useApi()))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHeader
        title="Chi amministra"
        subtitle="Ognuno vede e fa quello che è del suo ruolo; quello che cambia resta nel registro."
        actions={<Button onClick={() => setOpen({ what: 'invite' })}>Invita qualcuno</Button>}
      />
      {data ? (
        <Lists all={data} onOpen={setOpen} />
      ) : error ? (
        <ErrorState title="L’elenco non è arrivato" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={4} />
      )}
      <Lingering>{open?.what === 'invite' && <InviteSheet onClose={close} />}</Lingering>
      <Lingering>{open?.what === 'role' && <RoleSheet person={open.person} onClose={close} />}</Lingering>
      {open?.what === 'reset' && <EndSecondFactor person={open.person} onEnd={close} />}
      {open?.what === 'end' && <EndAdministrator person={open.person} onEnd={close} />}
      {open?.what === 'cancel' && <EndInvitation invitation={open.invitation} onEnd={close} />}
    </>
  )
}

function Lists({
  all: { people, invitations },
  onOpen,
}: {
  all: Administrators
  onOpen: (open: Open) => void
}) {
  return (
    <div className={css.parts}>
      <section>
        <SectionHeader title="Persone" side={plural(people.length, 'persona', 'persone')} />
        <ul className={css.rows}>
          {people.map((person) => (
            <li key={person.id} className={css.row}>
              <div className={css.words}>
                <h3 className={css.name}>
                  {person.name || person.email}
                  {person.self && ' (tu)'}
                </h3>
                <p>
                  <strong>{ADMIN_ROLE_WORDS[person.role].name}</strong>
                  <span className={css.soft}> · {ADMIN_ROLE_WORDS[person.role].does}</span>
                </p>
                <p className={css.soft}>
                  {person.email} ·{' '}
                  {person.lastSeenAt ? `qui ${ago(person.lastSeenAt)}` : 'nessun accesso aperto'}
                </p>
                <p className={css.soft}>
                  {person.secondFactor ? 'Verifica in due passaggi attiva' : 'Entra con la password sola'}
                </p>
              </div>
              <Menu
                label={`Azioni per ${person.name || person.email}`}
                items={[
                  { label: 'Cambia ruolo', onSelect: () => onOpen({ what: 'role', person }) },
                  ...(person.secondFactor && !person.self
                    ? [
                        {
                          label: 'Togli la verifica in due passaggi',
                          onSelect: () => onOpen({ what: 'reset', person }),
                        },
                      ]
                    : []),
                  { label: 'Togli', danger: true, onSelect: () => onOpen({ what: 'end', person }) },
                ]}
              />
            </li>
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section>
          <SectionHeader title="Inviti in attesa" />
          <ul className={css.rows}>
            {invitations.map((invitation) => (
              <li key={invitation.id} className={css.row}>
                <div className={css.words}>
                  <h3 className={css.name}>{invitation.email}</h3>
                  <p className={css.soft}>
                    {ADMIN_ROLE_WORDS[invitation.role].name} · vale fino al{' '}
                    {formatDay(today(new Date(invitation.expiresAt)), 'bare')}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Ritira l’invito a ${invitation.email}`}
                  onClick={() => onOpen({ what: 'cancel', invitation })}
                >
                  Ritira
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
