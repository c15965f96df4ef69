import { z } from 'zod'
import { baseVersion } from '../kit/entity.ts'
import { Instant, text } from '../kit/scalars.ts'
import { FOLLOWED_ON, type Network } from '../lists/site/site-foot.ts'
import { FOOT_MOST, groupFaults, profileFault } from '../lists/site/site-foot-rules.ts'

/** Of the groups and links of the foot: those that stand until somebody writes have words, new ones are made by devices. */
const FootId = z.string().regex(/^[\da-z-]{1,36}$/)

const Group = z.strictObject({
  id: FootId,
  title: text(FOOT_MOST.title),
  links: z
    .array(
      z.strictObject({
        id: FootId,
        href: z.string().trim().max(FOOT_MOST.href),
        label: text(FOOT_MOST.label),
      }),
    )
    .max(FOOT_MOST.links, `In un gruppo stanno al massimo ${FOOT_MOST.links} collegamenti`),
})
const NETWORKS = Object.keys(FOLLOWED_ON) as Network[]
const Social = z.strictObject(
  Object.fromEntries(NETWORKS.map((network) => [network, z.string().trim().optional()])) as Record<
    Network,
    z.ZodOptional<z.ZodString>
  >,
)
const fields = {
  about: text(FOOT_MOST.about, 0),
  groups: z.array(Group).max(FOOT_MOST.groups, `I gruppi sono al massimo ${FOOT_MOST.groups}`),
  social: Social,
}

/** The foot of the public pages, as everybody reads it. */
export const SiteFoot = z.strictObject({ ...fields, version: z.int().min(1) })
export type SiteFoot = z.infer<typeof SiteFoot>

/** The foot as administrators write it. */
export const WrittenFoot = z.strictObject({
  ...fields,
  /** 0 until something was written. */
  version: z.int().min(0),
  /** By whom and when it was last written; who is null once that is no longer known. */
  last: z.strictObject({ by: z.string().nullable(), at: Instant }).nullable(),
})
export type WrittenFoot = z.infer<typeof WrittenFoot>

export const SiteFootChange = z
  .strictObject({
    about: fields.about,
    groups: fields.groups.superRefine((groups, context) => {
      for (const { path, message } of groupFaults(groups)) context.addIssue({ code: 'custom', path, message })
    }),
    social: Social.superRefine((social, context) => {
      for (const network of NETWORKS) {
        const message = social[network] === undefined ? undefined : profileFault(network, social[network])
        if (message) context.addIssue({ code: 'custom', path: [network], message })
      }
    }),
  })
  .partial()
  .extend(baseVersion)
export type SiteFootChange = z.infer<typeof SiteFootChange>
