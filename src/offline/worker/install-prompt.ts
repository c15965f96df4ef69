/** When to offer the installation, and how: the browser's own prompt, or the words for iOS, which has none. */
import { noteFault } from '../../lib/fault-log.ts'

interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallWay =
  /** The browser asks when told to. */
  | 'prompt'
  /** The person does it from Safari's share sheet. */
  | 'ios'

export interface InstallState {
  /** How it can be installed here; undefined when it cannot, or already is. */
  way: InstallWay | undefined
  /** Whether to offer it unasked: useful by now, and not recently declined. */
  offered: boolean
}

export interface InstallPrompt {
  state(): InstallState
  subscribe(listener: () => void): () => void
  /** The first edit was kept: the app is of use to this person. */
  noteSavedEdit(): void
  /** Shows the browser's prompt. @returns what the person chose; `unavailable` where there is none */
  install(): Promise<'accepted' | 'dismissed' | 'unavailable'>
  /** "Non ora": silent for 30 days. */
  dismiss(): void
}

export interface InstallPromptPorts {
  /** `localStorage` or the like; failures are borne. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  /** Where `beforeinstallprompt` and `appinstalled` arrive. */
  events: Pick<EventTarget, 'addEventListener'>
  installed: () => boolean
  ios: () => boolean
}

const KEY = 'lovoglio-install'
const DISMISSED_MS = 30 * 24 * 60 * 60 * 1_000
/** Openings closer than this are one visit. */
const VISIT_GAP_MS = 30 * 60_000

interface Memory {
  visits: number
  lastVisitAt: number
  savedEdit: boolean
  dismissedAt?: number
}

export function createInstallPrompt(ports: InstallPromptPorts): InstallPrompt {
  const listeners = new Set<() => void>()
  let event: BeforeInstallPromptEvent | undefined
  let justInstalled = false
  let memory = read()
  if (ports.now() - memory.lastVisitAt >= VISIT_GAP_MS) memory = { ...memory, visits: memory.visits + 1 }
  write({ ...memory, lastVisitAt: ports.now() })
  let state = makeState()

  function read(): Memory {
    const fresh: Memory = { visits: 0, lastVisitAt: -Infinity, savedEdit: false }
    try {
      return { ...fresh, ...(JSON.parse(ports.storage.getItem(KEY) ?? '{}') as Partial<Memory>) }
    } catch (fault) {
      noteFault('install-prompt', fault)
      return fresh
    }
  }

  function write(next: Memory): void {
    memory = next
    try {
      ports.storage.setItem(KEY, JSON.stringify(next))
    } catch (fault) {
      // No room or no permission: it is remembered for this visit.
      noteFault('install-prompt', fault)
    }
  }

  function makeState(): InstallState {
    const here = !justInstalled && !ports.installed()
    const way = !here ? undefined : event ? 'prompt' : ports.ios() ? 'ios' : undefined
    const useful = memory.visits >= 2 || memory.savedEdit
    const declined = memory.dismissedAt !== undefined && ports.now() - memory.dismissedAt < DISMISSED_MS
    return { way, offered: way !== undefined && useful && !declined }
  }

  function notify(): void {
    const next = makeState()
    if (next.way === state.way && next.offered === state.offered) return
    state = next
    for (const listener of listeners) listener()
  }

  ports.events.addEventListener('beforeinstallprompt', (raw) => {
    raw.preventDefault()
    event = raw as BeforeInstallPromptEvent
    notify()
  })
  ports.events.addEventListener('appinstalled', () => {
    justInstalled = true
    event = undefined
    notify()
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    noteSavedEdit() {
      if (memory.savedEdit) return
      write({ ...memory, savedEdit: true })
      notify()
    },
    async install() {
      if (!event) return 'unavailable'
      const asked = event
      event = undefined
      await asked.prompt()
      const { outcome } = await asked.userChoice
      if (outcome === 'dismissed') write({ ...memory, dismissedAt: ports.now() })
      notify()
      return outcome
    },
    dismiss() {
      write({ ...memory, dismissedAt: ports.now() })
      notify()
    },
  }
}

/** The browser's own. Made as early as possible: `beforeinstallprompt` comes once. */
export function browserInstallPrompt(): InstallPrompt {
  return createInstallPrompt({
    storage: localStorage,
    now: () => Date.now(),
    events: window,
    installed: () =>
      matchMedia('(display-mode: standalone)').matches ||
      (navigator as Navigator & { standalone?: boolean }).standalone === true,
    // An iPad says it is a Mac, but no Mac has a touch screen.
    ios: () =>
      /iPhone|iPad|iPod/.test(navigator.userAgent) ||
      (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1),
  })
}
