import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { Icon } from '../../ui/icon.tsx'
import type { SeoWords } from './seo-commands.ts'
import { lengthNote } from './seo-length-face.ts'
import css from './seo-previews.module.css'

/** How much of a text is seen, or that the page finds its own words where there is none. */
export function LengthHint({ field, text }: { field: keyof SeoWords; text: string }) {
  const note = lengthNote(field, text)
  if (!note) return <>Vuoto: resta quello che la pagina dice da sé, qui in grigio.</>
  if (!note.isWarning) return <>{note.words}</>
  return (
    <span className={css.warning}>
      <Icon of={IconAlertTriangle} size={16} /> {note.words}
    </span>
  )
}
