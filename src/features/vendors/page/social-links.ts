/** Where a vendor is found elsewhere, of what it wrote: an address, or what it is called there. Pure. */
import type { Vendor } from '#contract/vendors/vendor.ts'

const SITES = {
  instagram: ['Instagram', 'instagram.com/'],
  facebook: ['Facebook', 'facebook.com/'],
  tiktok: ['TikTok', 'tiktok.com/@'],
  pinterest: ['Pinterest', 'pinterest.com/'],
} as const

/** @returns in this order, without what is neither */
export const socialLinks = ({ socials }: Pick<Vendor, 'socials'>): { label: string; href: string }[] =>
  Object.entries(SITES).flatMap(([key, [label, site]]) => {
    const written = socials[key as keyof typeof SITES]?.trim() ?? ''
    const name = /^@?([\w.-]+)$/.exec(written)?.[1]
    const address = name ? site + name : /^(?:https?:\/\/)?(?:[\w-]+\.)+\w+\/\S+$/.test(written) && written
    return address ? [{ label, href: `https://${address.replace(/^https?:\/\//, '')}` }] : []
  })
