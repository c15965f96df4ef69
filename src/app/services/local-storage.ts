/** Local storage, where the browser grants it. */
export function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    // No fault: the browser refuses it, and with it the place where it could be noted.
    return undefined
  }
}

/** The storage of this tab, where the browser grants it. */
export function tabStorageOrNone(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    // No fault: the browser refuses it.
    return undefined
  }
}
