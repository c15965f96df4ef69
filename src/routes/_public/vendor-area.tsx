import { createFileRoute } from '@tanstack/react-router'
import { VendorAreaScreen } from '../../features/vendor-area/vendor-area-screen.tsx'

/** For vendors: what they find, what it costs. */
export const Route = createFileRoute('/_public/vendor-area')({
  loader: async ({ context: { origin } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/vendor-area/vendor-area-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const faq = seo.faqLd({ faq: [...page.VENDOR_QUESTIONS] })
    const head = seo.pageHead({ ...page.vendorAreaWords, origin, ld: [faq] })
    return { ...head, links: [...head.links, ...page.links] }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: VendorAreaScreen,
})
