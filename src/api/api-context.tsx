import { createContext, useContext } from 'react'
import type { ApiClient } from './api-client.ts'

const ApiContext = createContext<ApiClient | null>(null)

/** Hands the client to the screens; once, at the root. */
export const ApiProvider = ApiContext.Provider

/** The typed client of this app. @throws Error outside `ApiProvider`: a fault of the wiring */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
