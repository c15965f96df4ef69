/** Where the product's session token is kept: local storage under `token`, as the specification says. */
export interface TokenStorage {
  read(): string | null
  write(token: string): void
  /** It opens nothing any more: it is sent no more. */
  drop(): void
  /** Sign-out: local storage is cleared, all of it. */
  clear(): void
}

export const TOKEN_KEY = 'token'

/** @param storage local storage; undefined where there is none: then the token lives as long as the page */
export function createTokenStorage(storage: Storage | undefined): TokenStorage {
  let memory: string | null = null
  return {
    read: () => (storage ? storage.getItem(TOKEN_KEY) : memory),
    write(token) {
      if (storage) storage.setItem(TOKEN_KEY, token)
      else memory = token
    },
    drop() {
      memory = null
      storage?.removeItem(TOKEN_KEY)
    },
    clear() {
      memory = null
      storage?.clear()
    },
  }
}
