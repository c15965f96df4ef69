import { UiLink } from '../../ui/link.tsx'
import css from './breadcrumb.module.css'
import type { Crumb } from './vendor-crumbs.ts'

/** Where this page stands; the last is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Percorso" className={css.crumbs}>
      <ol className={css.list}>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <UiLink href={path}>{name}</UiLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
