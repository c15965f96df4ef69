import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './favorites.module.css'

/** More do not stand side by side. */
export const MAX_COMPARED = 4

/** While vendors are chosen to be compared it floats over the board. */
export function CompareBar({
  count,
  onCompare,
  onEnd,
}: {
  count: number
  onCompare: () => void
  onEnd: () => void
}) {
  return (
    <section className={css.bar} data-lifted aria-label="Scelti per il confronto">
      <IconButton icon={IconX} label="Lascia il confronto" onClick={onEnd} />
      <span aria-live="polite">
        {count === 0
          ? 'Sceglietene da due a quattro'
          : count === 1
            ? 'Uno: sceglietene un altro'
            : count < MAX_COMPARED
              ? `${count} scelti`
              : `${count} scelti, il massimo`}
      </span>
      <Button size="small" disabled={count < 2} onClick={onCompare}>
        Confronta
      </Button>
    </section>
  )
}
