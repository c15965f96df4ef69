import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSingleKey } from '../../lists/single-keys.ts'
import type { NavItem } from '../../ui/frame/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { openDialogs } from '../../ui/overlay/dialog-stack.ts'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { useOnlinePart } from '../../ui/use-online-part.ts'
import { COMMAND } from './command-key.ts'
import css from './palette.module.css'

const loadPalette = async () => (await import('./palette-sheet.tsx')).PaletteSheet
const loadKeys = async () => (await import('./keys-sheet.tsx')).KeysSheet

/**
 * Opens the palette, as Ctrl K does everywhere in the area; `?` lists the keys. Both come from the network when they are first
 * opened.
 * @param screens the places to go, as the navigation has them
 */
export default function PaletteButton({ screens }: { screens: readonly NavItem[] }) {
  const palette = useOnlinePart(loadPalette)
  const keys = useOnlinePart(loadKeys)
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const show = async () => {
    setTyped('')
    setAsking(true)
    await palette.show()
    setAsking(false)
  }
  /** What is typed before there is a field to type in: the first time it comes from the network. */
  const typeAhead = (event: KeyboardEvent): boolean => {
    const isWaited = asking || (palette.open && !document.activeElement?.closest('[role="dialog"], dialog'))
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isWaited || !(isText || event.key === 'Backspace')) return false
    event.preventDefault()
    event.stopPropagation()
    setTyped((before) => (isText ? before + event.key : before.slice(0, -1)))
    return true
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (typeAhead(event)) return
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      if (palette.open) palette.hide()
      else if (!openDialogs.top()) void show()
    } else if (isSingleKey(event, '?') && !openDialogs.top()) {
      event.preventDefault()
      void keys.show()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the shortcuts of the screen, which would take what is typed ahead for theirs.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return (
    <div className={css.bar}>
      <button
        type="button"
        className={css.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={asking}
        onClick={() => void show()}
      >
        <Icon of={IconSearch} size={18} />
        Cerca o fai…
        <kbd className={css.key} aria-hidden>
          {COMMAND} K
        </kbd>
      </button>
      <Lingering>
        {palette.open && palette.Part && (
          <palette.Part screens={screens} typed={typed} onTyped={setTyped} onClose={palette.hide} />
        )}
      </Lingering>
      <Lingering>{keys.open && keys.Part && <keys.Part onClose={keys.hide} />}</Lingering>
    </div>
  )
}
