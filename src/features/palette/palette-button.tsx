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
  const show = async () => {
    setAsking(true)
    await palette.show()
    setAsking(false)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
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
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
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
        {palette.open && palette.Part && <palette.Part screens={screens} onClose={palette.hide} />}
      </Lingering>
      <Lingering>{keys.open && keys.Part && <keys.Part onClose={keys.hide} />}</Lingering>
    </div>
  )
}
