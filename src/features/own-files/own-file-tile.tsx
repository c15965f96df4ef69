import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { mayDiscard } from '#contract/lists/plan/own-files.ts'
import type { OwnFile } from '#contract/media/own-file.ts'
import { formatBytes } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { whereSeen } from './file-use-words.ts'
import css from './own-files.module.css'

/** One file: what it is, where it is seen, what it weighs. */
export function OwnFileTile({
  file,
  now,
  onDiscard,
}: {
  file: OwnFile
  /** In milliseconds. */
  now: number
  onDiscard: () => void
}) {
  const { name, picture, url, bytes } = file
  const { words, href } = whereSeen(file, now)
  return (
    <article className={css.tile} aria-label={name}>
      <a className={css.frame} href={url} target="_blank" rel="noreferrer" aria-label={`Apri ${name}`}>
        {picture ? (
          <Picture picture={picture} sizes="12rem" fill alt="" />
        ) : (
          <Icon of={IconFileText} size={32} />
        )}
      </a>
      <p className={css.name}>{name}</p>
      <p className={css.soft}>{href ? <UiLink href={href}>{words}</UiLink> : words}</p>
      <p className={css.soft}>{formatBytes(bytes)}</p>
      {mayDiscard(file, now) && (
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Elimina
        </Button>
      )}
    </article>
  )
}
