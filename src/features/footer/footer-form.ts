/** The foot of the public pages as it is written. Pure. */
import {
  FOLLOWED_ON,
  type FootGroup,
  type FootLink,
  type FootWords,
  type Network,
  SITE_FOOT,
} from '#contract/lists/site/site-foot.ts'
import { FOOT_NEEDED, groupFaults, profileFault } from '#contract/lists/site/site-foot-rules.ts'
import type { SiteFootChange } from '#contract/site/site-foot.ts'

export interface FootForm {
  about: string
  groups: readonly FootGroup[]
  social: Readonly<Record<Network, string>>
}

export const NETWORKS = Object.keys(FOLLOWED_ON) as Network[]

/** The same foot is the same form, field by field and key by key: what differs was typed. */
export const formOf = ({ about, groups, social }: FootWords): FootForm => ({
  about,
  groups: groups.map(({ id, title, links }) => ({
    id,
    title,
    links: links.map((link) => ({ id: link.id, href: link.href, label: link.label })),
  })),
  social: Object.fromEntries(
    NETWORKS.map((network) => [network, social[network] ?? '']),
  ) as FootForm['social'],
})

/** What the product says by itself. */
export const OURS = formOf(SITE_FOOT)

const said = (social: FootForm['social']) =>
  Object.fromEntries(
    NETWORKS.map((network) => [network, social[network].trim()]).filter(([, href]) => href !== ''),
  ) as SiteFootChange['social'] & object

/** What is sent of what was typed. */
export const bodyOf = ({ about, groups, social }: Partial<FootForm>): SiteFootChange => ({
  ...(about !== undefined && { about: about.trim() }),
  ...(groups && { groups: groups.map((group) => ({ ...group, links: [...group.links] })) }),
  ...(social && { social: said(social) }),
})

/** As visitors will see it. */
export const footOf = ({ about, groups, social }: FootForm): FootWords => ({
  about,
  groups,
  social: said(social),
})

export interface FootErrors {
  titles: Partial<Record<string, string>>
  links: Partial<Record<string, string>>
  social: Partial<Record<Network, string>>
  /** What is at no field. */
  whole?: string
}

/** What is wrong, each in a sentence at its place; undefined when nothing is. */
export function faultsOf({ groups, social }: FootForm): FootErrors | undefined {
  const faults: FootErrors = { titles: {}, links: {}, social: {} }
  const found = groupFaults(groups)
  for (const { path, message } of found) {
    const id = groups[path[0] as number]?.id
    if (id === undefined) faults.whole = message
    else if (path[1] === 'title') faults.titles[id] = message
    else faults.links[id] = message
  }
  let wrong = found.length
  for (const network of NETWORKS) {
    const fault = profileFaultOf(network, social[network])
    if (!fault) continue
    faults.social[network] = fault
    wrong++
  }
  return wrong > 0 ? faults : undefined
}

/** A profile that is not written is none. */
export const profileFaultOf = (network: Network, href: string): string | undefined =>
  href.trim() === '' ? undefined : profileFault(network, href.trim())

/** Whether the law wants it there. */
export const isNeeded = ({ href }: FootLink): boolean => Object.hasOwn(FOOT_NEEDED, href)

/** A list with one of its things a place earlier or later. */
export function stepped<Thing>(things: readonly Thing[], at: number, by: -1 | 1): readonly Thing[] {
  const other = things[at + by]
  return other === undefined ? things : things.with(at, other).with(at + by, things[at]!)
}

/** A list with one of its things after another one; null for the first place. */
export function movedAfter<Thing extends { id: string }>(
  things: readonly Thing[],
  id: string,
  previous: string | null,
): readonly Thing[] {
  const moved = things.find((thing) => thing.id === id)
  const rest = things.filter((thing) => thing.id !== id)
  if (!moved) return things
  return rest.toSpliced(rest.findIndex((thing) => thing.id === previous) + 1, 0, moved)
}

/** The groups with a link as it is now: where it was, or at the end of the group it goes to. */
export const withLink = (groups: readonly FootGroup[], into: string, link: FootLink): readonly FootGroup[] =>
  groups.map((group) => {
    const here = group.links.findIndex(({ id }) => id === link.id)
    if (group.id === into)
      return { ...group, links: here >= 0 ? group.links.with(here, link) : [...group.links, link] }
    return here >= 0 ? { ...group, links: group.links.toSpliced(here, 1) } : group
  })

export const withoutLink = (groups: readonly FootGroup[], id: string): readonly FootGroup[] =>
  groups.map((group) => ({ ...group, links: group.links.filter((link) => link.id !== id) }))
