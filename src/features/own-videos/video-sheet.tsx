import { linkOfVideo, videoAt } from '#contract/media/video-source.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { type Edit, useEditor } from '../../plan/editor/use-editor.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import { ownVideo } from './own-video-entity.ts'
import { VIDEO_FORM } from './own-video-fields.ts'
import { removalMenu } from './removal-menu.ts'

interface Typed {
  title: string
  link: string
}
type Shown = Typed & { id: string; version: number }

const EMPTY: Typed = { title: '', link: '' }

/** A new film, or one to change. @param position of a new one */
export function VideoSheet({
  live,
  position,
  mark,
  onClose,
}: {
  live: Video | undefined
  position: number
  mark: EntityMark | undefined
  onClose: () => void
}) {
  const { make, edit } = useChanges()
  /** What the link says is one thing: site and code go together. */
  const sourceOf = (link: string | undefined) => (link === undefined ? {} : videoAt(link))
  const editor = useEditor<Shown, Typed, Typed>({
    entity: { kind: 'video' },
    fields: VIDEO_FORM,
    live: live && { id: live.id, version: live.version, title: live.title, link: linkOfVideo(live) },
    draft: `video/${live?.id ?? 'new'}`,
    start: EMPTY,
    onAdd: ({ title, link }) =>
      make(
        [ownVideo.creation({ id: newId(), title, position, ...videoAt(link)! })],
        named('Video aggiunto', title),
      ),
    onEdit: ({ wanted: { link, title }, seen: { version } }: Edit<Shown, Typed>) =>
      edit(
        ownVideo.change(
          live!,
          { ...(title !== undefined && { title }), ...sourceOf(link) },
          { version, base: {} },
        ),
        named('Video salvato', live!.title),
      ),
  })
  return (
    <EditorSheet
      editor={editor}
      title={live ? 'Video' : 'Nuovo video'}
      submit={live ? 'Salva' : 'Aggiungi'}
      {...(live && {
        arrival: { mark, what: live.title, reviewHref: reviewPathOf('vendor') },
        menu: removalMenu(live, (video) =>
          make([ownVideo.removal(video)], named('Video tolto', video.title)),
        ),
      })}
      onClose={onClose}
    >
      <TextField
        {...editor.field.text('link')}
        type="url"
        hint="Di YouTube o di Vimeo. Parte solo quando qualcuno lo vuole vedere."
        {...(!live && { 'data-autofocus': true })}
      />
      <TextField {...editor.field.text('title')} />
    </EditorSheet>
  )
}
