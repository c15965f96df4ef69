import { z } from 'zod'

/** The path of a page that was looked at, without what follows it. */
const PagePath = z
  .string()
  .max(300)
  .regex(/^\/[a-zA-Z0-9/_-]*$/)

/** Pages looked at since the last telling, in their order. */
export const PageViews = z.strictObject({ paths: z.array(PagePath).min(1).max(50) })
export type PageViews = z.infer<typeof PageViews>
