import { WEDDING_THEMES } from '#contract/website/wedding-themes.ts'
import type { WeddingWebsite } from '#contract/website/website.ts'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import { Suspense, lazy, useState } from 'react'
import { useToday } from '../../lib/clock.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { LaterOverwritten } from '../../plan/overwritten/later-overwritten.tsx'
import { saveOnLeave } from '../../plan/editor/save-on-leave.ts'
import { useCouple } from '../couple/couple-queries.ts'
import { useGallery } from '../gallery/gallery-face.ts'
import { CoverChooser } from './cover-chooser.tsx'
import { EntryLists } from './entry-lists.tsx'
import { SectionFold } from './section-fold.tsx'
import { ThemeChooser } from './theme-chooser.tsx'
import { GiftTexts, RsvpTexts, TitleTexts } from './text-sections.tsx'
import type { WebsiteActions } from './website-actions.ts'
import { useTextsEditor } from './use-texts-editor.ts'
import { previewOf } from './website-draft.ts'
import css from './website.module.css'

/** Beside the texts on a wide screen, one tap away on a phone: it comes after them. */
const WebsitePreview = lazy(() =>
  import('./website-preview.tsx').then((part) => ({ default: part.WebsitePreview })),
)

/** Everything a guest reads, part by part, beside the page as it becomes. */
export function WebsiteEditor({ website, actions }: { website: WeddingWebsite; actions: WebsiteActions }) {
  const { couple } = useCouple()
  const { pictures } = useGallery()
  const shown = pictures.filter(({ onWebsite }) => onWebsite)
  const today = useToday()
  const editor = useTextsEditor(website, actions)
  const { field, dirty } = editor
  const [view, setView] = useState('phone')
  const [side, setSide] = useState('write')
  const draft: WeddingWebsite = { ...website, ...editor.values }
  const save = () => editor.save(true)
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
        <div className={css.sections} onBlur={saveOnLeave(dirty, save)}>
          <DraftNotice found={editor.found} onDiscard={editor.clear} />
          <LaterOverwritten
            kind="weddingWebsite"
            live={website}
            onRestore={(wanted) => void actions.save(wanted, 'Ripristinato.')}
          />
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
            <TitleTexts field={field} />
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
            <RsvpTexts field={field} website={website} actions={actions} />
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
            <GiftTexts field={field} website={website} actions={actions} />
          </SectionFold>
          {dirty && (
            <div className={css.saveBar} data-lifted role="status">
              <span>Ci sono testi da salvare.</span>
              <Button variant="quiet" onClick={editor.clear}>
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
          <Suspense fallback={<Skeleton shape="picture" />}>
            <WebsitePreview site={previewOf(draft, couple, shown, today)} wide={view === 'wide'} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
