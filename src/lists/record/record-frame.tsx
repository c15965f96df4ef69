import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../session/admin-may.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Notices } from '../../ui/state/notice.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { ListActions } from '../list-actions.tsx'
import type { ListAction } from '../list-description.ts'
import { DeleteRecord, type DeletedRecord } from './delete-record.tsx'
import css from './record.module.css'

/**
 * The record of one account, for who has it on the telephone: how it stands, what it has done, its data and what can be
 * done with it.
 */
export function RecordFrame<Item extends { id: string }>({
  back,
  title,
  facts,
  links,
  standing,
  recordKey,
  parts,
  data,
  actions,
  row,
  ending: { renderAsked, ...ending },
  renderSheet,
}: {
  /** The list it is of. */
  back: { href: string; label: string; list: string }
  title: string
  /** How it stands, in a line. */
  facts: ReactNode
  links?: ReactNode
  /** What is not as it should be. */
  standing: ReactNode
  /** Of all that is read of it. */
  recordKey: readonly string[]
  /** What it has done. */
  parts: ReactNode
  /** Its data. */
  data: ReactNode
  /** Those of its list. */
  actions: readonly ListAction<Item>[] | undefined
  /** As its list has it. */
  row: Item
  ending: Pick<DeletedRecord, 'call' | 'list' | 'title' | 'words' | 'takesTwo' | 'onAsked'> & {
    /** It was asked already, and waits: said first. */
    renderAsked: ((asked: { onDone: () => void }) => ReactNode) | undefined
  }
  /** The sheet of its own fields. */
  renderSheet: (sheet: { onSaved: () => void; onClose: () => void }) => ReactNode
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'sheet' | 'ending'>()
  const renew = () => void client.invalidateQueries({ queryKey: recordKey })
  const onClose = () => setOpen(undefined)
  const mayDelete = useMay(ending.call) && !renderAsked
  const toList = () => void navigate({ to: '/admin/$list', params: { list: back.list } })
  return (
    <>
      <PageHeader
        back={back}
        title={title}
        subtitle={<span className={css.facts}>{facts}</span>}
        actions={
          <>
            {links}
            <Button onClick={() => setOpen('sheet')}>Modifica</Button>
          </>
        }
      />
      <Notices>
        {renderAsked?.({ onDone: toList })}
        {standing}
      </Notices>
      <div className={css.record}>
        <div className={css.parts}>{parts}</div>
        <aside className={css.parts} aria-label="Dati e azioni">
          {data}
          <section className={css.part}>
            <SectionHeader title="Azioni" />
            <div className={css.actions}>
              <ListActions
                call={ending.list}
                actions={(actions ?? []).filter((action) => action.of(row))}
                chosen={[row]}
                onDone={renew}
              />
              {mayDelete && (
                <Button variant="quiet" size="small" onClick={() => setOpen('ending')}>
                  Elimina
                </Button>
              )}
            </div>
          </section>
        </aside>
      </div>
      <Lingering>{open === 'sheet' && renderSheet({ onSaved: renew, onClose })}</Lingering>
      <Lingering>
        {open === 'ending' && (
          <DeleteRecord
            {...ending}
            id={row.id}
            name={title}
            onAsked={() => {
              onClose()
              ending.onAsked()
            }}
            onDeleted={toList}
            onClose={onClose}
          />
        )}
      </Lingering>
    </>
  )
}
