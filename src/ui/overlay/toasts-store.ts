/** Toasts, usable from anywhere: commands and hubs speak here, `ToastRegion` shows. Knows nothing of React. */

export type ToastType = 'success' | 'warning' | 'danger' | 'info'

export type Toast = {
  /** Grows by one at every toast. */
  id: number
  message: string
  type: ToastType
  /** Milliseconds until it goes by itself; `Infinity` stays until closed. */
  duration: number
  /** One thing to do about it, "Annulla" above all, and what about: `Annulla: Fatta: …`. The toast goes when it is pressed. */
  action?: { label: string; about?: string; onPress: () => void }
}

export const TOAST_DURATION_MS = 4000

let lastId = 0
let toasts: readonly Toast[] = []
const listeners = new Set<() => void>()
const clocks = new Map<number, { timer?: ReturnType<typeof setTimeout>; since: number; left: number }>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function wind(id: number, left: number) {
  const timer = Number.isFinite(left) ? setTimeout(() => dismissToast(id), left) : undefined
  clocks.set(id, { timer, since: Date.now(), left })
}

/**
 * Shows a toast and takes it away after its duration.
 *
 * @param toast `type` is `info` and `duration` 4000 ms unless said.
 * @returns its id, for `dismissToast`.
 */
export function notify(toast: { message: string } & Partial<Omit<Toast, 'id'>>): number {
  const { message, type = 'info', duration = TOAST_DURATION_MS, action } = toast
  const id = ++lastId
  publish([...toasts, { id, message, type, duration, action }])
  wind(id, duration)
  return id
}

/** Takes a toast away before its time; an id that is gone already is no error. */
export function dismissToast(id: number) {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id))
}

/** Stops the clocks while someone reads or reaches for a button. */
export function holdToasts() {
  for (const clock of clocks.values()) {
    if (clock.timer === undefined) continue
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.left = Math.max(0, clock.left - (Date.now() - clock.since))
  }
}

/** Starts the clocks again where they stopped. */
export function releaseToasts() {
  for (const [id, clock] of clocks) if (clock.timer === undefined) wind(id, clock.left)
}

/** For `useSyncExternalStore`. */
export const toastsStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: () => toasts,
}
