/** A tab left open over an update asks for parts of a build that is gone: it needs the new one. */
import { isMarked } from '#contract/wire/client-version.ts'
import { hasDirtyForms } from '../features/sync/dirty-forms.ts'
import type { MissingPart, WhyMissing } from '../lib/missing-part.ts'
import { openDialogs } from '../ui/overlay/dialog-stack.ts'
import { notify } from '../ui/overlay/toasts-store.ts'

const RELOADED_AT = 'lovoglio-reloaded-at'
/** A part still missing after a reload is another trouble: reloading for ever would not mend it. */
const NOT_AGAIN_FOR_MS = 60_000
const STAYS_MS = 30_000
/** Of a network that takes what is asked and never answers. */
const ANSWERS_WITHIN_MS = 5_000

/**
 * Reloads when a part of the app cannot be fetched because the server has another build now. Nothing written is at
 * risk: an open form or dialog is left alone, and the person is told instead.
 */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    running ??= reloadOnce()
      // No fault: a network that gives no answer.
      .catch(() => 'offline' as const)
      .finally(() => (running = undefined))
    ;(payload as MissingPart).why = running
  })
}

let running: Promise<WhyMissing> | undefined

async function reloadOnce(): Promise<WhyMissing> {
  if (navigator.onLine === false) return 'offline'
  // HEAD passes the service worker by: no answer means no network, and then no reload would help.
  const answer = await fetch('/api/ping', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  if (answer.status >= 500 || !isMarked(answer)) return 'offline'
  if (reloadedLately()) return 'failed'
  if (hasDirtyForms() || openDialogs.top() !== null)
    notify({
      type: 'info',
      message: 'Lovoglio è stato aggiornato: finisci quello che stai scrivendo, poi ricarica la pagina.',
      duration: STAYS_MS,
      action: { label: 'Ricarica', onPress: reload },
    })
  else reload()
  return 'told'
}

function reload(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  location.reload()
}

const reloadedLately = () => Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < NOT_AGAIN_FOR_MS
