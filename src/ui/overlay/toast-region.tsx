import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { openDialogs } from './dialog-stack.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { dismissToast, holdToasts, releaseToasts, toastsStore, type Toast } from './toasts-store.ts'
import css from './toasts.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

const SIGNS = {
  success: { icon: IconCircleCheck, word: 'Fatto' },
  warning: { icon: IconAlertTriangle, word: 'Attenzione' },
  danger: { icon: IconCircleX, word: 'Errore' },
  info: { icon: IconInfoCircle, word: 'Avviso' },
} as const

/**
 * Where toasts appear: top right, above everything. Mount it once, at the root. While a modal dialog is open it lives
 * inside that dialog, because everything outside is inert and "Annulla" must stay reachable.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastsStore.subscribe, toastsStore.get, toastsStore.get)
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, () => null)
  const region = <Region key={dialog ? 'in-dialog' : 'in-page'} toasts={toasts} />
  return dialog ? createPortal(region, dialog) : region
}

function Region({ toasts }: { toasts: readonly Toast[] }) {
  const ref = useRef<HTMLElement>(null)
  const count = toasts.length

  useLayoutEffect(() => {
    const region = ref.current
    // A dialog that is leaving takes the region with it before another has taken it in.
    if (!region?.isConnected || !region.showPopover) return
    const open = region.matches(':popover-open')
    if (count > 0 && !open) region.showPopover()
    if (count === 0 && open) region.hidePopover()
    // The toast one was reading may have gone with the focus in it, and then no event says that one stopped.
    if (!region.matches(':hover, :focus-within')) releaseToasts()
  }, [count])

  useLayoutEffect(() => {
    const region = ref.current
    region?.addEventListener('pointerenter', holdToasts)
    region?.addEventListener('pointerleave', releaseToasts)
    region?.addEventListener('focusin', holdToasts)
    region?.addEventListener('focusout', releaseToasts)
  }, [])

  return (
    <section ref={ref} popover="manual" aria-label="Avvisi" aria-live="polite" className={css.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

const shown = new Set<number>()

function ToastCard({ toast }: { toast: Toast }) {
  const [settled] = useState(() => shown.has(toast.id))
  useLayoutEffect(() => {
    shown.add(toast.id)
  }, [toast.id])
  const { icon, word } = SIGNS[toast.type]
  return (
    <div
      role={toast.type === 'danger' ? 'alert' : 'status'}
      data-type={toast.type}
      className={classNames(css.toast, css[toast.type], settled && css.settled)}
    >
      <Icon of={icon} />
      <VisuallyHidden>{word}: </VisuallyHidden>
      <span className={css.message}>{toast.message}</span>
      {toast.action && (
        <button
          type="button"
          className={css.action}
          aria-label={toast.action.about && `${toast.action.label}: ${toast.action.about}`}
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.onPress()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon={IconX} label="Chiudi" onClick={() => dismissToast(toast.id)} />
    </div>
  )
}
