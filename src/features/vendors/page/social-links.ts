/** Where a vendor is found elsewhere, of what it wrote: an address, or what it is called there. Pure. */
import type { Vendor } from '#contract/vendors/vendor.ts'

/** A site's own address for leading out of it: what stands behind is another's. */
const LEADS_OUT = /^lm?\./

/** Each with the sites that are it; a name goes after the path of the first. */
const SITES = {
  instagram: ['Instagram', 'instagram.com/', /(^|\.)(instagram\.com|instagr\.am)$/],
  facebook: ['Facebook', 'facebook.com/', /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  tiktok: ['TikTok', 'tiktok.com/@', /(^|\.)tiktok\.com$/],
  pinterest: ['Pinterest', 'pinterest.com/', /(^|\.)(pinterest\.(com|it)|pin\.it)$/],
} as const

/**
 * @returns in this order, without what is neither. An address on another site is called by that site's name: nobody is
 *   led elsewhere than a word says.
 */
export const socialLinks = ({ socials }: Pick<Vendor, 'socials'>): { label: string; href: string }[] =>
  Object.entries(SITES).flatMap(([key, [label, site, its]]) => {
    const written = socials[key as keyof typeof SITES]?.trim() ?? ''
    const name = /^@?([\w.-]+)$/.exec(written)?.[1]
    if (name) return [{ label, href: `https://${site}${name}` }]
    const [, host, path] = /^(?:https?:\/\/)?((?:[\w-]+\.)+\w+)(\/\S+)$/i.exec(written) ?? []
    if (!host) return []
    const isIts = its.test(host.toLowerCase()) && !LEADS_OUT.test(host.toLowerCase())
    return [
      { label: isIts ? label : host.toLowerCase().replace(/^www\./, ''), href: `https://${host}${path}` },
    ]
  })
