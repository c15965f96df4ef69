import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import type { Fields } from '../../plan/fields.ts'
import { Button } from '../../ui/button.tsx'
import { LaterSortableList } from '../../ui/list/later-sortable-list.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './website.module.css'

interface Entry {
  id: string
}

/** A list of what is written entry by entry: opened to be changed, moved by hand or by keyboard, saved at once. */
export function EntryList<E extends Entry>({
  label,
  addLabel,
  sheetTitle,
  entries,
  most,
  fields,
  blank,
  titleOf,
  noteOf,
  website: { id: websiteId, version },
  onSave,
}: {
  label: string
  addLabel: string
  sheetTitle: string
  entries: readonly E[]
  most: number
  fields: Fields<Exclude<keyof E & string, 'id'>>
  /** A new one, not yet in the list. */
  blank: () => E
  titleOf: (entry: E) => string
  noteOf?: (entry: E) => string
  /** As it is shown. */
  website: { id: string; version: number }
  /** @param version what they were written over. @returns whether it was kept */
  onSave: (entries: E[], version?: number) => Promise<boolean>
}) {
  const [open, setOpen] = useState<E>()
  const move = (id: string, { previous }: { previous: string | null }) => {
    const moved = entries.find((entry) => entry.id === id)
    const rest = entries.filter((entry) => entry.id !== id)
    if (!moved) return
    const at = previous === null ? 0 : rest.findIndex((entry) => entry.id === previous) + 1
    void onSave(rest.toSpliced(at, 0, moved))
  }
  const isNew = open !== undefined && !entries.some(({ id }) => id === open.id)
  return (
    <div className={css.entries}>
      {entries.length > 0 && (
        <LaterSortableList
          label={label}
          items={entries}
          textOf={titleOf}
          onMove={move}
          renderItem={(entry) => (
            <button type="button" className={css.entry} onClick={() => setOpen(entry)}>
              <span>{titleOf(entry)}</span>
              {noteOf?.(entry) && <span className={css.soft}>{noteOf(entry)}</span>}
            </button>
          )}
        />
      )}
      {entries.length < most && (
        <Button variant="quiet" icon={IconPlus} onClick={() => setOpen(blank())}>
          {addLabel}
        </Button>
      )}
      <Lingering>
        {open && (
          <EntrySheet
            key={open.id}
            title={sheetTitle}
            entry={entries.find(({ id }) => id === open.id) ?? open}
            fields={fields}
            isNew={isNew}
            onClose={() => setOpen(undefined)}
            version={version}
            website={websiteId}
            onSave={(typed, seen) =>
              onSave(
                isNew
                  ? [...entries, { ...open, ...typed }]
                  : entries.map((other) => (other.id === open.id ? { ...other, ...typed } : other)),
                seen,
              )
            }
            onRemove={() => onSave(entries.filter(({ id }) => id !== open.id))}
          />
        )}
      </Lingering>
    </div>
  )
}
