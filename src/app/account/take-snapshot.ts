/**
 * Keeps each screen of a private area as it looks, when it has been still for a moment and when it is left: see
 * `offline/screen-snapshot.ts`.
 */
import { isOfflineArea } from '#contract/screens/areas.ts'
import { hasDirtyForms } from '../../features/sync/dirty-forms.ts'
import { heard } from '../../lib/fault-log.ts'
import type { ScreenStore } from '../../offline/account-store.ts'
import type { ScreenSnapshot } from '../../offline/cache/screen-snapshot.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import { openDialogs } from '../../ui/overlay/dialog-stack.ts'

/** Nothing has been drawn for so long: what was done before is on the screen. */
const DRAWN_MS = 150
const STILL_MS = 1_000
/** A long list draws rows that nobody sees for seconds: what is in sight is kept meanwhile. */
const DRAWN_MOST_MS = 600
const STILL_MOST_MS = 1_500
/** Heights of the window: what is scrolled to before the app runs. */
const SCREENS = 1.5
/** Heavier ones would cost the start more than they give it. */
const MAX_CHARACTERS = 300_000
/** Never of yesterday: whether there is a network, what has just been said, what lies over the screen. */
const PASSING = 'script, noscript, template, iframe, video, dialog, [popover], [data-slim-bar]'

/**
 * Follows what is on the screen.
 * @param outbox tells of what is done, which the screen may show a moment later
 * @returns what ends it
 */
export function keepScreens(store: ScreenStore, outbox: Pick<Outbox, 'pending' | 'subscribe'>): () => void {
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  if (!app) return () => undefined
  const timers: ReturnType<typeof setTimeout>[] = []
  /** What the screen shows: the mark of its edits, and whose address it is. Undefined while an edit may not be drawn yet. */
  let shown: { mark: number; address: string } | undefined
  let edits = 0
  /** It looks as it was last kept. */
  let isKept = false
  /** When it began to look otherwise. */
  let since: number | undefined

  /** Nothing was drawn for a moment: all that was done before is on the screen. */
  const readMark = async () => {
    const [before, address] = [edits, addressNow()]
    const mark = await store.screenMark()
    if (edits === before) shown = { mark, address }
  }
  /** In one go up to its being handed to the disk: a page that is left is not come back to. */
  const keep = () => {
    const address = addressNow()
    if (isKept || shown?.address !== address || !isWorthKeeping()) return
    const seen = draw(document.body, innerHeight * SCREENS)
    if (seen.html.length > MAX_CHARACTERS) return
    isKept = true
    since = undefined
    void store.keepSnapshot(address, { app, ...seen }, shown.mark).catch(heard('take-snapshot'))
  }
  const keepInSight = () => document.visibilityState === 'visible' && keep()
  const rest = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
  }
  const changed = () => {
    isKept = false
    rest()
    const now = performance.now()
    const waited = now - (since ??= now)
    const markInMs = shown ? DRAWN_MS : Math.min(DRAWN_MS, DRAWN_MOST_MS - waited)
    timers.push(
      setTimeout(() => void readMark().catch(heard('take-snapshot')), markInMs),
      setTimeout(
        () => {
          if ('requestIdleCallback' in window) requestIdleCallback(keepInSight, { timeout: 2_000 })
          else keepInSight()
        },
        Math.min(STILL_MS, STILL_MOST_MS - waited),
      ),
    )
  }
  const watch = new MutationObserver(changed)
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  let pending = outbox.pending()
  const stopHearing = outbox.subscribe((bySending) => {
    const before = pending
    pending = outbox.pending()
    if (bySending || pending === before) return
    edits += 1
    shown = undefined
    since = undefined
    changed()
  })
  const left = new AbortController()
  const leave = () => {
    // Drawn a moment ago, and not told yet.
    if (watch.takeRecords().length > 0) isKept = false
    keep()
  }
  const onHidden = () => document.visibilityState === 'hidden' && leave()
  document.addEventListener('visibilitychange', onHidden, { signal: left.signal })
  addEventListener('pagehide', leave, { signal: left.signal })
  changed()
  return () => {
    watch.disconnect()
    stopHearing()
    left.abort()
    rest()
  }
}

const addressNow = () => location.pathname + location.search

/** Only as it is found when it is opened: whole, from its top, with nothing over it and nothing half written. */
const isWorthKeeping = (): boolean =>
  isOfflineArea(location.pathname) &&
  scrollY < innerHeight / 2 &&
  openDialogs.top() === null &&
  !document.querySelector('main [aria-busy="true"]') &&
  !hasDirtyForms()

/**
 * What is in sight of an element, as HTML without scripts and inline styles, which the page's policy would refuse.
 * @param below rows that begin lower than this, in pixels from the top of the window, are left out
 */
export function draw(root: Element, below: number): Pick<ScreenSnapshot, 'html' | 'css'> {
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
