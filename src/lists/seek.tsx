import { useEffect, useRef, useState } from 'react'
import { SearchField } from '../ui/form/search-field.tsx'
import css from './seek.module.css'
import { isSingleKey } from './single-keys.ts'

/** So long nothing is typed before it is looked for, in milliseconds. */
const TYPED_MS = 250

/** What is typed is looked for a moment later; a slash leads here. */
export function Seek({
  label,
  value,
  onValue,
}: {
  label: string
  value: string
  onValue: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const said = useRef(value)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (value !== said.current) setTyped(value)
    said.current = value
  }, [value])
  useEffect(() => {
    if (typed === said.current) return
    const timer = setTimeout(() => {
      said.current = typed
      onValue(typed)
    }, TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed, onValue])
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (!isSingleKey(event, '/')) return
      event.preventDefault()
      field.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <div ref={field} className={css.seek}>
      <SearchField label={label} placeholder={label} value={typed} onValue={setTyped} />
    </div>
  )
}
