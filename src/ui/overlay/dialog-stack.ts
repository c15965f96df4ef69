/** The modal dialogs that are open, the last one on top: toasts must be inside it to be reachable. */

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function publish(next: readonly HTMLDialogElement[]) {
  stack = next
  for (const listener of listeners) listener()
}

export const openDialogs = {
  push: (dialog: HTMLDialogElement) => publish([...stack, dialog]),
  remove: (dialog: HTMLDialogElement) => publish(stack.filter((open) => open !== dialog)),
  top: () => stack.at(-1) ?? null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
