import { type RefObject, useLayoutEffect, useRef } from 'react'

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether it says something else than what was drawn. */
function isTyped(control: Typed): boolean {
  const { type, checked, defaultChecked, value, defaultValue } = control as HTMLInputElement
  if (type === 'radio') return checked && !defaultChecked
  if (type === 'checkbox') return checked !== defaultChecked
  // A file's name, or a choice: drawn empty.
  return value !== (type === 'file' ? '' : (defaultValue ?? ''))
}

/**
 * What was typed, ticked or chosen on a page of the server's before the app had taken it over, or filled in by the browser:
 * taking over leaves it in its field and tells nobody.
 * @param around the field, or what stands around boxes of which one is chosen
 * @param tell hears of it once, before anything is drawn anew
 */
export function useTypedBefore<Control extends Typed>(
  around: RefObject<HTMLElement | null>,
  tell: (control: Control) => void,
): void {
  const takenOver = useRef(false)
  useLayoutEffect(() => {
    if (takenOver.current || !around.current) return
    takenOver.current = true
    const inside = around.current.querySelectorAll<Control>('input')
    const controls = inside.length > 0 ? [...inside] : [around.current as unknown as Control]
    for (const control of controls) if (isTyped(control)) tell(control)
  })
}
