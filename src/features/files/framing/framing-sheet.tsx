import { useState } from 'react'
import type { Picture as PictureData } from '#contract/media/picture.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { CropPart } from './crop-part.tsx'
import { FocusPart } from './focus-part.tsx'
import { FramingPreviews } from './framing-previews.tsx'
import css from './framing.module.css'
import { NARROW_PX, isWhole, pointText, sizeOfPart } from './framing.ts'
import type { FramedShape } from './shapes.ts'
import { useFraming } from './use-framing.ts'

const MODES = [
  { value: 'focus', label: 'Che cosa resta in vista' },
  { value: 'crop', label: 'Ritaglio' },
] as const

/** Frames one picture: what of it is always in sight, and what is cut away; with how it is then seen. */
export function FramingSheet({
  picture,
  shapes,
  onFramed,
  onClose,
}: {
  picture: PictureData
  shapes: readonly FramedShape[]
  onFramed: (framed: PictureData) => Promise<boolean>
  onClose: () => void
}) {
  const [mode, setMode] = useState<string>(MODES[0].value)
  const framing = useFraming(picture, onFramed, onClose)
  const { image, part, focus, preview, original } = framing
  const pixels = image && sizeOfPart(part, { width: image.naturalWidth, height: image.naturalHeight })
  const isNarrow = pixels && !isWhole(part) && pixels.width < NARROW_PX && shapes.length > 1
  return (
    <Sheet
      open
      title="Inquadra la foto"
      width="broad"
      dirty={framing.dirty}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Annulla
          </Button>
          <Button busy={framing.busy} aria-disabled={!image} onClick={() => image && void framing.save()}>
            Salva
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Segmented label="Che cosa fare" options={MODES} value={mode} onValue={setMode} />
        {framing.failed ? (
          <ErrorState title="La foto non è arrivata" onRetry={framing.retry}>
            Non è ancora su questo dispositivo: per inquadrarla serve la rete.
          </ErrorState>
        ) : !image ? (
          <Skeleton shape="picture" count={1} />
        ) : (
          <div className={css.columns}>
            <div className={css.work}>
              {mode === 'focus' ? (
                <>
                  <FocusPart src={preview.url} focus={focus} onFocus={framing.setFocus} />
                  <p className={css.soft}>
                    Tocca la cosa più importante: dove la foto viene tagliata, quella resta. Ora è{' '}
                    <output>{pointText(focus)}</output>.
                  </p>
                </>
              ) : (
                <>
                  <CropPart
                    key={image.src}
                    src={image.src}
                    size={{ width: image.naturalWidth, height: image.naturalHeight }}
                    part={part}
                    shapes={shapes}
                    onPart={framing.setPart}
                    onDone={framing.showPart}
                  />
                  <p className={css.soft}>La foto intera non si perde: si può sempre tornare a quella.</p>
                </>
              )}
              {picture.original && original.state !== 'shown' && (
                <p className={css.soft}>
                  Questa foto è già un ritaglio.{' '}
                  {original.state === 'absent' ? (
                    'Quella intera arriva con la rete.'
                  ) : (
                    <Button
                      variant="link"
                      size="small"
                      busy={original.state === 'asked'}
                      onClick={original.show}
                    >
                      Torna alla foto intera
                    </Button>
                  )}
                </p>
              )}
              {isNarrow && (
                <Notice tone="warning">
                  Il ritaglio è largo {pixels.width} pixel: in grande si vedrà sgranato.
                </Notice>
              )}
            </div>
            <FramingPreviews shapes={shapes} picture={{ ...preview, focus, alt: '', placeholder: '' }} />
          </div>
        )}
      </div>
    </Sheet>
  )
}
