import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useId } from 'react'
import { plural } from '../../lib/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import css from './review-form.module.css'

/** One to five stars, by tap or by arrows. */
export function StarField({
  label,
  value,
  big = false,
  onValue,
}: {
  label: string
  value: number
  big?: boolean
  onValue: (stars: number) => void
}) {
  const name = useId()
  return (
    <fieldset className={css.stars} data-big={big || undefined}>
      <legend>{label}</legend>
      <span>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onValue(stars)}
            />
            <VisuallyHidden>{plural(stars, 'stella', 'stelle')}</VisuallyHidden>
            <Icon of={stars <= value ? IconStarFilled : IconStar} size={big ? 32 : 24} />
          </label>
        ))}
      </span>
    </fieldset>
  )
}
