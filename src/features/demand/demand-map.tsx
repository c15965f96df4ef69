import { useState } from 'react'
import { provinces } from '#contract/lists/places/places.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import css from './demand.module.css'
import {
  LEVEL_WORDS,
  type Level,
  type PlaceFigures,
  type PlaceKind,
  type Ratio,
  levelSpan,
} from './demand-ratio.ts'
import { PROVINCE_SHAPES, PROVINCES_VIEW_BOX } from './province-shapes.ts'

const STEPS = [5, 4, 3, 2, 1, 0] as const satisfies readonly Level[]

/**
 * Italy with each place in the tone of its ratio: for eyes and pointers. The table beside it says the same, which is what a
 * keyboard and a screen reader walk through.
 */
export function DemandMap({
  kind,
  places,
  ratios,
}: {
  kind: PlaceKind
  places: readonly PlaceFigures[]
  ratios: ReadonlyMap<string, Ratio>
}) {
  const [lit, setLit] = useState<string>()
  const shown = places.find(({ key }) => key === lit)
  return (
    <figure className={css.figure}>
      <svg
        className={css.map}
        viewBox={PROVINCES_VIEW_BOX}
        aria-hidden
        onPointerLeave={() => setLit(undefined)}
      >
        {provinces.map(({ code, region }) => {
          const key = kind === 'region' ? region : code
          return (
            <path
              key={code}
              d={PROVINCE_SHAPES[code]}
              data-level={ratios.get(key)?.level ?? 0}
              data-lit={key === lit || undefined}
              onPointerEnter={() => setLit(key)}
            />
          )
        })}
      </svg>
      <p className={css.caption} aria-hidden>
        {shown ? (
          <>
            <strong>{shown.name}</strong>: {ratioWords(ratios.get(shown.key))},{' '}
            {plural(shown.vendors, 'fornitore', 'fornitori')}
          </>
        ) : (
          `Tocca una ${kind === 'region' ? 'regione' : 'provincia'}`
        )}
      </p>
      <figcaption>
        <ul className={css.legend}>
          {STEPS.map((level) => (
            <li key={level}>
              <i className={css.step} data-level={level} aria-hidden />
              {LEVEL_WORDS[level]}
              {level > 0 && (
                <span className={css.soft}>
                  {levelSpan(level as Exclude<Level, 0>, (value) => formatNumber(value, 2))}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className={css.credit}>
          Confini: Natural Earth, semplificati; fra Cagliari e Sud Sardegna quello di prima del 2016.
        </p>
      </figcaption>
    </figure>
  )
}

/** `1,8, più domanda`; `pochi dati`. */
export function ratioWords({ ratio, level }: Ratio = { ratio: undefined, level: 0 }): string {
  return ratio === undefined
    ? level === 0
      ? LEVEL_WORDS[0]
      : 'nessun fornitore'
    : `${formatNumber(ratio, 1)}, ${LEVEL_WORDS[level]}`
}
