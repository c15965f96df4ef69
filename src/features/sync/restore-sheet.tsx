import { useState } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { OutboxError } from '../../offline/outbox-error.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { notify } from '../../ui/toasts-store.ts'
import type { CopyFindings } from './plan-copy.ts'
import { useOutbox } from './sync-queries.ts'
import css from './sync-screen.module.css'

/** What a copy would bring, before it brings it: the couple chooses, and nothing of now is written over. */
export function RestoreSheet({
  found,
  onClose,
  onRecreate,
}: {
  found: CopyFindings | undefined
  onClose: () => void
  onRecreate: (missing: CopyFindings['missing']) => Promise<boolean>
}) {
  const outbox = useOutbox()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const choices = found ? choicesOf(found) : []
  const chosen = (key: string) => choices.some((choice) => choice.key === key) && !left.has(key)

  const close = () => {
    setLeft(new Set())
    onClose()
  }

  async function restore() {
    if (!found) return
    setBusy(true)
    try {
      if (chosen('pending')) await outbox.importPending(found.pending)
      const kept = await onRecreate({
        tasks: chosen('tasks') ? found.missing.tasks : [],
        budgetItems: chosen('budgetItems') ? found.missing.budgetItems : [],
        favorites: chosen('favorites') ? found.missing.favorites : [],
        weddingBudget: chosen('weddingBudget') ? found.missing.weddingBudget : undefined,
      })
      if (!kept) return
      notify({ type: 'success', message: 'La copia è tornata nel vostro piano.' })
      close()
    } catch (error) {
      const bad = error instanceof OutboxError && error.code === 'bad_backup'
      notify({
        type: 'danger',
        message: bad
          ? 'Le modifiche in attesa di questa copia non si possono leggere: non è stato riportato niente.'
          : 'Questo dispositivo non riesce a salvare quello che c’è nella copia.',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Sheet
      open={found !== undefined}
      title="Riporta una copia"
      width="narrow"
      onClose={close}
      footer={
        choices.length > 0 ? (
          <Button wide busy={busy} disabled={left.size === choices.length} onClick={() => void restore()}>
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
          <p className={css.when}>Copia del {formatInstant(found.exportedAt)}</p>
          {choices.length === 0 && <p>Tutto quello che c’è nella copia è già nel vostro piano.</p>}
          {choices.map(({ key, label, hint }) => (
            <Checkbox
              key={key}
              label={label}
              hint={hint}
              checked={!left.has(key)}
              onChecked={(checked) => {
                const next = new Set(left)
                if (checked) next.delete(key)
                else next.add(key)
                setLeft(next)
              }}
            />
          ))}
          {found.differing > 0 && (
            <p className={css.when}>
              {plural(found.differing, 'voce oggi è diversa', 'voci oggi sono diverse')} da quella della
              copia: {found.differing === 1 ? 'resta com’è' : 'restano come sono'}.
            </p>
          )}
        </div>
      )}
    </Sheet>
  )
}

interface Choice {
  key: 'pending' | 'tasks' | 'budgetItems' | 'favorites' | 'weddingBudget'
  label: string
  hint: string
}

const TITLES_SHOWN = 3

function choicesOf({ waiting, missing }: CopyFindings): Choice[] {
  const all: (Choice & { count: number })[] = [
    {
      key: 'pending',
      count: waiting,
      label: plural(waiting, 'modifica che aspettava', 'modifiche che aspettavano'),
      hint: 'Quelle già arrivate al server non si ripetono.',
    },
    {
      key: 'tasks',
      count: missing.tasks.length,
      label: plural(missing.tasks.length, 'attività che non c’è più', 'attività che non ci sono più'),
      hint: someOf(missing.tasks.map(({ title }) => title)),
    },
    {
      key: 'budgetItems',
      count: missing.budgetItems.length,
      label: plural(missing.budgetItems.length, 'spesa che non c’è più', 'spese che non ci sono più'),
      hint: someOf(missing.budgetItems.map(({ title }) => title)),
    },
    {
      key: 'favorites',
      count: missing.favorites.length,
      label: plural(missing.favorites.length, 'preferito che non c’è più', 'preferiti che non ci sono più'),
      hint: someOf(missing.favorites.map(({ vendor }) => vendor?.businessName ?? 'Un fornitore')),
    },
    {
      key: 'weddingBudget',
      count: missing.weddingBudget ? 1 : 0,
      label: 'Il tetto di spesa',
      hint: 'Nel piano di oggi non c’è.',
    },
  ]
  return all.filter(({ count }) => count > 0)
}

function someOf(titles: readonly string[]): string {
  const shown = titles.slice(0, TITLES_SHOWN).join(', ')
  return titles.length > TITLES_SHOWN
    ? `${shown} e ${titles.length - TITLES_SHOWN === 1 ? 'un’altra voce' : `altre ${titles.length - TITLES_SHOWN} voci`}`
    : shown
}
