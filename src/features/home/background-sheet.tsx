import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { HomepageBackground } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { filesOf, givenPicture } from '../files/given-picture-face.ts'
import { BACKGROUND_SHAPES } from '../files/framing-face.tsx'
import { PictureField } from '../files/picture-field-face.tsx'
import { useSentFiles } from '../files/sent-file-face.ts'
import { renewBackgrounds } from './homepage-queries.ts'

type Side = HomepageBackground['side']

const SIDES: readonly { value: Side; label: string }[] = [
  { value: 'left', label: 'A sinistra' },
  { value: 'right', label: 'A destra' },
]

/** Adds a picture to those behind the home page's title. */
export function BackgroundSheet({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { untilSent, letGo } = useSentFiles()
  const [id] = useState(newId)
  const [picture, setPicture] = useState<Picture>()
  const [side, setSide] = useState<Side>('left')
  const [asked, setAsked] = useState(false)
  const call = useCall(async (keyFor) => {
    const files = filesOf([picture!])
    await untilSent(files)
    const body = { id, picture: givenPicture(picture!), side }
    await api('Admin/addNewBackgroundHomepage', { body, idempotencyKey: keyFor(body) })
    notify({ type: 'success', message: 'Sfondo aggiunto.' })
    onClose()
    await Promise.all([renewBackgrounds(client), letGo(files)])
  })
  return (
    <AtOnceSheet
      title="Uno sfondo nuovo"
      submit="Aggiungi"
      call={call}
      dirty={picture !== undefined}
      onSubmit={() => {
        setAsked(true)
        if (picture) void call.run()
      }}
      onClose={onClose}
    >
      <PictureField
        label="Foto"
        hint="Larga almeno 1.920 pixel, con una metà calma e chiara: lì stanno il titolo e la ricerca."
        ratio="16/9"
        shapes={BACKGROUND_SHAPES}
        picture={picture}
        error={asked && !picture ? 'Scegli una foto.' : undefined}
        onPicture={setPicture}
      />
      <Segmented
        label="Dove stanno le parole"
        options={SIDES}
        value={side}
        onValue={(value) => setSide(value as Side)}
      />
    </AtOnceSheet>
  )
}
