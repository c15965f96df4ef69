import type { OpenWebsite } from '#contract/website/website.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { WeddingPage } from './wedding/wedding-page.tsx'
import css from './website.module.css'

/** The guests' own page, made smaller; nothing in it can be pressed. */
export function WebsitePreview({ site, wide }: { site: OpenWebsite; wide: boolean }) {
  return (
    <section
      aria-label={wide ? 'Anteprima sul computer' : 'Anteprima sul telefono'}
      className={css.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard too
      tabIndex={0}
      data-view={wide ? 'wide' : 'phone'}
    >
      <div inert className={css.previewPage}>
        <WeddingPage
          site={site}
          {...(site.rsvp.state !== 'off' && {
            rsvp: (
              <>
                {site.rsvp.note && <p>{site.rsvp.note}</p>}
                <Notice tone="neutral">
                  {site.rsvp.state === 'open'
                    ? 'Qui gli invitati rispondono, ognuno dal collegamento del suo invito.'
                    : 'Le risposte sono chiuse.'}
                </Notice>
              </>
            ),
          })}
        />
      </div>
    </section>
  )
}
