import { HOME_PATH } from '#contract/lists/site/public-pages.ts'
import type { PageSeoRecord } from '#contract/site/page-seo.ts'
import { joinWords } from '../../lib/text.ts'
import type { OwnWords } from '../../seo/public-page.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { PictureField } from '../files/picture-field-face.tsx'
import type { KeptForm } from '../sync/form-queries.ts'
import { LengthHint } from '../vendor-seo/length-hint-face.tsx'
import { NowThere } from './now-there.tsx'
import { type PageSeoForm, faultsOf, sameTitled, smallPicture } from './page-seo-form.ts'
import { pageName } from './page-seo-list.ts'
import css from './page-seo.module.css'

/** The fields of a page, each with what another wrote there meanwhile. */
export function PageSeoFields({
  path,
  kept,
  all,
  own,
  faults,
}: {
  path: string
  kept: KeptForm<PageSeoForm>
  all: readonly PageSeoRecord[]
  own: OwnWords | null | undefined
  faults: ReturnType<typeof faultsOf>
}) {
  const { fields: form, saved, meanwhile } = kept
  const same = sameTitled({ path, title: form.title }, all)
  const now = (field: keyof PageSeoForm, said: string) =>
    meanwhile.includes(field) && <NowThere said={said} onTake={() => kept.takeMeanwhile(field)} />
  const at = (field: 'title' | 'description') => ({
    value: form[field],
    onValue: (value: string) => kept.set({ [field]: value }),
    placeholder: own?.[field],
    hint: <LengthHint field={field} text={form[field]} />,
    news: now(field, saved[field] || 'le parole di partenza'),
    ...(faults[field] && { error: faults[field] }),
  })
  return (
    <>
      {own === null && (
        <Notice>Le parole di partenza non sono arrivate: quello che lasci vuoto resta com’è.</Notice>
      )}
      <TextField label="Titolo" optional {...at('title')} />
      {same.length > 0 && (
        <Notice tone="warning">
          Lo stesso titolo ce l’ha già <strong>{joinWords(same.map(pageName))}</strong>. Chi cerca vede due
          pagine uguali: aggiungi quello che è solo di questa.
        </Notice>
      )}
      <TextArea label="Descrizione" optional rows={4} {...at('description')} />
      <PictureField
        label="Foto per i link"
        hint={
          smallPicture(form.picture) ??
          'Si vede dove il link è condiviso. In orizzontale, larga almeno 1.200 pixel; senza, resta quella della pagina.'
        }
        ratio="16/9"
        picture={form.picture ?? undefined}
        onPicture={(picture) => kept.set({ picture })}
      />
      {now('picture', saved.picture ? 'un’altra foto' : 'la foto della pagina')}
      {form.picture && (
        <Button variant="link" className={css.take} onClick={() => kept.set({ picture: null })}>
          Togli la foto
        </Button>
      )}
      {path === HOME_PATH ? (
        <p className={css.soft}>
          La home resta sempre nei motori di ricerca: chi cerca Lovoglio arriva da lì.
        </p>
      ) : (
        <Switch
          label="Nei motori di ricerca"
          hint={
            form.noindex
              ? 'Ai motori si chiede di lasciarla fuori, e non è nella mappa del sito. Sparisce quando ripassano: può volerci qualche settimana.'
              : 'Possono mostrarla, ed è nella mappa del sito.'
          }
          checked={!form.noindex}
          onChecked={(shown) => kept.set({ noindex: !shown })}
        />
      )}
      {now('noindex', saved.noindex ? 'fuori dai motori di ricerca' : 'nei motori di ricerca')}
    </>
  )
}
