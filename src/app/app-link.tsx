import { Link } from '@tanstack/react-router'
import type { UiLinkProps } from '../ui/link.tsx'

/** The interface's own links through the router; an address of another site, a file or a part of this page stays plain. */
export function AppLink({ href, children, ...props }: UiLinkProps) {
  if (!href.startsWith('/') || href.startsWith('//') || /[?#]|\.\w+$/.test(href))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  // Which nav item is current is the interface's own reckoning: the router's would mark a whole area's first page.
  return (
    <Link to={href} activeOptions={{ exact: true }} {...props}>
      {children}
    </Link>
  )
}
