import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { ShownProject, portfolioProject } from '../vendors/portfolio.ts'
import { type Call, Done, byId } from './call.ts'

/** A vendor's portfolio: what everybody may read of it, and its projects as the signed-in vendor writes them. */
export const PORTFOLIO_CALLS = {
  'Portfolio/getAllByVendor': {
    query: z.strictObject({ vendorId: Id }),
    reply: z.array(ShownProject),
  },
  /** Drafts among them. */
  'Portfolio/getOwn': { reply: z.array(portfolioProject.Whole) },
  'Portfolio/add': { body: portfolioProject.New, reply: portfolioProject.Whole },
  'Portfolio/update': { params: byId, body: portfolioProject.Change, reply: portfolioProject.Whole },
  'Portfolio/delete': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
