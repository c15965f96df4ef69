/** `beforeinstallprompt` comes once and may come before the part that uses it: held here, and told again. */
let early: Event | undefined

function hold(event: Event) {
  event.preventDefault()
  early = event
}

/** As soon as the app starts. */
export function holdEarlyInstall(): void {
  addEventListener('beforeinstallprompt', hold)
}

/** Once the part that uses it listens. */
export function tellEarlyInstall(): void {
  removeEventListener('beforeinstallprompt', hold)
  if (early) dispatchEvent(early)
}
