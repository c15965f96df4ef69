import { screensOfAreaAt } from './route-path.ts'

/** What a private area loads by itself at its start, whatever the screen, by the end of each module's path. */
export const AREA_START = [
  '/src/app/account/follow-account.ts',
  '/src/app/account/account-data.ts',
  '/src/session/role-check.ts',
]

/** Whether a module starts with a private area: one of these, the area's own frame, or its screens' addresses. */
export const isStartOfArea = (module: string): boolean =>
  AREA_START.some((end) => module.endsWith(end)) ||
  /\/src\/routes\/\w+\/route\.tsx\?/.test(module) ||
  screensOfAreaAt(module) !== undefined
