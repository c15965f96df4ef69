/** Google Analytics through Firebase's SDK: loaded only where it is configured, and only after the consent. */
import { initializeAnalytics, logEvent } from 'firebase/analytics'
import { initializeApp } from 'firebase/app'
import type { AppConfig } from '#contract/wire/app-config.ts'

/** @returns what tells a page looked at */
export function createAnalytics({ mode: _mode, ...options }: AppConfig['identity']): (path: string) => void {
  // An app of its own: the one that signs people in is made when somebody does, with its own settings.
  const app = initializeApp(options, 'analytics')
  const analytics = initializeAnalytics(app, { config: { send_page_view: false, anonymize_ip: true } })
  return (path) => logEvent(analytics, 'page_view', { page_path: path })
}
