import { useRef } from 'react'
import { saveText } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { SheetFoot } from '../../../ui/overlay/sheet-foot.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import css from './second-factor.module.css'

/** The recovery codes, the one time that anybody sees them. */
export function CodesSheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const list = useRef<HTMLUListElement>(null)
  const text = codes.join('\n')
  const select = () => {
    if (list.current) getSelection()?.selectAllChildren(list.current)
  }
  return (
    <Sheet
      open
      title="I tuoi codici di recupero"
      onClose={onClose}
      footer={
        <SheetFoot>
          <Button
            variant="quiet"
            onClick={() =>
              saveText('codici-di-recupero-lovoglio.txt', 'text/plain;charset=utf-8', `${text}\n`)
            }
          >
            Scarica
          </Button>
          <Button onClick={onClose}>Li ho messi via</Button>
        </SheetFoot>
      }
    >
      <div className={css.form}>
        <Notice tone="warning">
          Li vedi solo adesso. Servono se perdi il telefono: tienili dove lui non è.
        </Notice>
        <ul ref={list} className={css.codes} aria-label="Codici di recupero">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className={css.soft}>Ognuno vale una volta sola. Quando vuoi ne fai altri dieci.</p>
        <Button variant="quiet" size="small" onClick={() => void copyText(text, 'Codici copiati.', select)}>
          Copia i codici
        </Button>
      </div>
    </Sheet>
  )
}
