import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './gallery.module.css'

const PLACES = [
  'Voi due',
  'Il posto',
  'La proposta',
  'L’abito',
  'I fiori',
  'La torta',
  'Gli amici',
  'La festa',
]

/** What the gallery becomes: its own grid, with the places still free. */
export function GalleryGhost() {
  return (
    <ul className={classNames(css.grid, css.ghosts)} aria-hidden>
      {PLACES.map((place) => (
        <li key={place} className={css.ghost}>
          <Icon of={IconPhoto} size={22} />
          {place}
        </li>
      ))}
    </ul>
  )
}
