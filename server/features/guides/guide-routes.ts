import { type Handlers, sharedRead } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { guideBySlug, guideCards } from './guide-texts.ts'

export const guideRoutes: Handlers = {
  'Guide/getGuides': sharedRead(
    async () => guideCards(),
    () => [],
  ),
  'Guide/getGuideBySlug': sharedRead(
    async ({ query }) => {
      const guide = guideBySlug(query.slug)
      if (!guide) throw new ProblemError('not_found')
      return guide
    },
    () => [],
  ),
}
