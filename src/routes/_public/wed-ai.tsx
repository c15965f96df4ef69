import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AssistantScreen } from '../../features/assistant/assistant-screen.tsx'
import { useSession } from '../../session/session-context.tsx'

const ProposedTasks = lazy(async () => ({
  default: (await import('../../features/couple-tasks/proposed-tasks.tsx')).ProposedTasks,
}))
const VendorCard = lazy(async () => ({
  default: (await import('../../features/vendors/vendor-card.tsx')).VendorCard,
}))
const PlanBeside = lazy(async () => ({
  default: (await import('../../features/couple/plan-beside.tsx')).PlanBeside,
}))
const CARD_SIZES = '(min-width: 48rem) 13rem, 45vw'

/** The assistant. */
export const Route = createFileRoute('/_public/wed-ai')({
  loader: async ({ context }) =>
    (await import('../../features/assistant/assistant-page.ts')).loadAssistant(context),
  head: ({ loaderData }) => loaderData ?? {},
  component: function Assistant() {
    const isCouple = useSession(({ last }) => last?.role === 'couple')
    return (
      <AssistantScreen
        {...(isCouple && {
          beside: (
            <Suspense fallback={null}>
              <PlanBeside />
            </Suspense>
          ),
        })}
        vendor={(card) => (
          <Suspense fallback={null}>
            <VendorCard vendor={card} sizes={CARD_SIZES} heading="h2" />
          </Suspense>
        )}
        tasks={(tasks) =>
          isCouple && (
            <Suspense fallback={null}>
              <ProposedTasks tasks={tasks} />
            </Suspense>
          )
        }
      />
    )
  },
})
