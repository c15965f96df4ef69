import { Switch } from '../../ui/form/switch.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import css from './palette.module.css'
import { COMMAND } from './command-key.ts'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [[COMMAND, 'K'], 'Cerca o fai: schermate, azioni, fornitori, coppie, fatture, articoli'],
  [['?'], 'Queste scorciatoie'],
  [['/'], 'Negli elenchi: scrivi nella ricerca'],
  [['↑', '↓'], 'Negli elenchi: la stessa cosa della riga sopra o sotto'],
  [['Invio'], 'Apri quello che hai scelto'],
  [['Esc'], 'Chiudi quello che è aperto'],
]

/** The keys of the administrators' area. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const on = useSingleKeys()
  return (
    <Sheet open title="Scorciatoie da tastiera" onClose={onClose}>
      <dl className={css.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Tasti da soli: / e ?"
        hint="Spenti, non succede niente se li tocchi per sbaglio. Vale su questo dispositivo."
        checked={on}
        onChecked={setSingleKeys}
      />
    </Sheet>
  )
}
