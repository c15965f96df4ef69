import type { CallQueryInput } from '#contract/calls.ts'
import type { CallName } from '#contract/routes.ts'
import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import { useApi } from '../api/api-context.tsx'
import { failureText } from '../api/api-error.ts'
import { useCall } from '../api/use-call.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/overlay/toasts-store.ts'

/** What a call answers, as the server's file: who takes it is in the register. @param file its name, without the ending */
export function SaveCsv<N extends CallName>({
  call,
  query,
  file,
}: {
  call: N
  query: CallQueryInput<N>
  file: string
}) {
  const api = useApi()
  const { run, busy } = useCall(
    async () =>
      saveFile(`${file}.csv`, (await api(call, { query, as: CSV_TYPE } as never)) as unknown as Blob),
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <Button variant="quiet" busy={busy} onClick={() => void run()}>
      Esporta CSV
    </Button>
  )
}
