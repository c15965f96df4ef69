import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import css from './record.module.css'

/** A part of the record that comes by itself: that one did not come takes nothing from the others. */
export function Part<Data>({
  title,
  side,
  query: { data, error, refetch, isFetching },
  children,
}: {
  title: string
  side?: ((data: Data) => ReactNode) | undefined
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  return (
    <section className={css.part}>
      <SectionHeader title={title} side={data !== undefined && side?.(data)} />
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Notice
          tone="danger"
          action={
            <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
              Riprova
            </Button>
          }
        >
          {failureText(error)}
        </Notice>
      ) : (
        <Skeleton shape="line" count={3} />
      )}
    </section>
  )
}

/** What stands where there is nothing. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className={css.soft}>{children}</p>

/** Names and what they come to. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css.list}>
    {facts.map(([name, value]) => (
      <div key={name} className={css.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Things that stand in the record and are dealt with elsewhere. */
export const RecordList = ({ children }: { children: ReactNode }) => (
  <ul className={css.requests}>{children}</ul>
)

/**
 * @param href where it is dealt with; undefined where it is over
 * @param onOpen opens it here instead
 */
export const RecordRow = ({
  href,
  onOpen,
  title,
  children,
}: {
  href?: string | undefined
  onOpen?: () => void
  title: string
  children: ReactNode
}) => {
  const note = children && <span className={css.soft}>{children}</span>
  return (
    <li className={css.request}>
      {onOpen ? (
        <button type="button" className={css.open} onClick={onOpen}>
          <span className={css.title}>{title}</span>
          {note}
        </button>
      ) : (
        <>
          {href === undefined ? title : <UiLink href={href}>{title}</UiLink>}
          {note}
        </>
      )}
    </li>
  )
}
