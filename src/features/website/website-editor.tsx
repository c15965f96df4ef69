import { WEDDING_THEMES } from '#contract/wedding-themes.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import { useState } from 'react'
import { useToday } from '../../lib/clock.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useCouple } from '../couple/couple-queries.ts'
import { useGallery } from '../gallery/gallery-queries.ts'
import { useDirtyForm } from '../sync/device-queries.ts'
import { CoverChooser } from './cover-chooser.tsx'
import { EntryLists } from './entry-lists.tsx'
import { OverwrittenNotices } from './overwritten-notices.tsx'
import { SectionFold } from './section-fold.tsx'
import { ThemeChooser } from './theme-chooser.tsx'
import { GiftTexts, RsvpTexts, TitleTexts } from './text-sections.tsx'
import type { WebsiteActions } from './website-actions.ts'
import { type WebsiteTexts, changedTexts, previewOf, textErrors } from './website-draft.ts'
import { WebsitePreview } from './website-preview.tsx'
import css from './website.module.css'

/** Everything a guest reads, part by part, beside the page as it becomes. */
export function WebsiteEditor({ website, actions }: { website: WeddingWebsite; actions: WebsiteActions }) {
  const { couple } = useCouple()
  const { pictures } = useGallery()
  const shown = pictures.filter(({ onWebsite }) => onWebsite)
  const today = useToday()
  const [typed, setTyped] = useState<Partial<WebsiteTexts>>({})
  const [errors, setErrors] = useState<Partial<Record<keyof WebsiteTexts, string>>>({})
  const [view, setView] = useState('phone')
  const [side, setSide] = useState('write')
  const changes = changedTexts(website, typed)
  const isDirty = Object.keys(changes).length > 0
  useDirtyForm(isDirty)
  const draft: WeddingWebsite = { ...website, ...typed }

  const set = (part: Partial<WebsiteTexts>) => {
    setErrors({})
    setTyped((before) => ({ ...before, ...part }))
  }
  const save = async () => {
    const wrong = textErrors(changes)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || !(await actions.save(changes, 'Testi salvati.'))) return
    setTyped({})
  }
  const texts = { draft, errors, onChange: set }
  return (
    <>
      <div className={css.sideSwitch}>
        <Segmented
          label="Scrivere o guardare"
          options={[
            { value: 'write', label: 'Scrivi' },
            { value: 'look', label: 'Guarda' },
          ]}
          value={side}
          onValue={setSide}
        />
      </div>
      {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
      <span hidden id="react-aria-pressable-style" />
      <div className={css.editor} data-side={side}>
        <div className={css.sections}>
          <OverwrittenNotices website={website} actions={actions} />
          <SectionFold
            title="L’aspetto"
            summary={WEDDING_THEMES.find(({ slug }) => slug === website.theme)?.name ?? ''}
            open
          >
            <ThemeChooser
              value={website.theme}
              onValue={(theme) => void actions.save({ theme }, 'Aspetto cambiato.')}
            />
          </SectionFold>
          <SectionFold title="Titolo e benvenuto" summary={website.title || 'Da scrivere'}>
            <TitleTexts {...texts} />
          </SectionFold>
          <SectionFold
            title="Le foto"
            summary={shown.length > 0 ? plural(shown.length, 'foto', 'foto') : 'Si scelgono nella galleria'}
          >
            <CoverChooser
              pictures={shown}
              drawn={website.cover ?? null}
              value={website.coverId}
              onValue={(coverId) => void actions.save({ coverId }, 'Copertina cambiata.')}
            />
          </SectionFold>
          <EntryLists
            website={website}
            actions={actions}
            today={today}
            weddingDate={couple?.weddingDate ?? null}
          />
          <SectionFold
            title="Le risposte"
            summary={website.rsvpOpen ? 'Gli invitati possono rispondere' : 'Chiuse'}
          >
            <RsvpTexts {...texts} website={website} actions={actions} />
          </SectionFold>
          <SectionFold
            title="I regali"
            summary={
              [
                website.giftIban && 'IBAN',
                website.giftLinks.length > 0 && plural(website.giftLinks.length, 'lista', 'liste'),
              ]
                .filter(Boolean)
                .join(' · ') || 'Facoltativi'
            }
          >
            <GiftTexts {...texts} website={website} actions={actions} />
          </SectionFold>
          {isDirty && (
            <div className={css.saveBar} data-lifted role="status">
              <span>Ci sono testi da salvare.</span>
              <Button variant="quiet" onClick={() => setTyped({})}>
                Annulla
              </Button>
              <Button onClick={() => void save()}>Salva</Button>
            </div>
          )}
        </div>
        <div className={css.look}>
          <div className={css.views}>
            <Segmented
              label="Com’è"
              options={[
                { value: 'phone', label: 'Sul telefono', icon: IconDeviceMobile },
                { value: 'wide', label: 'Sul computer', icon: IconDeviceDesktop },
              ]}
              value={view}
              onValue={setView}
            />
          </div>
          <WebsitePreview site={previewOf(draft, couple, shown, today)} wide={view === 'wide'} />
        </div>
      </div>
    </>
  )
}
