import type { BillingEntry } from '#contract/billing/billing.ts'
import type { FileType } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import css from './money.module.css'

const FILES = [
  { type: 'application/pdf', label: 'Scarica il PDF', ending: 'pdf' },
  { type: 'application/xml', label: 'Scarica l’XML', ending: 'xml' },
] as const satisfies readonly { type: FileType; label: string; ending: string }[]

/** An invoice's copy on paper and its electronic form, as files. @param isOnline they are made when they are asked for */
export function InvoiceFiles({
  call,
  entry: { id, number },
  isOnline = true,
}: {
  call: 'Vendor/getInvoice' | 'Admin/getInvoice'
  entry: BillingEntry
  isOnline?: boolean
}) {
  const api = useApi()
  const { run, busy } = useCall(
    async (_, { type, ending }: (typeof FILES)[number]) => {
      const file = (await api(call, { params: { id }, as: type })) as unknown as Blob
      saveFile(`${number.replace('/', '-')}.${ending}`, file)
    },
    (error) => void notify({ type: 'danger', message: failureText(error) }),
  )
  if (!isOnline) return <p className={css.soft}>Per scaricare i file serve la rete.</p>
  return (
    <div className={css.files}>
      {FILES.map((file) => (
        <Button key={file.type} variant="quiet" size="small" busy={busy} onClick={() => void run(file)}>
          {file.label}
        </Button>
      ))}
    </div>
  )
}
