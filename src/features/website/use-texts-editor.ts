/** The editor of the page's texts: saved as their fields are left. */
import { EMPTY_WEBSITE } from '#contract/website/empty-website.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { named } from '../../lib/named.ts'
import { joinWords } from '../../lib/text.ts'
import { useEditor } from '../../plan/editor/use-editor.ts'
import { type TextName, textFields } from './text-fields.ts'
import type { OwnWebsite, WebsiteActions } from './website-actions.ts'
import { website as entity } from './website-entities.ts'

const thingsOf = (wanted: object) =>
  joinWords(Object.keys(wanted).map((name) => textFields[name as TextName].the))

const START = Object.fromEntries(
  Object.keys(textFields).map((name) => [name, EMPTY_WEBSITE[name as TextName]]),
) as Pick<WeddingWebsite, TextName>

export type TextsEditor = ReturnType<typeof useTextsEditor>

export const useTextsEditor = (website: WeddingWebsite, { save }: WebsiteActions) =>
  useEditor<WeddingWebsite, OwnWebsite, Pick<WeddingWebsite, TextName>>({
    entity,
    fields: textFields,
    live: website,
    draft: 'website',
    start: START,
    standing: true,
    onEdit: ({ wanted, seen }) => save(wanted, named('Cambiato', thingsOf(wanted)), seen),
  })
