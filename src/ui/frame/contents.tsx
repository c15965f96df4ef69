import css from './contents.module.css'

/** The table of contents of a long page: above it on phones, in a column of its own that stays in sight from 64 rem on. */
export function Contents({
  title,
  parts,
}: {
  title: string
  /** `id` is the anchor. */
  parts: readonly { id: string; title: string }[]
}) {
  return (
    <nav className={css.contents} aria-labelledby="indice">
      <h2 id="indice">{title}</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
