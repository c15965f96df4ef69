import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { qrSvg } from '../../../lib/qr-svg.ts'
import { saveText } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import css from '../website.module.css'

/** The address as a square to photograph, drawn on the device; as a drawing it prints sharp at any size. */
export function QrPanel({
  url,
  alt = 'Codice QR con l’indirizzo della pagina',
  hint = 'Da stampare sull’invito o sul cartellino del tavolo.',
}: {
  url: string
  alt?: string
  /** What it is for. */
  hint?: string
}) {
  const svg = qrSvg(url)
  return (
    <div className={css.qr}>
      <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} width={200} height={200} alt={alt} />
      <div>
        <p className={css.soft}>{hint}</p>
        <Button
          variant="quiet"
          icon={IconDownload}
          onClick={() => saveText('codice-qr-nozze.svg', 'image/svg+xml', svg)}
        >
          Scarica il codice da stampare
        </Button>
      </div>
    </div>
  )
}
