import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillingExport } from '#contract/billing/billing-export.ts'
import { EXPORT_MAX_DAYS, EXPORT_MAX_DOCUMENTS } from '#contract/lists/billing/billing-export-limits.ts'
import { ZIP_TYPE } from '#contract/wire/zip-type.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { daysBetween, today } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { saveFile } from '../../lib/save-file.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { PERIOD_KINDS, type PeriodKind, periodsOf } from './accountant-periods.ts'
import css from './money.module.css'

/** What the accountant takes for a period, as one file. */
export function AccountantExport() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Per il commercialista
      </Button>
      <Lingering>{open && <ExportSheet onClose={() => setOpen(false)} />}</Lingering>
    </>
  )
}

function ExportSheet({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const [kind, setKind] = useState<PeriodKind>('month')
  // Of the month that is over: what is asked for most.
  const [chosen, setChosen] = useState(() => periodsOf('month', today())[1]!.from)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const periods = kind === 'days' ? [] : periodsOf(kind, today())
  const period = kind === 'days' ? { from, to } : periods.find((one) => one.from === chosen)!
  const fault = faultOf(period)
  const isAsked = fault === '' && period.from !== '' && period.to !== ''
  const query = { from: period.from, to: period.to }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billing-export', query],
    queryFn: ({ signal }) => api('Admin/exportBilling', { query, signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  })
  const call = useCall(async () => {
    const file = (await api('Admin/exportBilling', { query, as: ZIP_TYPE })) as unknown as Blob
    saveFile(`fatture_${query.from}_${query.to}.zip`, file)
  })
  return (
    <AtOnceSheet
      title="Per il commercialista"
      submit="Scarica lo zip"
      call={call}
      disabled={!isAsked || !data || isNothing(data) || !data.addsUp}
      onSubmit={() => void call.run()}
      onClose={onClose}
    >
      <p className={css.soft}>
        L’XML di ogni fattura e nota di credito, le copie in PDF e i movimenti in CSV, in un solo file. Al
        massimo un anno e {formatNumber(EXPORT_MAX_DOCUMENTS)} documenti alla volta.
      </p>
      <Segmented
        label="Che periodo"
        options={PERIOD_KINDS}
        value={kind}
        onValue={(value) => {
          setKind(value as PeriodKind)
          if (value !== 'days') setChosen(periodsOf(value as Exclude<PeriodKind, 'days'>, today())[1]!.from)
        }}
      />
      {kind === 'days' ? (
        <>
          <DayField past label="Dal" value={from} onValue={setFrom} />
          <DayField past label="Al" value={to} onValue={setTo} error={fault || undefined} />
        </>
      ) : (
        <SelectField
          label="Quale"
          options={periods.map((one) => ({ value: one.from, label: one.label }))}
          value={chosen}
          onValue={setChosen}
        />
      )}
      <div aria-live="polite" className={css.change}>
        {!isAsked ? null : data ? (
          <Content content={data} />
        ) : error ? (
          <ErrorState title="I totali non sono arrivati" onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={3} />
        )}
      </div>
    </AtOnceSheet>
  )
}

function faultOf({ from, to }: { from: string; to: string }): string {
  if (from === '' || to === '') return ''
  if (to < from) return 'Finisce prima di cominciare: scambia le due date.'
  return daysBetween(from, to) >= EXPORT_MAX_DAYS ? 'Al massimo un anno alla volta.' : ''
}

const isNothing = ({ invoices, credits, movements }: BillingExport) => invoices + credits + movements === 0

function Content({ content }: { content: BillingExport }) {
  const { invoices, credits, movements, netCents, vatCents, totalCents, receivedCents, addsUp } = content
  if (isNothing(content))
    return (
      <Notice>In questo periodo non ci sono fatture, note di credito né movimenti: scegline un altro.</Notice>
    )
  const rows = [
    ['Imponibile', netCents],
    ['IVA', vatCents],
    ['Totale', totalCents],
    ['Incassato', receivedCents],
  ] as const
  return (
    <>
      <p className={css.plain}>
        {plural(invoices, 'fattura', 'fatture')}, {plural(credits, 'nota di credito', 'note di credito')},{' '}
        {plural(movements, 'movimento', 'movimenti')}
      </p>
      <dl className={css.lines}>
        {rows.map(([words, cents]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      {addsUp ? (
        <p className={css.soft}>
          Le note di credito e i rimborsi sono già tolti. Documenti e movimenti danno gli stessi totali.
        </p>
      ) : (
        <Notice tone="danger">
          I documenti e i movimenti di questo periodo non danno gli stessi totali: l’esportazione aspetta
          finché non è chiaro perché.
        </Notice>
      )}
    </>
  )
}
