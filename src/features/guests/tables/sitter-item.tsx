import { Button } from '../../../ui/button.tsx'
import { needsWords } from '../guest-words.ts'
import { useCarried } from './carry.ts'
import type { Sitter } from './seating.ts'
import css from './tables.module.css'

/** Somebody who sits or is to sit: taken to a table by the pointer, or by a tap that asks where. */
export function SitterItem({ sitter, onMove }: { sitter: Sitter; onMove: () => void }) {
  const { guest, name, coming } = sitter
  const { ref, carrying } = useCarried<HTMLLIElement>(sitter.key)
  const needs = needsWords(sitter)
  return (
    <li ref={ref} className={css.sitter} data-carrying={carrying || undefined} draggable>
      <span>
        {name}
        {(needs || coming !== 'yes') && (
          <span className={css.soft}>
            {' '}
            {[needs, guest.severe && 'allergia grave', coming !== 'yes' && 'non ha risposto']
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
      <Button variant="link" aria-label={`Sposta ${name}`} onClick={onMove}>
        Sposta
      </Button>
    </li>
  )
}
