import type { WeddingWebsite } from '#contract/website.ts'
import { DayField } from '../../ui/day-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GiftLinkList } from './entry-lists.tsx'
import type { WebsiteActions } from './website-actions.ts'
import type { WebsiteTexts } from './website-draft.ts'

interface TextsProps {
  draft: WeddingWebsite
  errors: Partial<Record<keyof WebsiteTexts, string>>
  onChange: (texts: Partial<WebsiteTexts>) => void
}
interface SavedAtOnce {
  website: WeddingWebsite
  actions: WebsiteActions
}

export function TitleTexts({ draft, onChange }: TextsProps) {
  return (
    <>
      <TextField
        label="Una riga sopra i nomi"
        optional
        maxLength={160}
        placeholder="Ci sposiamo"
        value={draft.title}
        onValue={(title) => onChange({ title })}
      />
      <TextArea
        label="Il vostro benvenuto"
        optional
        rows={5}
        maxLength={2000}
        hint="Una riga vuota comincia un altro capoverso."
        value={draft.welcome}
        onValue={(welcome) => onChange({ welcome })}
      />
    </>
  )
}

export function RsvpTexts({ draft, onChange, website, actions }: TextsProps & SavedAtOnce) {
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
      <DayField
        label="L’ultimo giorno per rispondere"
        optional
        value={draft.rsvpDeadline ?? ''}
        onValue={(day) => onChange({ rsvpDeadline: day || null })}
      />
      <TextArea
        label="Due parole sopra il modulo"
        optional
        rows={3}
        maxLength={500}
        value={draft.rsvpNote}
        onValue={(rsvpNote) => onChange({ rsvpNote })}
      />
    </>
  )
}

export function GiftTexts({ draft, errors, onChange, website, actions }: TextsProps & SavedAtOnce) {
  return (
    <>
      <TextArea
        label="Che cosa vi farebbe piacere"
        optional
        rows={4}
        maxLength={1000}
        value={draft.giftText}
        onValue={(giftText) => onChange({ giftText })}
      />
      <TextField
        label="IBAN"
        optional
        maxLength={42}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.giftIban}
        error={errors.giftIban ?? ''}
        onValue={(giftIban) => onChange({ giftIban })}
      />
      <TextField
        label="Intestato a"
        optional
        maxLength={120}
        value={draft.giftHolder}
        onValue={(giftHolder) => onChange({ giftHolder })}
      />
      <GiftLinkList website={website} actions={actions} />
    </>
  )
}
