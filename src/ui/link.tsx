import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type MouseEventHandler,
  type ReactNode,
} from 'react'

export type UiLinkProps = {
  href: string
  className?: string
  children?: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
  role?: string
  tabIndex?: number
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

function PlainLink({ children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink)

/**
 * Says how the interface's own links (navigation, tabs, menus) travel: the app hands its router's link once, at the
 * root, so that nothing here knows which router there is. Without it they are plain `<a>`.
 */
export const LinkProvider = LinkContext.Provider

/** A link that goes through the app's router. Where a typed route is at hand, use the router's own link instead. */
export function UiLink(props: UiLinkProps) {
  return createElement(useContext(LinkContext), props)
}
