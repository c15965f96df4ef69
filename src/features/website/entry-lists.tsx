/** The lists of the page: story, programme, questions, gift lists. Each entry is written in a sheet and moved by hand. */
import { newId } from '#contract/new-id.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import { formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
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
          fields={[
            { name: 'title', label: 'Titolo', max: 160 },
            { name: 'when', label: 'Quando', max: 60, optional: true, placeholder: 'Siena, 2018' },
            { name: 'text', label: 'Il racconto', max: 4000, kind: 'long' },
          ]}
          blank={() => ({ id: newId(), title: '', when: '', text: '' })}
          titleOf={({ title, when }) => title || when || 'Senza titolo'}
          noteOf={({ when }) => when}
          onSave={(next) => actions.save({ story: next }, 'Storia salvata.')}
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
          fields={[
            { name: 'title', label: 'Che cosa', max: 160, required: 'Scrivi di che momento si tratta.' },
            { name: 'day', label: 'Il giorno', kind: 'day', required: 'Scegli il giorno.' },
            { name: 'time', label: 'Dalle', kind: 'time', optional: true },
            { name: 'endTime', label: 'Alle', kind: 'time', optional: true },
            { name: 'place', label: 'Dove', max: 160, optional: true },
            { name: 'address', label: 'Indirizzo', max: 300, optional: true, hint: 'Serve per le mappe.' },
            {
              name: 'mapUrl',
              label: 'Un vostro collegamento alla mappa',
              max: 500,
              kind: 'url',
              optional: true,
            },
            { name: 'notes', label: 'Note', max: 600, kind: 'long', optional: true },
          ]}
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
          onSave={(next) => actions.save({ events: next }, 'Programma salvato.')}
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
          fields={[
            { name: 'question', label: 'La domanda', max: 200, required: 'Scrivi la domanda.' },
            {
              name: 'answer',
              label: 'La risposta',
              max: 1500,
              kind: 'long',
              required: 'Scrivi la risposta.',
            },
          ]}
          blank={() => ({ id: newId(), question: '', answer: '' })}
          titleOf={({ question }) => question}
          onSave={(next) => actions.save({ faq: next }, 'Domande salvate.')}
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
      fields={[
        { name: 'label', label: 'Come si chiama', max: 120, required: 'Scrivi un nome.' },
        { name: 'url', label: 'Il collegamento', max: 500, kind: 'url', required: 'Scrivi l’indirizzo.' },
      ]}
      blank={() => ({ id: newId(), label: '', url: '' })}
      titleOf={({ label }) => label}
      onSave={(next) => actions.save({ giftLinks: next }, 'Liste salvate.')}
    />
  )
}
