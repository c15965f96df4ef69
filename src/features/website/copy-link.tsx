import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { useRef } from 'react'
import { heard } from '../../lib/fault-log.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './website.module.css'

/** An address to hand out: copied, or given to the device's own sharing. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = () => copyText(url, 'Collegamento copiato.', () => field.current?.select())
  return (
    <div className={css.copy}>
      <TextField ref={field} label={label} readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className={css.row}>
        <Button variant="quiet" icon={IconCopy} onClick={() => void copy()}>
          Copia
        </Button>
        {'share' in navigator && (
          // Closing the device's sheet is no fault.
          <Button
            variant="quiet"
            icon={IconShare2}
            onClick={() => void navigator.share({ url }).catch(heard('copy-link'))}
          >
            Condividi
          </Button>
        )}
      </div>
    </div>
  )
}
