/** What is being framed, how it is seen until it is saved, and how it is saved. */
import { useCallback, useEffect, useState } from 'react'
import type { FocalPoint, Picture } from '#contract/media/picture.ts'
import { useApi } from '../../../api/api-context.tsx'
import { useCall } from '../../../api/use-call.ts'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { notKeptFileText, usePictureUpload, useShownPicture } from '../file-face.ts'
import { chosenPicture } from '../given-picture-face.ts'
import { drawPart } from './draw-part.ts'
import { MIDDLE, type Part, WHOLE, isWhole } from './framing.ts'

/** The widest picture that is drawn on the device: the server keeps none that is wider, in pixels. */
const MOST_PX = 2400
const PREVIEW_PX = 720

type OriginalState = 'absent' | 'known' | 'asked' | 'shown'

/** @param onFramed told the picture as it is then; `FramePicture` says more */
export function useFraming(
  picture: Picture,
  onFramed: (framed: Picture) => Promise<boolean>,
  onClose: () => void,
) {
  const api = useApi()
  const { add, discard } = usePictureUpload()
  const [original, setOriginal] = useState<Picture>()
  const [noOriginal, setNoOriginal] = useState(false)
  const source = original ?? picture
  const shown = useShownPicture(source.id, source.url ? source : null, source)
  const { image, failed, retry } = useImage(shown?.url)
  const [part, setPart] = useState(WHOLE)
  const [focus, setFocus] = useState<FocalPoint>(picture.focus ?? MIDDLE)
  const [partUrl, showBlob] = useBlobUrl()
  const was = picture.focus ?? MIDDLE
  const isMoved = focus.x !== was.x || focus.y !== was.y

  const { run: askOriginal, busy: asked } = useCall(
    async () => {
      const found = await api('Files/getPicture', { params: { id: picture.original! } })
      setOriginal(found)
      setPart(WHOLE)
      setFocus(MIDDLE)
      showBlob(undefined)
    },
    () => setNoOriginal(true),
  )

  async function cropped(): Promise<Picture | undefined> {
    const blob = image && (await drawPart(image, part, MOST_PX))
    if (!blob) {
      notify({ type: 'danger', message: 'Questo dispositivo non riesce a ritagliare la foto.' })
      return undefined
    }
    const { kept, refused } = await add([new File([blob], 'ritaglio.jpg', { type: blob.type })])
    if (refused[0]) notify({ type: 'danger', message: refused[0] })
    const [file] = kept
    return file && { ...chosenPicture(file), alt: picture.alt, original: source.original ?? source.id }
  }

  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const drawn = isWhole(part) ? { ...source, alt: picture.alt } : await cropped()
      if (!drawn) return
      const { focus: _, ...rest } = drawn
      // The middle is said where it takes the place of another point.
      const says = focus.x !== MIDDLE.x || focus.y !== MIDDLE.y || (drawn.id === picture.id && isMoved)
      const kept = await onFramed({ ...rest, ...(says && { focus }) })
      if (kept) onClose()
      else if (drawn.id !== source.id) await discard([drawn.id])
    } catch (error) {
      notify({ type: 'danger', message: notKeptFileText(error) })
    } finally {
      setBusy(false)
    }
  }

  const state: OriginalState = original ? 'shown' : asked ? 'asked' : noOriginal ? 'absent' : 'known'
  return {
    image,
    failed: failed || shown === undefined,
    retry,
    part,
    setPart,
    /** Draws what a part leaves, once a hand lets go. */
    showPart: (next: Part) => {
      if (isWhole(next)) return showBlob(undefined)
      if (image) void drawPart(image, next, PREVIEW_PX).then(showBlob)
    },
    focus,
    setFocus,
    preview: {
      url: partUrl ?? shown?.url ?? '',
      width: shown?.width ?? 4,
      height: shown?.height ?? 3,
    },
    original: { state, show: () => void askOriginal() },
    dirty: isMoved || original !== undefined || !isWhole(part),
    busy,
    save,
  }
}

/** An image once it is loaded: what is drawn from must be whole. */
function useImage(url: string | undefined) {
  const [loaded, setLoaded] = useState<HTMLImageElement>()
  const [failedUrl, setFailedUrl] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!url) return
    const image = new Image()
    image.addEventListener('load', () => setLoaded(image))
    image.addEventListener('error', () => setFailedUrl(url))
    image.src = url
  }, [url, round])
  return {
    image: url && loaded?.getAttribute('src') === url ? loaded : undefined,
    failed: failedUrl !== undefined && failedUrl === url,
    retry: () => {
      setFailedUrl(undefined)
      setRound(round + 1)
    },
  }
}

/** The address of what was drawn last, let go of when it is drawn anew. */
function useBlobUrl(): readonly [string | undefined, (blob: Blob | undefined) => void] {
  const [url, setUrl] = useState<string>()
  const show = useCallback((blob: Blob | undefined) => setUrl(blob && URL.createObjectURL(blob)), [])
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  return [url, show]
}
