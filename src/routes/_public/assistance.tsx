import { createFileRoute } from '@tanstack/react-router'
import { PAID_PLANS, PLAN_PERIODS } from '#contract/lists/plan-names.ts'
import { oneOf, searchParams } from '../../lib/search-params.ts'
import { AssistanceScreen } from '../../features/assistance/assistance-screen.tsx'

/** `piano` and `periodo`: what a vendor has chosen, and asks for here. */
const readSearch = searchParams({ piano: oneOf(PAID_PLANS), periodo: oneOf(PLAN_PERIODS) })

/** How to ask for help. */
export const Route = createFileRoute('/_public/assistance')({
  validateSearch: readSearch,
  loader: async ({ context }) => {
    const { publicPage } = await import('../../seo/public-page.ts')
    return publicPage(context, {
      title: 'Assistenza',
      description:
        'Scrivici che cosa non va: ricevi subito un numero e una ricevuta, e rispondiamo per email. Con le risposte alle domande più frequenti.',
      path: '/assistance',
      crumbs: [],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Assistance() {
    const { piano, periodo } = Route.useSearch()
    return <AssistanceScreen plan={piano} period={periodo} />
  },
})
