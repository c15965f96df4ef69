import { type ReactNode, Suspense } from 'react'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'

/**
 * Stands where a vendor's weddings come. They are asked for by each of their three addresses and loaded by themselves: what
 * three screens of an area share travels with all of them, and is kept on every device.
 */
export function WeddingsShape({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <>
          <PageHeader title="Matrimoni veri" />
          <Skeleton shape="row" count={3} />
        </>
      }
    >
      {children}
    </Suspense>
  )
}
