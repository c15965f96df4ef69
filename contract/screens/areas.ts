/** The private areas, by their names alone: every page and every program carries this file. */
import type { UserType } from '../people/user.ts'

export type AreaName = UserType

export interface Area {
  home: `/${string}`
  /** Its screens open without a network: their code is kept, and they are kept as screen snapshots. */
  offline: boolean
  /** Its code is kept once somebody has entered, not by every installation. */
  onceEntered?: true
  /** Each of its screens has a shell of its own, instead of the area's. */
  ownShells: boolean
}

export const AREAS = {
  couple: { home: '/couple', offline: true, ownShells: true },
  vendor: { home: '/vendor', offline: true, onceEntered: true, ownShells: false },
  admin: { home: '/admin/dashboard', offline: false, ownShells: false },
} as const satisfies Record<AreaName, Area>

/** The areas whose code is kept once somebody has entered. */
export const ENTERED_AREAS: readonly AreaName[] = Object.entries(AREAS).flatMap(([name, area]) =>
  'onceEntered' in area ? (name as AreaName) : [],
)

/** What the addresses of an area begin with: its frame's own, and its shell's. */
export const rootOf = (area: AreaName) => `/${area}` as const

const NAMES = Object.keys(AREAS).join('|')
/** The router finds a screen whatever the case of its address. */
const IN_AREA = new RegExp(`^/(${NAMES})(?:/|$)`, 'i')

/**
 * The private area that a path is in.
 * @param pathname may be followed by a search
 * @returns undefined for what is open to everybody
 */
export const areaOf = (pathname: string): AreaName | undefined =>
  IN_AREA.exec(pathname.replace(/[?#].*/s, ''))?.[1]!.toLowerCase() as AreaName | undefined

/** Whether the screen of a path is kept as a screen snapshot. */
export const isOfflineArea = (pathname: string): boolean => {
  const area = areaOf(pathname)
  return area !== undefined && AREAS[area].offline
}
