/** Local storage, where the browser grants it. */
export function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** The storage of this tab, where the browser grants it. */
export function tabStorageOrNone(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
