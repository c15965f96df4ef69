import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { companyQueries } from '../legal/company-queries.ts'
import css from './admin-footer.module.css'

/** Whom the foot names: read here, said where the server is configured. */
export function FooterCompany() {
  const { data, error, refetch, isFetching } = useQuery(companyQueries.company(useApi()))
  return (
    <section className={css.form}>
      <SectionHeader title="L’azienda" />
      {data === undefined ? (
        error ? (
          <ErrorState
            title="I dati dell’azienda non sono arrivati"
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={2} />
        )
      ) : data === null ? (
        <Notice tone="warning">
          La configurazione del server non dice chi gestisce il sito, e la legge vuole che in fondo a ogni
          pagina ci sia: nome, sede, partita IVA e un indirizzo email.
        </Notice>
      ) : (
        <>
          <p className={css.soft}>
            Si legge soltanto: sta nella configurazione del server, perché è la stessa delle fatture e delle
            informative.{data.example && ' Questa è un’azienda di esempio, con dati inventati.'}
          </p>
          <dl className={css.company}>
            {(
              [
                ['Nome', data.name],
                ['Sede', data.address],
                ['Partita IVA', data.vat],
                ['Registro', data.register],
                ['Email', data.email],
                ['PEC', data.pec],
              ] as const
            ).map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </>
      )}
    </section>
  )
}
