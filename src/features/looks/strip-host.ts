import css from './look-strip.module.css'

/** What the strip stands in: the first of the page, and in sight however far it is scrolled. */
export function newStripHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = css.host!
  return host
}
