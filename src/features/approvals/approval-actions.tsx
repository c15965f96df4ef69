import { useState } from 'react'
import type { Approval } from '#contract/admin/approval.ts'
import { Button } from '../../ui/button.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { askedWords } from './approval-words.ts'
import css from './approvals.module.css'
import { DecideSheet, WithdrawDialog } from './decide-sheets.tsx'

/** What one may do with a request: take back one's own, confirm or refuse another's. */
export function ApprovalActions({ approval, onDone }: { approval: Approval; onDone?: () => void }) {
  const [open, setOpen] = useState<'confirm' | 'refuse' | 'withdraw'>()
  const onClose = () => setOpen(undefined)
  const what = askedWords(approval)
  return (
    <div className={css.actions}>
      {approval.own ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Ritira la richiesta: ${what}`}
          onClick={() => setOpen('withdraw')}
        >
          Ritira la richiesta
        </Button>
      ) : (
        <>
          {!approval.changed && (
            <Button size="small" aria-label={`Conferma: ${what}`} onClick={() => setOpen('confirm')}>
              Conferma…
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Rifiuta: ${what}`}
            onClick={() => setOpen('refuse')}
          >
            Rifiuta…
          </Button>
        </>
      )}
      <Lingering>
        {(open === 'confirm' || open === 'refuse') && (
          <DecideSheet approval={approval} verdict={open} onDone={onDone} onClose={onClose} />
        )}
      </Lingering>
      {open === 'withdraw' && <WithdrawDialog approval={approval} onClose={onClose} />}
    </div>
  )
}
