import { joinWords } from '../../lib/text.ts'
import { useHearts } from './heart-state.ts'
import css from './hearts.module.css'

const NAMED = 3

/** On the registration: whom the couple takes along from this device. */
export function HeartsNote() {
  const hearts = useHearts((all) => all)
  if (hearts.length === 0) return null
  const names = hearts.toReversed().map(({ vendor }) => vendor.businessName)
  const others = names.length - NAMED
  const named = others > 0 ? [...names.slice(0, NAMED), others === 1 ? 'un altro' : `altri ${others}`] : names
  return <p className={css.note}>Vengono con te i cuori di questo dispositivo: {joinWords(named)}.</p>
}
