import type { CategorySlug } from '#contract/vendors/category.ts'

/** One drawn picture in `server/demo/pictures/index.json`; its files are `{name}-{width}.{avif|webp}`. */
export interface IndexEntry {
  name: string
  /** the vendor category it illustrates; null = none (home page, news) */
  category: CategorySlug | null
  kind: string
  /** size in pixels of the largest file */
  width: number
  height: number
  /** Italian, what the picture shows */
  alt: string
  /** data address of a tiny blur, under 200 bytes */
  placeholder: string
}
