import { BANNER_PLACEMENTS } from '#contract/lists/site/banner-placements.ts'
import type { BannerPlacement } from '#contract/site/site-management.ts'
import { TurnFields } from '../../lists/turn-fields.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { BANNER_SHAPES } from '../files/framing-face.tsx'
import { PictureField } from '../files/picture-field-face.tsx'
import { BANNER_LIMITS, type BannerErrors, type BannerForm } from './banner-form.ts'
import { PLACEMENT_NAMES } from './banner-words.ts'

const PLACEMENTS = BANNER_PLACEMENTS.map((value) => ({ value, label: PLACEMENT_NAMES[value] }))

/** The fields of a banner, in the order in which it is read. */
export function BannerFields({
  form,
  faults,
  onChange,
}: {
  form: BannerForm
  faults: BannerErrors
  onChange: (change: Partial<BannerForm>) => void
}) {
  const at = (field: 'advertiser' | 'title' | 'link' | 'weight' | 'from' | 'to') => ({
    value: form[field],
    onValue: (value: string) => onChange({ [field]: value }),
    ...(faults[field] && { error: faults[field] }),
  })
  return (
    <>
      <Segmented
        label="Dove"
        options={PLACEMENTS}
        value={form.placement}
        onValue={(value) => onChange({ placement: value as BannerPlacement })}
      />
      <TextField
        label="Chi paga"
        hint="Si legge accanto a «Pubblicità»."
        maxLength={BANNER_LIMITS.advertiser}
        {...at('advertiser')}
      />
      <TextField label="Titolo" maxLength={BANNER_LIMITS.title} {...at('title')} />
      <TextArea
        label="Testo"
        optional
        rows={3}
        maxLength={BANNER_LIMITS.text}
        value={form.text}
        onValue={(text) => onChange({ text })}
      />
      <PictureField
        label="Foto"
        hint="Su uno schermo largo sta a sinistra delle parole, su un telefono sopra: conta il centro."
        ratio="16/9"
        shapes={BANNER_SHAPES}
        picture={form.picture}
        error={faults.picture}
        onPicture={(picture) => onChange({ picture })}
      />
      <TextField
        label="Dove porta"
        hint="Una pagina nostra, come /awards, o un indirizzo intero."
        inputMode="url"
        maxLength={BANNER_LIMITS.link}
        {...at('link')}
      />
      <TurnFields at={at} />
    </>
  )
}
