import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import { useApi } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { NavItem } from '../../ui/frame/navigation.ts'
import { PALETTE_ACTS, type PaletteAct } from './palette-acts.ts'
import { matching } from './palette-match.ts'
import { KINDS_OF_THINGS, thingsQuery } from './palette-things.ts'

export interface PaletteItem {
  id: string
  label: string
  detail?: string
  href?: string
  act?: PaletteAct
}
export interface PaletteGroup {
  name: string
  items: readonly PaletteItem[]
}

/** So long nothing is typed before the lists are asked, in milliseconds. */
const TYPED_MS = 200
/** One letter is in everything. */
const ASKED_FROM = 2

/**
 * What answers to what is typed, of what the role may see and do.
 * @param screens the places to go, as the navigation has them
 */
export function usePaletteGroups(typed: string, screens: readonly NavItem[]) {
  const api = useApi()
  const role = useSession(({ last }) => last?.adminRole)
  const words = useSettled(typed.trim())
  const kinds = KINDS_OF_THINGS.filter(({ call }) => mayCall(role, call))
  const asked = words.length >= ASKED_FROM
  const { data: found = [], isFetching } = useQuery({ ...thingsQuery(api, kinds, words), enabled: asked })
  const acts = matching(
    PALETTE_ACTS.filter(({ call }) => mayCall(role, call)),
    typed,
  ).map((act): PaletteItem => ({
    id: `act ${act.id}`,
    label: act.label,
    act,
    ...(act.href && { href: act.href }),
  }))
  const places = matching(screens, typed).map(({ href, label }): PaletteItem => ({ id: href, label, href }))
  const things = (asked ? found : []).map(({ name, things: these = [] }): PaletteGroup => ({
    name,
    items: these.map(({ id, ...thing }) => ({ id: `${name} ${id}`, ...thing })),
  }))
  const groups: PaletteGroup[] = [{ name: 'Vai a', items: places }, { name: 'Fai', items: acts }, ...things]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    /** Something is still being looked for. */
    busy: typed.trim() !== words || isFetching,
    /** Some list did not answer: what is not found may be there. */
    failed: asked && found.some(({ things: these }) => these === undefined),
  }
}

/** A text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
