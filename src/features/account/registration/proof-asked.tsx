import { ApiError } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { useProofMail } from './use-proof-mail.ts'

/** Whether something waits only for the address to be proved. */
export const isUnproved = (failure: unknown) =>
  failure instanceof ApiError && failure.code === 'email_not_proved'

/** What is left to do before joining: the link in the mail, which can be sent again. */
export function ProofAsked() {
  const { send, said, busy } = useProofMail()
  return (
    <>
      <div role="status">
        <Notice>
          {said ??
            'Ti abbiamo scritto: apri il link nell’email per confermare che l’indirizzo è tuo, poi torna qui.'}
        </Notice>
      </div>
      <Button variant="quiet" busy={busy} onClick={() => void send()}>
        Manda di nuovo il link
      </Button>
    </>
  )
}
