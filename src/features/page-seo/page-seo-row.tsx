import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { formatInstant } from '../../lib/day.ts'
import { joinWords } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { lengthNote } from '../vendor-seo/seo-length-face.ts'
import { sameTitled } from './page-seo-form.ts'
import { pageName } from './page-seo-list.ts'
import css from './page-seo.module.css'

/** One page: what is written of it, or that it says what we wrote; and what is not well in it. */
export function PageSeoRow({
  name,
  record,
  all,
  onChange,
  onVersions,
}: {
  name: string
  record: PageSeoRecord
  all: readonly PageSeoRecord[]
  onChange: () => void
  onVersions: () => void
}) {
  const { path, title, description, picture, noindex, changed, version } = record
  const same = sameTitled(record, all)
  const notes = (['title', 'description'] as const).flatMap((field) => {
    const note = lengthNote(field, record[field])
    return note?.isWarning ? [`${field === 'title' ? 'Titolo' : 'Descrizione'}: ${note.words}`] : []
  })
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.soft}>
          <UiLink href={path} className={css.path} aria-label={`Apri la pagina ${path}`}>
            {path}
          </UiLink>
        </p>
        {changed ? (
          <>
            <p>{title || 'Titolo come da noi scritto'}</p>
            <p className={css.soft}>{description || 'Descrizione come da noi scritta'}</p>
            {picture && (
              <p className={css.picture}>
                <span className={css.thumb}>
                  <Picture picture={picture} sizes="4rem" fill alt="" />
                </span>
                Una foto sua per i link
              </p>
            )}
            {noindex && <StateDot tone="warn">Fuori dai motori di ricerca</StateDot>}
            {same.length > 0 && (
              <StateDot tone="warn">Stesso titolo di {joinWords(same.map(pageName))}</StateDot>
            )}
            {notes.map((note) => (
              <StateDot key={note} tone="warn">
                {note}
              </StateDot>
            ))}
            <p className={css.soft}>
              Cambiata da {changed.by}, {formatInstant(changed.at)}
            </p>
          </>
        ) : (
          <p className={css.soft}>Come da noi scritto</p>
        )}
      </div>
      <div className={css.acts}>
        {version > 0 && (
          <Button variant="link" size="small" aria-label={`Versioni: ${name}`} onClick={onVersions}>
            Versioni
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={`Modifica: ${name}`} onClick={onChange}>
          Modifica
        </Button>
      </div>
    </li>
  )
}
