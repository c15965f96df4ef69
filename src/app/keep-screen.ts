/** Keeps each screen of a private area as it looks, whenever it has been still for a moment: see `offline/kept-screen.ts`. */
import { hasDirtyForms } from '../features/sync/dirty-forms.ts'
import type { ScreenStore } from '../offline/account-store.ts'
import type { KeptScreen } from '../offline/kept-screen.ts'
import { openDialogs } from '../ui/dialog-stack.ts'

const STILL_MS = 1_000
const PRIVATE = /^\/(couple|vendor)(\/|$)/
/** Heavier ones would cost the start more than they give it. */
const MAX_CHARACTERS = 300_000
/** Never of yesterday: whether there is a network, what has just been said, what lies over the screen. */
const PASSING = 'script, noscript, template, iframe, video, dialog, [popover], [data-slim-bar]'

/**
 * Follows what is on the screen.
 * @returns what ends it
 */
export function keepScreens(store: ScreenStore): () => void {
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  if (!app) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    const mark = await store.screenMark()
    if (!isWorthKeeping()) return
    const address = location.pathname + location.search
    const seen = draw(document.body, innerHeight * 2)
    if (seen.html.length > MAX_CHARACTERS) return
    await store.keepScreen(address, { app, ...seen }, mark)
  }
  const whenStill = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const work = () => void keep().catch(() => undefined)
      if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
      else work()
    }, STILL_MS)
  }
  const watch = new MutationObserver(whenStill)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  whenStill()
  return () => {
    watch.disconnect()
    clearTimeout(timer)
  }
}

/** Only as it is found when it is opened: from its top, with nothing over it and nothing half written. */
const isWorthKeeping = (): boolean =>
  PRIVATE.test(location.pathname) &&
  document.visibilityState === 'visible' &&
  scrollY < innerHeight / 2 &&
  openDialogs.top() === null &&
  !hasDirtyForms()

/**
 * What is in sight of an element, as HTML without scripts and inline styles, which the page's policy would refuse.
 * @param below rows that begin lower than this, in pixels from the top of the window, are left out
 */
export function draw(root: Element, below: number): Pick<KeptScreen, 'html' | 'css'> {
  const rules = new Map<string, number>()
  const copyInto = (parent: Element, copy: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) copy.append(child.data)
      if (!(child instanceof Element) || child.matches(PASSING)) continue
      if (child.matches('li, tr, article, section') && child.getBoundingClientRect().top > below) break
      const own = child.cloneNode(false) as Element
      own.removeAttribute('style')
      const style = child.getAttribute('style')
      if (style && !style.includes('<')) {
        const number = rules.get(style) ?? rules.size
        rules.set(style, number)
        own.setAttribute('data-style', String(number))
      }
      if (child instanceof HTMLInputElement) {
        own.toggleAttribute('checked', child.checked)
        // A password is written down nowhere.
        if (!/^(checkbox|radio|password|file)$/.test(child.type)) own.setAttribute('value', child.value)
      }
      if (own instanceof HTMLImageElement && own.src.startsWith('blob:')) own.removeAttribute('src')
      copy.append(own)
      copyInto(child, own)
    }
  }
  const copy = document.createElement('body')
  copyInto(root, copy)
  const css = [...rules].map(([style, number]) => `[data-style="${number}"]{${style}}`).join('\n')
  return { html: copy.innerHTML, css }
}
