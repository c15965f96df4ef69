/** The couple's own data as one form asks it. */
import type { Couple } from '#contract/people/couple.ts'
import type { Fields } from '../../plan/fields.ts'
import type { PartnerKey } from './couple-queries.ts'
import type { ProfileDraft } from './profile-draft.ts'

/** @param me which of the two is asking: each reads «il tuo nome» at their own */
export function profileFields({ members, partners }: Couple, me: PartnerKey): Fields<keyof ProfileDraft> {
  const name = (whose: PartnerKey) => ({
    kind: 'text' as const,
    label: whose === me ? 'Il tuo nome' : 'Nome di chi sposi',
    the: 'il nome',
    max: 60,
  })
  const surname = {
    kind: 'text' as const,
    label: 'Cognome',
    the: 'il cognome',
    max: 60,
    optional: true as const,
  }
  return {
    firstName: { ...name('one'), required: 'Qui serve un nome.' },
    lastName: surname,
    // Who has joined has a name; before, it may be left out.
    partnerName: {
      ...name('two'),
      ...(members.length > 1
        ? { required: 'Qui serve un nome.' }
        : partners.length < 2 && { optional: true as const }),
    },
    partnerLastName: surname,
    weddingDate: {
      kind: 'day',
      label: 'Il giorno delle nozze',
      the: 'il giorno delle nozze',
      optional: true,
    },
    region: { kind: 'choice', label: 'Regione', the: 'la regione', optional: true },
    province: { kind: 'choice', label: 'Provincia', the: 'la provincia', optional: true },
    city: { kind: 'text', label: 'Città o paese', the: 'la città', max: 80, optional: true },
    guests: {
      kind: 'text',
      label: 'Quanti invitati',
      the: 'quanti invitati',
      max: 4,
      optional: true,
      form: [/^([1-9]\d{0,2}|1\d{3}|2000)$/, 'Scrivete un numero da 1 a 2.000.'],
    },
    ceremony: { kind: 'choice', label: 'Il rito', the: 'il rito' },
    style: {
      kind: 'text',
      label: 'Lo stile che avete in mente',
      the: 'lo stile',
      max: 120,
      optional: true,
      placeholder: 'Campagna, elegante, in riva al mare…',
    },
  }
}
