import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import type { NavItem } from '../../ui/frame/navigation.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import css from './palette.module.css'
import type { PaletteAct } from './palette-acts.ts'
import { forgetThings } from './palette-things.ts'
import { type PaletteItem, usePaletteGroups } from './use-palette-groups.ts'

const NAMES = 'aria-activedescendant'

/** The library names the chosen one to a screen reader when another is chosen, not when the same is drawn anew. */
function nameChosen(root: HTMLElement | null) {
  const chosen = root?.querySelector('[role="option"][aria-selected="true"]')?.id
  for (const part of root?.querySelectorAll('[role="combobox"], [role="listbox"]') ?? [])
    if (!chosen) part.removeAttribute(NAMES)
    else if (part.getAttribute(NAMES) !== chosen) part.setAttribute(NAMES, chosen)
}

export interface PaletteSheetProps {
  screens: readonly NavItem[]
  typed: string
  onTyped: (typed: string) => void
  onClose: () => void
}

/** Where one goes, what one does and what one looks for, by typing: the arrows choose, Enter does it. */
export function PaletteSheet({ screens, typed, onTyped, onClose }: PaletteSheetProps) {
  const api = useApi()
  const router = useRouter()
  const client = useQueryClient()
  const { groups, busy, failed } = usePaletteGroups(typed, screens)
  useEffect(() => () => forgetThings(client), [client])
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The library chooses the first anew when the chosen one leaves; one that leaves before it was ever drawn as chosen it
    // does not miss, and Enter would do nothing.
    if (groups.length > 0 && !root.current?.querySelector('[role="option"][aria-selected="true"]'))
      root.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  })

  useEffect(() => {
    const changed = new MutationObserver(() => nameChosen(root.current))
    const options = { subtree: true, childList: true, attributeFilter: ['aria-selected', NAMES] }
    if (root.current) changed.observe(root.current, options)
    return () => changed.disconnect()
  }, [])

  const act = async ({ run }: PaletteAct) => {
    try {
      notify({ type: 'success', message: await run!(api) })
    } catch (error) {
      notify({ type: 'danger', message: failureText(error) })
    }
  }
  const choose = ({ href, act: chosen }: PaletteItem) => {
    onClose()
    if (href) router.history.push(href)
    else if (chosen) void act(chosen)
  }

  return (
    <Sheet open title="Cerca o fai" onClose={onClose}>
      {/* What answers is chosen here and by the server: the library brings the keys and what a screen reader is told. */}
      <Command ref={root} label="Cerca o fai" shouldFilter={false} loop>
        <Command.Input
          data-autofocus
          className={css.input}
          value={typed}
          onValueChange={onTyped}
          placeholder="Fornitore, coppia, prenotazione, fattura…"
          enterKeyHint="go"
        />
        <Command.List className={css.list} label="Che cosa c’è">
          {groups.map(({ name, items }) => (
            <Command.Group key={name} heading={name} className={css.group}>
              {items.map((item) => (
                <Command.Item
                  key={item.id}
                  value={item.id}
                  className={css.item}
                  onSelect={() => choose(item)}
                >
                  <span>{item.label}</span>
                  {item.detail && <span className={css.soft}>{item.detail}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
      <p className={css.foot} role="status">
        {failed
          ? 'Gli elenchi non rispondono: per ora si trovano schermate e azioni.'
          : busy
            ? 'Sto cercando…'
            : groups.length === 0
              ? 'Niente che corrisponda: prova con meno parole.'
              : 'Frecce per scegliere, Invio per andare, Esc per chiudere.'}
      </p>
    </Sheet>
  )
}
