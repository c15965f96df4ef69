import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import css from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconDrawing } from './icon.tsx'

/** The look of a chip, for links (`aria-current` selects it too). */
export function chipClass(selected = false, className?: string) {
  return classNames(css.chip, selected && css.selected, className)
}

export type ChipProps = ComponentPropsWithRef<'button'> & {
  /** Pressed or not; leave it out for a chip that opens something. */
  selected?: boolean
  icon?: IconDrawing
  count?: number
}

/** A filter that is on or off. */
export function Chip({ selected, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} {...rest} className={chipClass(selected, className)}>
      {icon && <Icon of={icon} size={16} />}
      {children}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </button>
  )
}

/** A filter that is on, with the cross that takes it off. `removeLabel` says what goes: "Togli Toscana". */
export function RemovableChip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode
  removeLabel: string
  onRemove: () => void
}) {
  return (
    <span className={classNames(chipClass(true), css.removable)}>
      {children}
      <button type="button" className={css.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon of={IconX} size={16} />
      </button>
    </span>
  )
}

/** Chips in a row: on phones it scrolls sideways to the edges of the screen (inside a `--gutter` of padding). */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.row}>
      {children}
    </div>
  )
}
