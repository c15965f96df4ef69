import { type KeyboardEvent, useMemo, useState } from 'react'
import { COUNTED_UP_TO } from '#contract/lists/analytics/page-counts.ts'
import { useApi } from '../api/api-context.tsx'
import { failureText } from '../api/api-error.ts'
import { useCall } from '../api/use-call.ts'
import { formatNumber } from '../lib/number.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { UiLink } from '../ui/link.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { PageHeader } from '../ui/frame/page-header.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import { type Column, Table } from '../ui/list/table.tsx'
import { notify } from '../ui/overlay/toasts-store.ts'
import { Lingering } from '../ui/overlay/lingering.tsx'
import { ListActions } from './list-actions.tsx'
import { type Asked, type ItemOf, type ListCall, readFile } from './list-call.ts'
import {
  type ListColumn,
  type ListDescription,
  type ListSearch,
  readSaid,
  toSaid,
} from './list-description.ts'
import type { SaidOfList } from './list-search.ts'
import css from './list-screen.module.css'
import { ListToolbar } from './list-toolbar.tsx'
import { Seek } from './seek.tsx'
import { useListViews } from './list-views.ts'
import { useServerList } from './use-server-list.ts'

/** A list as its description says it: search, filters, order, columns, selection, file, and its four states. */
export function ListScreen<N extends ListCall>({
  list,
  said,
  onSaid,
}: {
  list: ListDescription<N>
  /** What the address says. */
  said: SaidOfList
  /** What it is to say. */
  onSaid: (said: SaidOfList) => void
}) {
  type Item = ItemOf<N> & { id: string }
  const { call, title, subtitle, seek, filters, actions = [], empty, file, tools: Tools, add, sheet } = list
  const columns = list.columns as readonly ListColumn<Item>[]
  const search = useMemo(() => readSaid(said, list), [said, list])
  const onSearch = (next: ListSearch) => onSaid(toSaid(next))
  const asked = search as Asked<N>
  const { rows, total, error, busy, retry, more } = useServerList(call, asked)
  const items = rows as Item[] | undefined
  const views = useListViews(call)
  const shown = views.columns ?? columns.filter(({ further }) => !further).map(({ key }) => key)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string>()
  const openItem = items?.find(({ id }) => id === opened)
  const picked = items?.filter(({ id }) => chosen.has(id)) ?? []

  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {seek && (
              <Seek
                label={seek}
                value={search['q'] ?? ''}
                onValue={(q) => onSearch({ ...search, q: q || undefined })}
              />
            )}
            {Tools && <Tools />}
            {file && <SaveFile call={call} asked={asked} file={file} disabled={!items?.length} />}
            {add && (
              <UiLink href={add.href} className={buttonClass('primary')}>
                {add.label}
              </UiLink>
            )}
          </>
        }
      />
      <ListToolbar {...{ filters, columns, shown, search, onSearch, views }} />
      {items === undefined ? (
        error ? (
          <ErrorState title="L’elenco non è arrivato" onRetry={retry} busy={busy}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={8} />
        )
      ) : items.length === 0 ? (
        <EmptyState drawing="tasks" title={isNarrowed(search) ? 'Niente che corrisponda' : empty.title}>
          {isNarrowed(search) ? 'Prova con meno parole, o togli un filtro.' : empty.text}
        </EmptyState>
      ) : (
        <>
          <Rows
            {...{ title, items, columns, shown, search, onSearch, chosen, onChosen: setChosen }}
            nameOf={list.nameOf as (item: Item) => string}
            selects={actions.length > 0}
            {...(sheet && { onOpen: setOpened })}
          />
          <footer className={css.foot}>
            <p aria-live="polite">
              {counted(items.length, total)}
              {picked.length > 0 &&
                ` · ${picked.length} ${picked.length === 1 ? 'selezionato' : 'selezionati'}`}
            </p>
            {more && (
              <Button variant="quiet" size="small" busy={busy} onClick={more}>
                Mostra altri
              </Button>
            )}
            {picked.length > 0 && (
              <div className={css.actions}>
                <ListActions
                  call={call}
                  actions={actions as never}
                  chosen={picked}
                  onDone={() => setChosen(new Set())}
                />
              </div>
            )}
          </footer>
        </>
      )}
      <Lingering>{openItem && sheet?.(openItem, () => setOpened(undefined))}</Lingering>
    </div>
  )
}

