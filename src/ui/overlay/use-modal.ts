import { useContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { openDialogs } from './dialog-stack.ts'
import { Stays } from './stays.ts'

/** As long as the exit transition in sheet.module.css. */
export const EXIT_MS = 240

/**
 * Opens and closes a native modal `<dialog>`, which traps the focus and gives it back. The focus starts on what is marked
 * `data-autofocus`, or on the title. The contents stay until the exit has played, then leave, so that the next opening
 * starts afresh.
 *
 * @param asked whether it is to be open; where it lingers for its exit alone it is not
 * @returns the dialog's ref, whether it is open, and whether its contents are to be rendered.
 */
export function useModal(asked: boolean): {
  ref: RefObject<HTMLDialogElement | null>
  open: boolean
  present: boolean
} {
  const stays = useContext(Stays)
  const open = asked && stays
  const ref = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    setLeaving(!open)
  }

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // The page loses its scroll bar behind the sheet (base.css) and must not move for it. A finger's lies over the page: to
    // ask for its width would lay the page out once more.
    const page = document.documentElement
    if (!openDialogs.top() && !matchMedia('(pointer: coarse)').matches) {
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    }
    if (!dialog.open) dialog.showModal()
    // React sets no `autofocus` attribute, and a ring around the closing cross is a poor welcome.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2')
    first?.focus({ preventScroll: true })
    openDialogs.push(dialog)
    return () => {
      openDialogs.remove(dialog)
      dialog.close()
    }
  }, [open])

  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(false), EXIT_MS)
    return () => clearTimeout(timer)
  }, [leaving])

  return { ref, open, present: open || leaving }
}
