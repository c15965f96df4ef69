import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { formatBytes } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import { useFavoriteKeeper } from '../sync/device/device-face.ts'
import { useReach } from '../sync/reach-face.ts'
import css from './favorites.module.css'

/** How many of the favourites open without a network, what they take up, and the way to fetch the others. */
export function KeepFavorites() {
  const { phase, kept, total, beyond, bytes, failed, keepNow } = useFavoriteKeeper()
  const online = useReach() === 'online'
  if (!keepNow || total === 0) return null
  const all = kept >= total
  return (
    <section className={css.keep} aria-labelledby="keep-favorites">
      <h2 id="keep-favorites">Anche senza rete</h2>
      {phase === 'keeping' ? (
        <>
          <p role="status">
            Li mettiamo su questo dispositivo: {kept} di {total}.
          </p>
          <ProgressBar label="Preferiti salvati su questo dispositivo" value={kept} max={total} />
        </>
      ) : (
        <>
          <p role="status">
            {all
              ? total === 1
                ? 'Il vostro preferito si apre anche senza rete, con recensioni e foto.'
                : `${beyond > 0 ? `I ${total} salvati per ultimi` : `Tutti e ${total}`} si aprono anche senza rete, con recensioni e foto.`
              : kept === 0
                ? 'Non sono ancora su questo dispositivo.'
                : `${kept} di ${total} si ${kept === 1 ? 'apre' : 'aprono'} anche senza rete.`}
            {bytes > 0 && ` Occupano ${formatBytes(bytes)}.`}
            {failed > 0 && ' Qualcuno non è arrivato: riprovate fra poco.'}
          </p>
          {!all &&
            (online ? (
              <Button variant="quiet" icon={IconDownload} onClick={() => void keepNow()}>
                Tieni i preferiti su questo dispositivo
              </Button>
            ) : (
              <p className={css.line}>Gli altri si possono salvare quando torna la rete.</p>
            ))}
        </>
      )}
    </section>
  )
}
