import type { AnyRoute } from '@tanstack/react-router'

/** By their files. */
export const screens = import.meta.glob<AnyRoute>(['./**/*.tsx', '!./**/-*.tsx', '!./route.tsx'], {
  eager: true,
  import: 'Route',
})
