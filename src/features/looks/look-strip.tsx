import { useEffect, useState } from 'react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { type KeptLook, leaveLook } from './kept-look.ts'
import css from './look-strip.module.css'

const OVER = 'Il tempo per guardare è finito.'

/** Whose account it is, that nothing can be changed, how long is left, and the way out. */
export function LookStrip({
  look,
  name,
  onEnd,
}: {
  look: KeptLook
  name: string
  onEnd: () => Promise<void>
}) {
  const [left, setLeft] = useState(() => leftOf(look))
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      const now = leftOf(look)
      setLeft(now)
      if (now <= 0) leaveLook(OVER)
    }, 1_000)
    return () => clearInterval(timer)
  }, [look])
  return (
    <section className={css.strip} aria-label="Sguardo dell’assistenza">
      <IconEye size={20} aria-hidden />
      <p className={css.words}>
        <strong>Guardi l’account di {name}.</strong> Non puoi cambiare niente. Ancora {leftWords(left)}.
      </p>
      <Button
        size="small"
        variant="quiet"
        busy={busy}
        onClick={() => {
          setBusy(true)
          void onEnd()
        }}
      >
        Esci
      </Button>
    </section>
  )
}

/** In seconds. */
const leftOf = ({ endsAt }: KeptLook) => Math.ceil((Date.parse(endsAt) - Date.now()) / 1_000)

const leftWords = (seconds: number) =>
  seconds > 60
    ? plural(Math.ceil(seconds / 60), 'minuto', 'minuti')
    : plural(Math.max(0, seconds), 'secondo', 'secondi')
