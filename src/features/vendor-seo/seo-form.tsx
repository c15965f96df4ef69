import type { Vendor } from '#contract/vendors/vendor.ts'
import { StandingForm } from '../../plan/editor/standing-form.tsx'
import { useStandingRecord } from '../../plan/editor/use-standing-record.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { EntityStateMark } from '../../ui/state/save-mark.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import { vendorCrumbs } from '../vendors/vendor-words-face.ts'
import { LengthHint } from './length-hint-face.tsx'
import { SameTitleNotice } from './same-title-notice.tsx'
import { type SeoWords, seoSet } from './seo-commands.ts'
import { SEO_FIELDS } from './seo-fields.ts'
import { SeoPreviews } from './seo-previews-face.tsx'
import { useSeoMark } from './seo-queries.ts'
import css from './seo.module.css'

/**
 * Title and description, each saved when it is left; beside them what becomes of them, while they are typed.
 * @param byItself what stands there where a field is empty
 */
export function SeoForm({
  vendor,
  seo,
  byItself,
}: {
  vendor: Vendor
  seo: SeoWords & { version: number }
  byItself: SeoWords
}) {
  const mark = useSeoMark()
  const editor = useStandingRecord<SeoWords>({
    kind: 'seoRecord',
    id: vendor.id,
    shown: seo,
    set: seoSet,
    fields: SEO_FIELDS,
    draft: 'seo',
  })
  const { field, values, saved } = editor
  const shown = {
    title: values.title.trim() || byItself.title,
    description: values.description.trim() || byItself.description,
  }
  return (
    <>
      <StandingForm editor={editor} className={css.form}>
        <div className={css.head}>
          <h2>Le tue parole</h2>
          {!editor.dirty && (
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
      </StandingForm>
      <div className={css.beside}>
        <SeoPreviews
          label="Come ti vedono"
          way={vendorCrumbs(vendor)
            .slice(0, -1)
            .map(({ name }) => name)}
          picture={vendor.cover}
          shown={shown}
          withoutPicture="Senza una foto di copertina il link arriva con le sole parole."
        />
      </div>
    </>
  )
}
