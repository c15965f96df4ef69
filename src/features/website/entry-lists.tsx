/** The lists of the page: story, programme, questions, gift lists. Each entry is written in a sheet and moved by hand. */
import { newId } from '#contract/kit/new-id.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import { formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { eventFields, faqFields, linkFields, storyFields } from './entry-fields.ts'
import { EntryList } from './entry-list.tsx'
import { SectionFold } from './section-fold.tsx'
import type { WebsiteActions } from './website-actions.ts'

interface Lists {
  website: WeddingWebsite
  actions: WebsiteActions
}

/** @param today `YYYY-MM-DD`; a new event is on the wedding's day, or today where there is none yet */
export function EntryLists({
  website,
  actions,
  today,
  weddingDate,
}: Lists & { today: string; weddingDate: string | null }) {
  const { story, events, faq } = website
  return (
    <>
      <SectionFold
        title="La vostra storia"
        summary={story.length > 0 ? plural(story.length, 'capitolo', 'capitoli') : 'Da raccontare'}
      >
        <EntryList
          label="I capitoli della storia"
          addLabel="Aggiungi un capitolo"
          sheetTitle="Un capitolo"
          entries={story}
          most={20}
          fields={storyFields}
          blank={() => ({ id: newId(), title: '', when: '', text: '' })}
          titleOf={({ title, when }) => title || when || 'Senza titolo'}
          noteOf={({ when }) => when}
          website={website}
          onSave={(next, version) => actions.saveList('story', next, 'Storia cambiata.', version)}
        />
      </SectionFold>
      <SectionFold
        title="Il programma"
        summary={events.length > 0 ? plural(events.length, 'momento', 'momenti') : 'Da scrivere'}
      >
        <EntryList
          label="I momenti del programma"
          addLabel="Aggiungi un momento"
          sheetTitle="Un momento del programma"
          entries={events}
          most={12}
          fields={eventFields}
          blank={() => ({
            id: newId(),
            title: '',
            day: weddingDate ?? today,
            time: '',
            endTime: '',
            place: '',
            address: '',
            mapUrl: '',
            notes: '',
          })}
          titleOf={({ title }) => title}
          noteOf={({ day, time }) =>
            [formatDay(day, 'bare'), time && `ore ${time}`].filter(Boolean).join(', ')
          }
          website={website}
          onSave={(next, version) => actions.saveList('events', next, 'Programma cambiato.', version)}
        />
      </SectionFold>
      <SectionFold
        title="Domande e risposte"
        summary={
          faq.length > 0 ? plural(faq.length, 'domanda', 'domande') : 'Come ci si veste, dove si parcheggia…'
        }
      >
        <EntryList
          label="Le domande"
          addLabel="Aggiungi una domanda"
          sheetTitle="Una domanda"
          entries={faq}
          most={30}
          fields={faqFields}
          blank={() => ({ id: newId(), question: '', answer: '' })}
          titleOf={({ question }) => question}
          website={website}
          onSave={(next, version) => actions.saveList('faq', next, 'Domande cambiate.', version)}
        />
      </SectionFold>
    </>
  )
}

export function GiftLinkList({ website, actions }: Lists) {
  return (
    <EntryList
      label="Le liste nozze"
      addLabel="Aggiungi una lista"
      sheetTitle="Una lista nozze"
      entries={website.giftLinks}
      most={20}
      fields={linkFields}
      blank={() => ({ id: newId(), label: '', url: '' })}
      titleOf={({ label }) => label}
      website={website}
      onSave={(next, version) => actions.saveList('giftLinks', next, 'Liste cambiate.', version)}
    />
  )
}
