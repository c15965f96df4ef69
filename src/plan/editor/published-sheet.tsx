import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useState } from 'react'
import type { Picture } from '#contract/media/picture.ts'
import { PictureList, type PicturesPicker } from '../../features/files/picture-list-face.tsx'
import { type EntityMark, reviewPathOf } from '../../features/sync/sync-face.ts'
import { named } from '../../lib/named.ts'
import { type Change, useChanges } from '../changes.ts'
import { EditorSheet } from './editor-sheet.tsx'
import type { Fields } from '../fields.ts'
import { PublishPart } from './publish-part.tsx'
import { useEditor } from './use-editor.ts'

/** What a vendor tells with pictures and a couple's yes: for itself as a draft, to everybody once it is published. */
interface Told {
  title: string
  pictures: readonly Picture[]
  consent: boolean
  state: 'draft' | 'published'
}

export interface PublishedSheetProps<V extends Told> {
  kind: string
  fields: Fields
  /** As it is shown now; undefined for a new one. */
  live: (V & { id: string; version: number }) | undefined
  /** The fields of a new one. */
  start: V
  mark: EntityMark | undefined
  words: {
    title: string
    new: string
    menu: string
    published: string
    saved: string
    removed: string
    /** To what the couple said yes. */
    agreed: string
    /** Where everybody sees it. */
    seen: string
  }
  pictures: { id: string; most: number; needed: string; firstIs: string; renderPicker: PicturesPicker }
  /** What it needs before everybody may read it, in words; nothing where it is whole. */
  missing: (values: V) => readonly string[]
  creation: (values: V) => Change
  /** @param version that it was opened on */
  change: (wanted: Partial<V>, version: number) => Change | undefined
  removal: () => Change
  onClose: () => void
  /** Its own fields, around the list of its pictures. */
  children: (editor: ReturnType<typeof useEditor<V & Versioned, V, V>>, pictures: ReactNode) => ReactNode
}
interface Versioned {
  id: string
  version: number
}

/** A new one, or one to change. Nothing is kept that everybody would read and that is not whole. */
export function PublishedSheet<V extends Told>({
  kind,
  fields,
  live,
  start,
  mark,
  words,
  pictures: { renderPicker, ...about },
  missing,
  creation,
  change,
  removal,
  onClose,
  children,
}: PublishedSheetProps<V>) {
  const { make, edit } = useChanges()
  const [refused, setRefused] = useState(false)
  const isHeldBack = (values: V) => {
    const isWanting = values.state === 'published' && missing(values).length > 0
    setRefused(isWanting)
    return isWanting
  }
  /** Whether everybody reads it now, or nobody any more. */
  const saidOf = ({ state }: Partial<Told>, title: string) => {
    if (state === 'published') return named(words.published, title)
    if (!live) return named('Bozza salvata', title)
    return named(state === 'draft' ? 'Tolto dalla tua pagina' : words.saved, title)
  }
  const editor = useEditor<V & Versioned, V, V>({
    entity: { kind },
    fields,
    live,
    draft: `${kind}/${live?.id ?? 'new'}`,
    start,
    onAdd: async (values) => !isHeldBack(values) && make([creation(values)], saidOf(values, values.title)),
    onEdit: async ({ live: now, wanted, seen: { version } }) =>
      !isHeldBack({ ...now, ...wanted }) && edit(change(wanted, version), saidOf(wanted, live!.title)),
  })
  const { field, values } = editor
  const isFresh = values.state === 'published' && live?.state !== 'published'
  return (
    <EditorSheet
      editor={editor}
      title={live ? words.title : words.new}
      width="broad"
      submit={isFresh ? 'Pubblica' : live ? 'Salva' : 'Salva la bozza'}
      {...(live && {
        arrival: { mark, what: live.title, reviewHref: reviewPathOf('vendor') },
        menu: {
          label: words.menu,
          items: (done: (kept: Promise<boolean>) => void) => [
            {
              label: 'Elimina',
              icon: IconTrash,
              danger: true,
              onSelect: () => done(make([removal()], named(words.removed, live.title))),
            },
          ],
        },
      })}
      onClose={onClose}
    >
      {children(
        editor,
        <PictureList
          {...about}
          pictures={values.pictures}
          news={field.text('pictures').news}
          onPictures={(pictures) => editor.set({ pictures: [...pictures] } as object as Partial<V>)}
          renderPicker={renderPicker}
        />,
      )}
      <PublishPart
        consent={field.flag('consent')}
        state={field.choice('state')}
        agreed={words.agreed}
        seen={words.seen}
        missing={missing(values)}
        refused={refused}
      />
    </EditorSheet>
  )
}
