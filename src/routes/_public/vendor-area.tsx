import { createFileRoute } from '@tanstack/react-router'
import { VendorAreaScreen } from '../../features/vendor-area/vendor-area-screen.tsx'

/** For vendors: what they find, what it costs. */
export const Route = createFileRoute('/_public/vendor-area')({
  loader: async ({ context }) =>
    (await import('../../features/vendor-area/vendor-area-page.ts')).vendorAreaPage(context),
  head: ({ loaderData }) => loaderData ?? {},
  component: VendorAreaScreen,
})
