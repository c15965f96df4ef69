import type { ComponentType } from 'react'

/** What a drawing must take to be shown by `Icon`: every icon of @tabler/icons-react does. */
export type IconDrawing = ComponentType<{
  size?: number | string
  stroke?: number | string
  className?: string
  'aria-hidden'?: boolean
  'aria-label'?: string
  role?: string
}>

export type IconProps = {
  /** The drawing, imported from its own file: `@tabler/icons-react/dist/esm/icons/IconHome.mjs`. */
  of: IconDrawing
  /** In pixels: 20 beside text, 24 alone, 16 in small print. */
  size?: number
  /** Only when the icon stands without a word beside it. */
  label?: string
  className?: string
}

/** One stroke (1.5) and one size for every icon. Without a label it is ornament and hidden from readers. */
export function Icon({ of: Drawing, size = 20, label, className }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Drawing size={size} stroke={1.5} className={className} {...name} />
}
