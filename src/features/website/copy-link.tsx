import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toasts-store.ts'
import css from './website.module.css'

/** An address to hand out: copied, or given to the device's own sharing. */
export function CopyLink({ label, url }: { label: string; url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify({ type: 'success', message: 'Collegamento copiato.' })
    } catch {
      // Refused without a safe origin or a permission: the text is selected, ready for the keys.
      field.current?.select()
    }
  }
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
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            Condividi
          </Button>
        )}
      </div>
    </div>
  )
}
