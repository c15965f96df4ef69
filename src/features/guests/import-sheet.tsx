import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useId, useRef, useState } from 'react'
import type { Guest } from '#contract/plan/guest.ts'
import type { Invitation } from '#contract/website/rsvp.ts'
import { readText } from '../../lib/csv/read-csv.ts'
import { heard } from '../../lib/fault-log.ts'
import { saveText } from '../../lib/save-file.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import type { GuestActions } from './guest-actions.ts'
import { type Import, importOf } from './guest-import.ts'
import { needsWords } from './guest-words.ts'
import css from './guests.module.css'
import { GUEST_ROWS_MOST, modelCsv, readGuestCsv } from './read-guest-csv.ts'

/** Guests from a file: chosen or pasted, shown as they were understood, and added all together. */
export function ImportSheet({
  invitations,
  guests,
  actions,
  onClose,
}: {
  invitations: readonly Invitation[]
  guests: readonly Guest[]
  actions: GuestActions
  onClose: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [found, setFound] = useState<Import>()

  function take(text: string) {
    const read = readGuestCsv(text)
    if ('wrong' in read) {
      setWrong(read.wrong)
      return
    }
    setWrong(undefined)
    setFound(importOf(read, invitations, guests))
  }
  async function choose(file: File | undefined) {
    if (!file) return
    const read = await readText(file).catch(
      heard('guest-csv', { wrong: 'Il file non si lascia leggere: sceglietelo di nuovo.' }),
    )
    if ('wrong' in read) setWrong(read.wrong)
    else take(read.text)
  }
  const bring = async () => {
    if (found && (await actions.bring(found))) onClose()
  }

  return (
    <Sheet
      open
      width="broad"
      title="Importa gli invitati"
      dirty={found !== undefined || pasted !== ''}
      onClose={onClose}
      footer={
        <SheetFoot>
          {found && (
            <Button variant="quiet" onClick={() => setFound(undefined)}>
              Un altro file
            </Button>
          )}
          <Button disabled={!found || found.persons === 0} onClick={() => void bring()}>
            {found ? `Aggiungi ${plural(found.persons, 'persona', 'persone')}` : 'Aggiungi'}
          </Button>
        </SheetFoot>
      }
    >
      <div className={css.import}>
        {wrong && (
          <div role="alert">
            <Notice tone="danger">{wrong}</Notice>
          </div>
        )}
        {found ? (
          <Understood found={found} />
        ) : (
          <>
            <p className={css.soft}>
              Una riga per persona, con il nome; busta, età, dieta, allergie e note se ci sono. Le colonne in
              qualunque ordine, al massimo {GUEST_ROWS_MOST} righe. Chi c’è già resta com’è.
            </p>
            <div className={css.ways}>
              <Button icon={IconUpload} data-autofocus onClick={() => input.current?.click()}>
                Scegliete il file
              </Button>
              <Button
                variant="quiet"
                icon={IconDownload}
                onClick={() => saveText('modello-invitati.csv', 'text/csv;charset=utf-8', modelCsv())}
              >
                Scaricate il modello
              </Button>
              <input
                ref={input}
                type="file"
                accept=".csv,.txt,.tsv,text/csv,text/plain"
                aria-label="Il file CSV degli invitati"
                hidden
                onChange={(event) => {
                  void choose(event.target.files?.[0])
                  event.target.value = ''
                }}
              />
            </div>
            <TextArea
              label="Oppure incollate qui le righe, con i nomi delle colonne"
              optional
              rows={6}
              value={pasted}
              onValue={setPasted}
            />
            {pasted.trim() && (
              <div>
                <Button variant="quiet" onClick={() => take(pasted)}>
                  Leggi le righe incollate
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Sheet>
  )
}

/** What was understood: who joins whom, who is there already, and what is left out. */
function Understood({ found: { envelopes, known, doubts } }: { found: Import }) {
  const id = useId()
  return (
    <>
      {known.length > 0 && (
        <Notice tone="info">
          {plural(known.length, 'persona c’è già e resta com’è', 'persone ci sono già e restano come sono')}.
        </Notice>
      )}
      {doubts.length > 0 && (
        <Notice tone="warning">{doubts.map(({ line, why }) => `Riga ${line}: ${why}.`).join(' ')}</Notice>
      )}
      {envelopes.map(({ invitation, name, rows }, at) => (
        <section key={`${name}/${rows[0]!.line}`} aria-labelledby={`${id}-${at}`}>
          <header className={css.head}>
            <h3 id={`${id}-${at}`}>{name || 'Senza busta'}</h3>
            {name !== '' && (
              <span className={css.soft}>{invitation ? 'si aggiungono a chi c’è' : 'busta nuova'}</span>
            )}
          </header>
          <ul className={css.persons}>
            {rows.map((row) => (
              <li key={row.line} className={css.understood}>
                {row.name} <span className={css.soft}>{needsWords({ guest: row, wrote: '' })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
