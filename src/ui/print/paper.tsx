import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './paper.module.css'

export interface PaperProps {
  /** Its heading, and the name of the file that a browser saves it as. */
  title: string
  subtitle?: string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A document for the printer, which every browser also saves as a PDF: made here, so that it needs no network and has what
 * has not left the device yet. Asks for the printer once it stands; on the screen nothing of it is seen.
 */
export function Paper({ title, subtitle, onClose, children }: PaperProps) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const stop = new AbortController()
    const before = document.title
    document.title = title
    // A phone says that it has printed while the sheets are still being read: they go with the next touch of the page.
    const onPrinted = () =>
      addEventListener('pointerdown', () => close.current(), { once: true, signal: stop.signal })
    addEventListener('afterprint', onPrinted, { signal: stop.signal })
    globalThis.print()
    return () => {
      stop.abort()
      document.title = before
    }
  }, [title])
  return createPortal(
    <article className={css.paper} data-paper="">
      <header className={css.head}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </header>
      {children}
      <p className={css.foot}>Lovoglio</p>
    </article>,
    document.body,
  )
}
