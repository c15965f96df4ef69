import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMemo, useState } from 'react'
import { plural } from '../../../lib/text.ts'
import { useEntities } from '../../../plan/use-entities.ts'
import { Button } from '../../../ui/button.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { GuestsHeader } from '../guests-header.tsx'
import type { GuestsProps } from '../guests-screen.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { ProposalSheet } from './proposal-sheet.tsx'
import { type Sitter, seatingOf, troublesOf } from './seating.ts'
import { SitterItem } from './sitter-item.tsx'
import { useTableActions } from './table-actions.ts'
import { TableCard } from './table-card.tsx'
import { seatingTable } from './table-entity.ts'
import { TableSheet } from './table-sheet.tsx'
import css from './tables.module.css'

/** Who sits where: what sits badly, who has no place, and the tables. */
export function TablesView({ households, search, onSearch }: GuestsProps) {
  const { list: tables, marks } = useEntities(seatingTable)
  const actions = useTableActions(tables)
  const [moving, setMoving] = useState<Sitter>()
  const [sheet, setSheet] = useState<string>()
  const seating = useMemo(() => seatingOf(households, tables), [households, tables])
  const { unseated, strangers } = seating
  const count = unseated.reduce((sum, { sitters }) => sum + sitters.length, 0)
  const troubles = troublesOf(seating)
  const sitterOf = (id: string) =>
    [...unseated, ...seating.tables].flatMap(({ sitters }) => sitters).find(({ key }) => key === id)
  const add = (
    <Button variant={tables.length > 0 ? 'quiet' : 'primary'} icon={IconPlus} onClick={() => setSheet('new')}>
      Nuovo tavolo
    </Button>
  )
  return (
    <>
      <GuestsHeader
        subtitle={`${plural(seating.seated, 'seduto', 'seduti')} su ${plural(seating.seats, 'posto', 'posti')} · ${plural(tables.length, 'tavolo', 'tavoli')}`}
        actions={
          tables.length > 0 && (
            <>
              {add}
              {count > 0 && <Button onClick={() => setSheet('proposal')}>Proponi i posti</Button>}
            </>
          )
        }
        {...{ search, onSearch }}
      />
      {troubles.length > 0 && (
        <Notice tone="warning">
          <ul className={css.troubles}>
            {troubles.map(({ key, tableId, words }) => (
              <li key={key}>
                <a href={`#tavolo-${tableId}`}>{words}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {tables.length === 0 ? (
        <EmptyState drawing="guests" title="Dove si siedono" action={add}>
          Un tavolo alla volta, con i suoi posti: poi ci mettete le persone una per una, o lasciate che i
          posti ve li proponiamo noi, una famiglia insieme.
        </EmptyState>
      ) : (
        <div className={css.room}>
          <section className={css.unseated} aria-labelledby="senza-posto">
            <h2 id="senza-posto">Senza posto</h2>
            <p className={css.soft}>
              {count === 0
                ? 'Chi viene, o può venire, ha il suo posto.'
                : plural(count, 'persona', 'persone')}
            </p>
            {unseated.map(({ key, name, sitters }) => (
              <section key={key} aria-labelledby={`senza-${key}`}>
                <h3 id={`senza-${key}`}>{name}</h3>
                <ul className={css.sitters}>
                  {sitters.map((sitter) => (
                    <SitterItem key={sitter.key} sitter={sitter} onMove={() => setMoving(sitter)} />
                  ))}
                </ul>
              </section>
            ))}
            {strangers > 0 && (
              <p className={css.soft}>
                {plural(strangers, 'persona non ha', 'persone non hanno')} ancora un nome nell’elenco:
                scrivete chi è, e avrà un posto.
              </p>
            )}
          </section>
          <ul className={css.tables} aria-label="Tavoli">
            {seating.tables.map((seated) => (
              <TableCard
                key={seated.table.id}
                seated={seated}
                mark={marks.get(seated.table.id)}
                onOpen={() => setSheet(seated.table.id)}
                onMove={setMoving}
                onDrop={(id) => {
                  const sitter = sitterOf(id)
                  if (sitter) void actions.seat(sitter.guest, seated.table)
                }}
              />
            ))}
          </ul>
        </div>
      )}
      <Lingering>
        {moving && (
          <MoveSheet
            sitter={moving}
            seating={seating}
            onSeat={actions.seat}
            onClose={() => setMoving(undefined)}
          />
        )}
      </Lingering>
      <Lingering>
        {sheet === 'proposal' && (
          <ProposalSheet seating={seating} onSeatAll={actions.seatAll} onClose={() => setSheet(undefined)} />
        )}
      </Lingering>
      <Lingering>
        {sheet !== undefined && sheet !== 'proposal' && (
          <TableSheet
            key={sheet}
            live={tables.find(({ id }) => id === sheet)}
            mark={marks.get(sheet)}
            actions={actions}
            onClose={() => setSheet(undefined)}
          />
        )}
      </Lingering>
    </>
  )
}
