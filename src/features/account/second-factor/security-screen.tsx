import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewSecondFactor, SecondFactor } from '#contract/people/second-factor.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { formatDay, today } from '../../../lib/day.ts'
import { plural } from '../../../lib/text.ts'
import { useMay } from '../../../session/admin-may.ts'
import { useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { PageHeader, SectionHeader } from '../../../ui/frame/page-header.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { DevicesButton } from '../devices/devices-button.tsx'
import { CodeSheet } from './code-sheet.tsx'
import { CodesSheet } from './codes-sheet.tsx'
import { EnrolSheet } from './enrol-sheet.tsx'
import { renewSecondFactor, secondFactorQuery } from './second-factor-queries.ts'
import css from './second-factor.module.css'
import { usePaid } from './use-owed-second-factor.ts'

type Open =
  | { what: 'enrol'; made: NewSecondFactor }
  | { what: 'codes'; codes: string[] }
  | { what: 'renew' | 'end' }

/** How an administrator signs in, and where they are signed in; owners decide what everybody needs. */
export function SecurityScreen() {
  const { data, error, isFetching, refetch } = useQuery(secondFactorQuery(useApi()))
  const owes = useSession(({ last }) => last?.owesSecondFactor === true)
  const mayRequire = useMay('Admin/requireSecondFactor')
  return (
    <>
      <PageHeader title="Sicurezza" subtitle="Come entri, e su quali dispositivi sei già dentro." />
      {data ? (
        <div className={css.parts}>
          {owes && (
            <Notice tone="warning">
              Qui la verifica in due passaggi è obbligatoria: attivala, e torna tutto il resto.
            </Notice>
          )}
          <OwnFactor factor={data} />
          <section className={css.part}>
            <SectionHeader title="Dove sei dentro" />
            <p className={css.soft}>
              Ogni dispositivo su cui il tuo account è aperto, con l’ultima volta che è stato usato: da lì
              esci da uno, o da tutti gli altri.
            </p>
            <div>
              <DevicesButton />
            </div>
          </section>
          {mayRequire && !owes && <ForAll factor={data} />}
        </div>
      ) : error ? (
        <ErrorState title="Questa parte non è arrivata" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </>
  )
}

function OwnFactor({ factor: { since, codesLeft } }: { factor: SecondFactor }) {
  const api = useApi()
  const client = useQueryClient()
  const paid = usePaid()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const start = useCall(
    async (keyFor) =>
      setOpen({ what: 'enrol', made: await api('Admin/startSecondFactor', { idempotencyKey: keyFor({}) }) }),
    (failure) => notify({ type: 'danger', message: failureText(failure) }),
  )
  return (
    <section className={css.part}>
      <SectionHeader
        title="Verifica in due passaggi"
        side={since ? `attiva dal ${formatDay(today(new Date(since)), 'bare')}` : 'non attiva'}
      />
      <p className={css.soft}>
        Dopo la password serve un codice che cambia ogni trenta secondi, sul tuo telefono. Chi scopre la
        password da sola non entra.
      </p>
      {since && codesLeft < 3 && (
        <Notice tone="warning">
          {codesLeft === 0
            ? 'Non hai più codici di recupero: senza telefono non entri.'
            : `Ti ${codesLeft === 1 ? 'resta' : 'restano'} ${plural(codesLeft, 'codice di recupero', 'codici di recupero')}.`}{' '}
          Fanne altri dieci.
        </Notice>
      )}
      {since && codesLeft >= 3 && (
        <p>
          Ti restano {plural(codesLeft, 'codice di recupero', 'codici di recupero')}, se perdi il telefono.
        </p>
      )}
      <div className={css.actions}>
        {since ? (
          <>
            <Button variant="quiet" onClick={() => setOpen({ what: 'renew' })}>
              Rifai i codici di recupero
            </Button>
            <Button variant="quiet" onClick={() => setOpen({ what: 'end' })}>
              Togli la verifica
            </Button>
          </>
        ) : (
          <Button busy={start.busy} onClick={() => void start.run()}>
            Attiva
          </Button>
        )}
      </div>
      <Lingering>
        {open?.what === 'enrol' && (
          <EnrolSheet
            made={open.made}
            onClose={close}
            onDone={async () => {
              setOpen({ what: 'codes', codes: open.made.codes })
              paid()
              await renewSecondFactor(client)
            }}
          />
        )}
      </Lingering>
      <Lingering>{open?.what === 'codes' && <CodesSheet codes={open.codes} onClose={close} />}</Lingering>
      <Lingering>
        {open?.what === 'renew' && (
          <CodeSheet
            title="Rifai i codici di recupero"
            text="Ne ricevi altri dieci. Quelli di prima non valgono più."
            submit="Rifai i codici"
            onClose={close}
            send={async (body, keyFor) => {
              const { codes } = await api('Admin/renewRecoveryCodes', { body, idempotencyKey: keyFor(body) })
              setOpen({ what: 'codes', codes })
              await renewSecondFactor(client)
            }}
          />
        )}
      </Lingering>
      <Lingering>
        {open?.what === 'end' && (
          <CodeSheet
            title="Togliere la verifica in due passaggi?"
            text="Entrerai con la password sola. Se cambi telefono, toglila e attivala di nuovo con quello nuovo."
            submit="Togli la verifica"
            onClose={close}
            send={async (body, keyFor) => {
              await api('Admin/endSecondFactor', { body, idempotencyKey: keyFor(body) })
              notify({ type: 'success', message: 'Verifica in due passaggi tolta.' })
              close()
              await renewSecondFactor(client)
            }}
          />
        )}
      </Lingering>
    </section>
  )
}

function ForAll({ factor: { since, required } }: { factor: SecondFactor }) {
  const api = useApi()
  const client = useQueryClient()
  const change = useCall(
    async (keyFor, wanted: boolean) => {
      const body = { required: wanted }
      await api('Admin/requireSecondFactor', { body, idempotencyKey: keyFor(body) })
      await renewSecondFactor(client)
      notify({
        type: 'success',
        message: wanted ? 'Adesso è obbligatoria per tutti.' : 'Adesso ognuno sceglie.',
      })
    },
    (failure) => notify({ type: 'danger', message: failureText(failure) }),
  )
  return (
    <section className={css.part}>
      <SectionHeader title="Per tutti" />
      <Switch
        label="Verifica in due passaggi obbligatoria"
        hint={
          since || required
            ? 'Chi amministra e non ce l’ha la attiva prima di vedere qualsiasi altra cosa.'
            : 'Prima attivala per te: poi puoi chiederla a tutti.'
        }
        checked={required}
        disabled={change.busy || (!since && !required)}
        onChecked={(wanted) => void change.run(wanted)}
      />
    </section>
  )
}
