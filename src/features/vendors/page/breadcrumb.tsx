import { Link } from '@tanstack/react-router'
import { UiLink } from '../../../ui/link.tsx'
import css from './breadcrumb.module.css'
import type { VendorCrumb } from './vendor-crumbs.ts'

/** Where this page stands; the last is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly VendorCrumb[] }) {
  return (
    <nav aria-label="Percorso" className={css.crumbs}>
      <ol className={css.list}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.path}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <CrumbLink crumb={crumb} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ crumb: { name, path, list } }: { crumb: VendorCrumb }) {
  if (!list) return <UiLink href={path}>{name}</UiLink>
  const { category, region } = list
  return (
    <Link to="/fornitori/$category" params={{ category }} search={region ? { region } : {}}>
      {name}
    </Link>
  )
}
