import { useState } from 'react'
import { CopyContents } from '../copy-contents.tsx'
import { choicesOf } from '../copy-choices.ts'
import { formatInstant } from '../../../lib/day.ts'
import type { Return } from '../../../plan/copy/compare-copy.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import css from '../sync-screen.module.css'
import type { OpenCopy } from '../use-copy.ts'

/** What a copy would bring, before it brings it: the couple chooses, and nothing of now is written over unasked. */
export function RestoreSheet({
  found,
  onClose,
  onRestore,
}: {
  found: OpenCopy | undefined
  onClose: () => void
  /** @returns whether it could be kept */
  onRestore: (returns: readonly Return[], pending: boolean) => Promise<boolean>
}) {
  // What was turned round from how it is offered.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const choices = found ? choicesOf(found.findings) : []
  const chosen = choices.filter(({ key, offered }) => offered !== turned.has(key))

  const close = () => {
    setTurned(new Set())
    onClose()
  }
  const turn = (key: string) => {
    const next = new Set(turned)
    if (!next.delete(key)) next.add(key)
    setTurned(next)
  }

  async function restore() {
    setBusy(true)
    const returns = chosen.flatMap((choice) => choice.returns)
    const kept = await onRestore(
      returns,
      chosen.some(({ key }) => key === 'pending'),
    )
    setBusy(false)
    if (kept) close()
  }

  return (
    <Sheet
      open={found !== undefined}
      title="Riporta una copia"
      width="narrow"
      onClose={close}
      footer={
        choices.length > 0 ? (
          <Button wide busy={busy} disabled={chosen.length === 0} onClick={() => void restore()}>
            Riporta
          </Button>
        ) : (
          <Button wide variant="quiet" onClick={close}>
            Chiudi
          </Button>
        )
      }
    >
      {found && (
        <div className={css.found}>
          <p className={css.when}>Copia del {formatInstant(found.findings.exportedAt)}</p>
          {choices.length === 0 && <p>Tutto quello che si può riportare è già nel vostro piano.</p>}
          {choices.map(({ key, label, hint }) => (
            <Checkbox
              key={key}
              label={label}
              hint={hint}
              checked={chosen.some((choice) => choice.key === key)}
              onChecked={() => turn(key)}
            />
          ))}
          <CopyContents findings={found.findings} />
        </div>
      )}
    </Sheet>
  )
}
