import type { Vendor } from '#contract/vendor.ts'
import { named } from '../../lib/named.ts'
import { joinWords } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import { saveOnLeave } from '../../plan/save-on-leave.ts'
import { useEditor } from '../../plan/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { LengthHint } from './length-hint.tsx'
import { SameTitleNotice } from './same-title-notice.tsx'
import { type SeoSet, type SeoWords, seoSet } from './seo-commands.ts'
import { SEO_FIELDS } from './seo-fields.ts'
import { SeoPreviews } from './seo-previews.tsx'
import { useSeoMark } from './seo-queries.ts'
import css from './seo.module.css'

/**
 * Title and description, each saved when it is left; beside them what becomes of them, while they are typed.
 * @param byItself what stands there where a field is empty
 */
export function SeoForm({
  vendor,
  seo: { version, ...saved },
  byItself,
}: {
  vendor: Vendor
  seo: SeoWords & { version: number }
  byItself: SeoWords
}) {
  const { make } = useChanges()
  const mark = useSeoMark()
  const save = (changes: Partial<SeoWords>, seenVersion: number) => {
    const names = Object.keys(changes) as (keyof SeoWords)[]
    const inverse = Object.fromEntries(names.map((name) => [name, saved[name]]))
    const command = (args: SeoSet) => ({ definition: seoSet, args })
    return make(
      [
        {
          submission: { ...command({ id: vendor.id, changes }), baseVersion: seenVersion },
          inverse: command({ id: vendor.id, changes: inverse }),
        },
      ],
      named('Cambiato', joinWords(names.map((name) => SEO_FIELDS[name].the))),
    )
  }
  const { field, values, dirty, ...editor } = useEditor({
    entity: { kind: 'seoRecord' },
    fields: SEO_FIELDS,
    live: { id: vendor.id, version, ...saved },
    draft: 'seo',
    standing: true,
    start: saved,
    onEdit: ({ wanted, seen }: { wanted: Partial<SeoWords>; seen: { version: number } }) =>
      save(wanted, seen.version),
  })
  const keep = () => editor.save(true)
  const shown = {
    title: values.title.trim() || byItself.title,
    description: values.description.trim() || byItself.description,
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the fields that are left */}
      <form
        className={css.form}
        noValidate
        onBlur={saveOnLeave(dirty, keep)}
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <DraftNotice found={editor.found} onDiscard={editor.clear} />
        <div className={css.head}>
          <h2>Le tue parole</h2>
          {!dirty && (
            <EntityStateMark mark={mark} what="titolo e descrizione" href={reviewPathOf('vendor')} />
          )}
        </div>
        <TextField
          {...field.text('title')}
          placeholder={byItself.title}
          hint={<LengthHint field="title" text={values.title} />}
        />
        <SameTitleNotice title={saved.title || byItself.title} />
        <TextArea
          {...field.text('description')}
          rows={4}
          placeholder={byItself.description}
          hint={<LengthHint field="description" text={values.description} />}
        />
        {dirty && (
          <div className={css.foot}>
            <Button type="submit">Salva</Button>
            <Button variant="quiet" onClick={editor.clear}>
              Annulla
            </Button>
          </div>
        )}
      </form>
      <SeoPreviews vendor={vendor} shown={shown} />
    </>
  )
}