const isNarrowed = ({ sort: _, ...narrowing }: ListSearch) =>
  Object.values(narrowing).some((value) => value !== undefined)

function counted(seen: number, total: number | undefined): string {
  if (total === undefined) return `1–${seen}`
  const all = total > COUNTED_UP_TO ? `oltre ${formatNumber(COUNTED_UP_TO)}` : formatNumber(total)
  return `1–${seen} di ${all}`
}

function Rows<Item extends { id: string }>({
  title,
  items,
  columns,
  shown,
  search,
  onSearch,
  chosen,
  onChosen,
  nameOf,
  selects,
  onOpen,
}: {
  title: string
  items: readonly Item[]
  columns: readonly ListColumn<Item>[]
  shown: readonly string[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
  nameOf: (item: Item) => string
  selects: boolean
  onOpen?: (id: string) => void
}) {
  const drawn = useMemo((): Column<Item>[] => {
    const sortOf = (name: string) => ({
      onSort: () => onSearch({ ...search, sort: search['sort'] === name ? `-${name}` : name }),
      ...(search['sort'] === name && { direction: 'ascending' as const }),
      ...(search['sort'] === `-${name}` && { direction: 'descending' as const }),
    })
    const box: Column<Item> = {
      key: 'chosen',
      heading: 'Scegli',
      hideHeading: true,
      phone: 'aside',
      render: (item) => (
        <Checkbox
          hideLabel
          label={`Scegli ${nameOf(item)}`}
          checked={chosen.has(item.id)}
          onChecked={(on) =>
            onChosen(new Set(on ? [...chosen, item.id] : [...chosen].filter((id) => id !== item.id)))
          }
        />
      ),
    }
    const seen = columns
      .filter(({ key }, index) => index === 0 || shown.includes(key))
      .map(({ sort, further: _, ...column }, index): Column<Item> => ({
        ...column,
        ...(index === 0 &&
          onOpen && {
            render: (item: Item) => (
              <Button variant="link" onClick={() => onOpen(item.id)}>
                {column.render(item)}
              </Button>
            ),
          }),
        ...(sort && { sort: sortOf(sort) }),
      }))
    return selects ? [box, ...seen] : seen
  }, [columns, shown, search, onSearch, chosen, onChosen, nameOf, selects, onOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows lead between what has the focus already
    <div onKeyDown={toNextRow}>
      <Table
        caption={title}
        columns={drawn}
        rows={items}
        rowKey={({ id }) => id}
        selectedKeys={chosen}
        stack
      />
    </div>
  )
}

/** Up and down lead to the same thing of the row above or below. */
function toNextRow(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const cell = (event.target as HTMLElement).closest('td')
  const rows = cell?.closest('tbody')?.rows
  if (step === 0 || !cell || !rows) return
  const next = rows[(cell.parentElement as HTMLTableRowElement).sectionRowIndex + step]
  const there = next?.cells[cell.cellIndex]?.querySelector<HTMLElement>('a, button, input')
  if (!there) return
  event.preventDefault()
  there.focus()
}

function SaveFile<N extends ListCall>({
  call,
  asked,
  file,
  disabled,
}: {
  call: N
  asked: Asked<N>
  file: string
  disabled: boolean
}) {
  const api = useApi()
  const { run, busy } = useCall(
    async () => saveFile(`${file}.csv`, await readFile(api, call, asked)),
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <Button variant="quiet" busy={busy} disabled={disabled} onClick={() => void run()}>
      Esporta CSV
    </Button>
  )
}
