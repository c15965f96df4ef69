import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import type { AwardRow } from '#contract/vendors/award.ts'
import { AWARD_ROWS_MOST } from '#contract/lists/vendors/award-limits.ts'
import { readText } from '../../../lib/csv/read-csv.ts'
import { heard } from '../../../lib/fault-log.ts'
import { formatNumber } from '../../../lib/number.ts'
import { saveText } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import css from './import.module.css'
import { modelCsv, readAwardCsv } from './read-award-csv.ts'

/** The rows of a file that is chosen, or of what is copied out of one. */
export function ChooseCsv({
  year,
  onRows,
}: {
  year: number
  onRows: (file: string, rows: readonly AwardRow[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [wrong, setWrong] = useState<string>()

  function take(name: string, text: string) {
    const read = readAwardCsv(text, year)
    if ('wrong' in read) setWrong(read.wrong)
    else onRows(name, read.rows)
  }
  async function choose(file: File | undefined) {
    if (!file) return
    setWrong(undefined)
    const read = await readText(file).catch(
      heard('award-csv', { wrong: 'Il file non si lascia leggere: sceglilo di nuovo.' }),
    )
    if ('wrong' in read) setWrong(read.wrong)
    else take(file.name, read.text)
  }

  return (
    <>
      <p className={css.soft}>
        Una riga per premio, con categoria, premio (vincitore o finalista) e fornitore; anno e motivazione se
        ci sono. Le colonne in qualunque ordine, al massimo {formatNumber(AWARD_ROWS_MOST)} righe. Il
        fornitore si scrive per nome, email o indirizzo della pagina. Due vincitori nella stessa categoria
        sono ex aequo.
      </p>
      {wrong && (
        <div role="alert">
          <Notice tone="danger">{wrong}</Notice>
        </div>
      )}
      <div className={css.ways}>
        <Button icon={IconUpload} data-autofocus onClick={() => input.current?.click()}>
          Scegli il file
        </Button>
        <Button
          variant="quiet"
          icon={IconDownload}
          onClick={() => saveText(`modello-award-${year}.csv`, 'text/csv;charset=utf-8', modelCsv(year))}
        >
          Scarica il modello
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label="Il file CSV degli award"
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <TextArea
        label="Oppure incolla qui le righe, con i nomi delle colonne"
        optional
        rows={5}
        value={pasted}
        onValue={setPasted}
      />
      {pasted.trim() && (
        <div>
          <Button variant="quiet" onClick={() => take('Righe incollate', pasted)}>
            Leggi le righe incollate
          </Button>
        </div>
      )}
    </>
  )
}
