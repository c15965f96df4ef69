import { useRef, useState } from 'react'
import { containerOf, KIND_HEAD_BYTES } from '#contract/media/file-kind.ts'
import { FILM_TYPES } from '#contract/media/file-limits.ts'
import { filmToBe } from '#contract/media/video-source.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import { named } from '../../lib/named.ts'
import { formatBytes } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import { EditorSheet } from '../../plan/editor/editor-sheet.tsx'
import { type Edit, useEditor } from '../../plan/editor/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type KeptFile, notKeptFileText, usePictureUpload, useShownPicture } from '../files/file-face.ts'
import { chosenPicture } from '../files/given-picture-face.ts'
import { type EntityMark, reviewPathOf } from '../sync/sync-face.ts'
import { frameOf } from './film-frame.ts'
import { ownVideo } from './own-video-entity.ts'
import { FILM_FORM } from './own-video-fields.ts'
import css from './own-videos.module.css'
import { removalMenu } from './removal-menu.ts'

interface Typed {
  title: string
}
type Shown = Typed & { id: string; version: number }

interface Chosen {
  film: KeptFile
  container: 'mp4' | 'webm'
  poster: KeptFile | undefined
}

/** A film that is a file of the vendor's own: a new one, or one to change. @param position of a new one */
export function FilmSheet({
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
  const { discard } = usePictureUpload()
  const [chosen, setChosen] = useState<Chosen>()
  const [missing, setMissing] = useState(false)
  const taken = useRef(false)
  const editor = useEditor<Shown, Typed, Typed>({
    entity: { kind: 'video' },
    fields: FILM_FORM,
    live: live && { id: live.id, version: live.version, title: live.title },
    draft: `video/${live?.id ?? 'file'}`,
    start: { title: '' },
    async onAdd({ title }) {
      setMissing(!chosen)
      if (!chosen) return false
      const { film, container, poster } = chosen
      const creation = ownVideo.creation({
        id: newId(),
        title,
        position,
        provider: 'file',
        source: filmToBe(film.id, container),
        ...(poster && { poster: chosenPicture(poster) }),
      })
      taken.current = await make([creation], named('Video aggiunto', title))
      return taken.current
    },
    onEdit: ({ wanted: { title }, seen: { version } }: Edit<Shown, Typed>) =>
      edit(
        ownVideo.change(live!, title === undefined ? {} : { title }, { version, base: {} }),
        named('Video salvato', live!.title),
      ),
  })
  /** What no film names is kept nowhere. */
  const letGo = ({ film, poster }: Chosen) => void discard([film.id, ...(poster ? [poster.id] : [])])
  return (
    <EditorSheet
      editor={editor}
      title={live ? 'Video' : 'Un video tuo'}
      submit={live ? 'Salva' : 'Aggiungi'}
      {...(live && {
        arrival: { mark, what: live.title, reviewHref: reviewPathOf('vendor') },
        menu: removalMenu(live, (video) =>
          make([ownVideo.removal(video)], named('Video tolto', video.title)),
        ),
      })}
      onClose={() => {
        if (chosen && !taken.current) letGo(chosen)
        onClose()
      }}
    >
      {!live && (
        <ChooseFilm
          chosen={chosen}
          missing={missing}
          onChosen={(next) => {
            if (chosen) letGo(chosen)
            setChosen(next)
            setMissing(false)
          }}
        />
      )}
      <TextField {...editor.field.text('title')} />
    </EditorSheet>
  )
}

/** Chooses a film and keeps it on the device, with a frame of it. */
function ChooseFilm({
  chosen,
  missing,
  onChosen,
}: {
  chosen: Chosen | undefined
  missing: boolean
  onChosen: (chosen: Chosen) => void
}) {
  const { add } = usePictureUpload()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const poster = useShownPicture(chosen?.poster?.id, null, chosen?.poster)

  async function choose(file: File) {
    setBusy(true)
    setRefused(undefined)
    try {
      const container = containerOf(new Uint8Array(await file.slice(0, KIND_HEAD_BYTES).arrayBuffer()))
      const frame = container && (await frameOf(file))
      if (container && frame === undefined)
        return setRefused(
          `«${file.name}» non si lascia riprodurre da questo dispositivo: esportalo come MP4 (H.264) e riprova.`,
        )
      const kept = await add([file], { films: true })
      const [film] = kept.kept
      if (!film || !container) return setRefused(kept.refused[0])
      const posters = frame ? await add([frame]) : undefined
      onChosen({ film, container, poster: posters?.kept[0] })
    } catch (error) {
      setRefused(notKeptFileText(error))
    } finally {
      setBusy(false)
    }
  }
  const fault = refused ?? (missing ? 'Scegli il video.' : undefined)
  return (
    <div className={css.choose}>
      {poster && <Picture picture={poster} sizes="20rem" ratio="16/9" rounded alt="" />}
      {chosen && (
        <p>
          {chosen.film.name} <span className={css.soft}>{formatBytes(chosen.film.size)}</span>
        </p>
      )}
      <div>
        <Button variant="quiet" busy={busy} onClick={() => input.current?.click()}>
          {chosen ? 'Scegline un altro' : 'Scegli il video'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={FILM_TYPES.join(',')}
          aria-label="Il file del video"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void choose(file)
          }}
        />
      </div>
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <p className={css.soft}>
        MP4 o WebM, al massimo 200&nbsp;MB. Si salva qui e parte quando c’è la rete; se si interrompe,
        riprende da dove era. Conta nel tuo spazio. Resta com’è, anche con il luogo e il giorno che il
        telefono ci ha scritto.
      </p>
    </div>
  )
}
