import IconArrowNarrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowDown.mjs'
import IconArrowNarrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './admin-homepage.module.css'

export interface ChosenThing {
  id: string
  name: string
  /** What is to be known of it. */
  note?: string | undefined
  /** It may be moved, and not taken away. */
  stays?: boolean
}

/** What was chosen for the home page, in the order in which it stands there. @param children the way to add another */
export function OrderedChoice<Thing extends ChosenThing>({
  title,
  intro,
  things,
  onOrder,
  children,
}: {
  title: string
  intro: ReactNode
  things: readonly Thing[]
  onOrder: (things: Thing[]) => void
  children: ReactNode
}) {
  const swapped = (at: number) => things.with(at, things[at + 1]!).with(at + 1, things[at]!)
  return (
    <section className={css.form}>
      <SectionHeader title={title} />
      <p className={css.soft}>{intro}</p>
      {things.length > 0 && (
        <ol className={css.things} aria-label={title}>
          {things.map(({ id, name, note, stays }, at) => (
            <li key={id} className={css.thing}>
              <span>
                {name}
                {note && <span className={css.soft}> · {note}</span>}
              </span>
              <span className={css.ways}>
                <IconButton
                  icon={IconArrowNarrowUp}
                  label={`Sposta prima ${name}`}
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && onOrder(swapped(at - 1))}
                />
                <IconButton
                  icon={IconArrowNarrowDown}
                  label={`Sposta dopo ${name}`}
                  aria-disabled={at === things.length - 1}
                  onClick={() => at < things.length - 1 && onOrder(swapped(at))}
                />
                {!stays && (
                  <IconButton
                    icon={IconX}
                    label={`Togli ${name}`}
                    onClick={() => onOrder(things.toSpliced(at, 1))}
                  />
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  )
}
