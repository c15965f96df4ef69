import IconArrowNarrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowNarrowUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { HomePage } from '#contract/home-page.ts'
import { FEATURED_MOST } from '#contract/lists/homepage-limits.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { VendorFinder } from '../vendors/vendor-finder-face.tsx'
import css from './admin-homepage.module.css'

type Chosen = HomePage['featured']

/** The vendors that stand first on the home page, before the most loved of each category. */
export function FeaturedVendors({
  chosen,
  onChosen,
}: {
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}) {
  return (
    <section className={css.form}>
      <SectionHeader title="Fornitori in evidenza" />
      <p className={css.soft}>
        Fino a {FEATURED_MOST}, prima dei più amati di ogni categoria. Un posto resta a chi lo ha comprato,
        segnato come tale.
      </p>
      {chosen.length > 0 && (
        <ol className={css.chosen}>
          {chosen.map(({ id, name, isPublic }, at) => {
            const called = name ?? 'Un fornitore eliminato'
            return (
              <li key={id} className={css.vendor}>
                <span>
                  {called}
                  {!isPublic && <span className={css.soft}> · non in linea, i visitatori non lo vedono</span>}
                </span>
                <span className={css.ways}>
                  <IconButton
                    icon={IconArrowNarrowUp}
                    label={`Sposta prima ${called}`}
                    aria-disabled={at === 0}
                    onClick={() =>
                      at > 0 && onChosen(chosen.with(at, chosen[at - 1]!).with(at - 1, chosen[at]!))
                    }
                  />
                  <IconButton
                    icon={IconX}
                    label={`Togli ${called}`}
                    onClick={() => onChosen(chosen.toSpliced(at, 1))}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {chosen.length < FEATURED_MOST && (
        <VendorFinder
          label="Metti in evidenza"
          omit={(id) => chosen.some((one) => one.id === id)}
          offline="Senza rete non si cercano fornitori."
          onChoose={({ id, businessName }) =>
            onChosen([...chosen, { id, name: businessName, isPublic: true }])
          }
        />
      )}
    </section>
  )
}
