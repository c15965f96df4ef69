import { z } from 'zod'
import { CATEGORIES } from '../lists/vendors/category-list.ts'

export type CategorySlug = (typeof CATEGORIES)[number]['slug']
export const CategorySlug = z.enum(
  CATEGORIES.map((category) => category.slug) as [CategorySlug, ...CategorySlug[]],
)
