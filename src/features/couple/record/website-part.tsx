import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Couple } from '#contract/people/couple.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { useApi } from '../../../api/api-context.tsx'
import { plural } from '../../../lib/text.ts'
import { Nothing, Part } from '../../../lists/record/part.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { CouplePlanSheet } from './plan-sheet.tsx'
import { PlanRows } from './plan-rows.tsx'
import { recordQueries } from './record-queries.ts'

interface Section {
  title: string
  fields: readonly string[]
  note: (website: WeddingWebsite | null) => string
}

/** Where guests send money is not among them: an IBAN is its owners' to write, and the server says so too. */
const SECTIONS: readonly Section[] = [
  {
    title: 'Chi lo apre e aspetto',
    fields: ['published', 'indexed', 'theme'],
    note: (website) => (website?.published ? 'pubblicato' : 'in bozza'),
  },
  {
    title: 'Titolo e benvenuto',
    fields: ['title', 'welcome'],
    note: (website) => (website?.title || website?.welcome ? 'scritti' : 'da scrivere'),
  },
  {
    title: 'Storia',
    fields: ['story'],
    note: (website) => countOf(website?.story, 'capitolo', 'capitoli'),
  },
  {
    title: 'Programma',
    fields: ['events'],
    note: (website) => countOf(website?.events, 'momento', 'momenti'),
  },
  {
    title: 'Domande e risposte',
    fields: ['faq'],
    note: (website) => countOf(website?.faq, 'domanda', 'domande'),
  },
  {
    title: 'Risposte degli invitati',
    fields: ['rsvpOpen', 'rsvpGeneral', 'rsvpDeadline', 'rsvpNote'],
    note: (website) => (website?.rsvpOpen === false ? 'chiuse' : 'aperte'),
  },
  {
    title: 'Regali',
    fields: ['giftText', 'giftLinks'],
    note: (website) =>
      `${countOf(website?.giftLinks, 'lista', 'liste', 'nessuna lista')}; l’IBAN lo ${website?.giftIban ? 'cambiano' : 'scrivono'} solo loro`,
  },
]

const countOf = (things: readonly unknown[] = [], one: string, many: string, none = 'niente') =>
  things.length > 0 ? plural(things.length, one, many) : none

/** Whether their website is out, and what is in it, part by part. */
export function WebsitePart({ couple }: { couple: Couple }) {
  const { id } = couple
  const query = useQuery(recordQueries.website(useApi(), id))
  const [open, setOpen] = useState<Section>()
  return (
    <Part title="Sito delle nozze" query={query}>
      {(website) => (
        <>
          {website?.published ? (
            <p>
              Pubblicato{website.hasPassword && ', con una password'}.{' '}
              <UiLink href={`/wedding/${website.publicId}`}>Apri il sito</UiLink>
            </p>
          ) : (
            <Nothing>{website ? 'In bozza: lo vedono solo loro.' : 'Non l’hanno ancora cominciato.'}</Nothing>
          )}
          <PlanRows
            shown={SECTIONS.length}
            rows={SECTIONS.map((section) => ({
              id: section.title,
              title: section.title,
              note: section.note(website),
              onOpen: () => setOpen(section),
            }))}
          />
          <CouplePlanSheet
            couple={couple}
            part="website"
            open={
              open && {
                kind: 'weddingWebsite',
                title: open.title,
                names: open.fields,
                live: website ? { ...website } : undefined,
              }
            }
            onClose={() => setOpen(undefined)}
          />
        </>
      )}
    </Part>
  )
}
