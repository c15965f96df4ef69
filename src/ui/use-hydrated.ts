import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the page answers yet: false in what the server rendered and while it is taken over, true from then on. A form
 * whose button waits for it cannot be sent by the browser alone, which would put what was typed into the address.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
