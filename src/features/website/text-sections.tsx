import type { WeddingWebsite } from '#contract/website/website.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { GiftLinkList } from './entry-lists.tsx'
import type { WebsiteActions } from './website-actions.ts'
import type { TextsEditor } from './use-texts-editor.ts'

interface TextsProps {
  field: TextsEditor['field']
}
interface SavedAtOnce {
  website: WeddingWebsite
  actions: WebsiteActions
}

export function TitleTexts({ field }: TextsProps) {
  return (
    <>
      <TextField {...field.text('title')} />
      <TextArea {...field.text('welcome')} rows={5} />
    </>
  )
}

export function RsvpTexts({ field, website, actions }: TextsProps & SavedAtOnce) {
  return (
    <>
      <Switch
        label="Gli invitati possono rispondere dalla pagina"
        checked={website.rsvpOpen}
        onChecked={(rsvpOpen) =>
          void actions.save({ rsvpOpen }, rsvpOpen ? 'Le risposte sono aperte.' : 'Le risposte sono chiuse.')
        }
      />
      <Switch
        label="Anche senza un invito personale"
        hint="Chi apre l’indirizzo generale risponde scrivendo solo il nome."
        checked={website.rsvpGeneral}
        disabled={!website.rsvpOpen}
        onChecked={(rsvpGeneral) =>
          void actions.save(
            { rsvpGeneral },
            rsvpGeneral ? 'Può rispondere chi ha l’indirizzo.' : 'Risponde solo chi ha un invito.',
          )
        }
      />
      <DayField {...field.day('rsvpDeadline')} />
      <TextArea {...field.text('rsvpNote')} />
    </>
  )
}

export function GiftTexts({ field, website, actions }: TextsProps & SavedAtOnce) {
  return (
    <>
      <TextArea {...field.text('giftText')} rows={4} />
      <TextField
        {...field.text('giftIban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...field.text('giftHolder')} />
      <GiftLinkList website={website} actions={actions} />
    </>
  )
}
