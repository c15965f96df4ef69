import type { OpenWebsite } from '#contract/website/website.ts'
import type { ReactNode } from 'react'
import { daysBetween, formatDay } from '../../../lib/day.ts'
import { useToday } from '../../../lib/clock.ts'
import { formatNumber } from '../../../lib/number.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { WeddingEvents } from './wedding-events.tsx'
import { WeddingGallery } from './wedding-gallery.tsx'
import { WeddingGifts } from './wedding-gifts.tsx'
import { COVER_SIZES, namesOf } from './wedding-head.ts'
import { WeddingArt, WeddingSection } from './wedding-parts.tsx'
import css from '../wedding.module.css'
import looks from '../wedding-looks.module.css'

/**
 * A wedding's page in one of its six looks. It is as wide as the box it is in: on a guest's phone, and in the couple's
 * preview.
 * @param isAlone whoever looks is invited alone: one is spoken to
 * @param rsvp what stands where guests answer; left out where they do not
 */
export function WeddingPage({
  site,
  isAlone = false,
  rsvp,
}: {
  site: OpenWebsite
  isAlone?: boolean
  rsvp?: ReactNode
}) {
  const places = placesOf(site, rsvp !== undefined)
  return (
    <div className={css.frame}>
      <article className={`${css.page} ${looks[site.theme] ?? ''}`} data-look={site.theme}>
        <header className={css.hero} data-part="hero">
          <WeddingArt theme={site.theme} />
          <div className={css.title} data-part="title">
            {site.title && <p className={css.eyebrow}>{site.title}</p>}
            <h1 className={css.names} data-part="names">
              {site.names.map((name, at) => (
                <span key={name}>
                  {at > 0 && <span className={css.and}> e </span>}
                  <span className={css.name}>{name}</span>
                </span>
              ))}
            </h1>
            {(site.weddingDate || site.place) && (
              <p className={css.when}>
                {site.weddingDate && <time dateTime={site.weddingDate}>{formatDay(site.weddingDate)}</time>}
                {site.place && <span>{site.place}</span>}
              </p>
            )}
            {site.weddingDate && <Countdown day={site.weddingDate} />}
          </div>
          {site.cover && (
            <div className={css.cover} data-part="cover">
              <Picture picture={site.cover} sizes={COVER_SIZES} ratio="16/9" eager />
            </div>
          )}
        </header>
        {places.length > 1 && (
          <nav className={css.places} aria-label="In questa pagina">
            {places.map(({ id, label }) => (
              <a key={id} href={`#${id}`}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {site.welcome && (
          <div className={css.welcome} data-part="welcome">
            <Paragraphs text={site.welcome} />
          </div>
        )}
        {site.story.length > 0 && (
          <WeddingSection id="storia" title="La nostra storia">
            <ol className={css.story} data-part="story">
              {site.story.map((part) => (
                <li key={part.id} className={css.chapter}>
                  {part.when && <p className={css.small}>{part.when}</p>}
                  {part.title && <h3>{part.title}</h3>}
                  <Paragraphs text={part.text} />
                </li>
              ))}
            </ol>
          </WeddingSection>
        )}
        {site.events.length > 0 && <WeddingEvents site={site} />}
        {site.gallery.length > 0 && <WeddingGallery pictures={site.gallery} />}
        {rsvp !== undefined && (
          <WeddingSection id="risposta" title={isAlone ? 'Ci sarai?' : 'Ci sarete?'}>
            {rsvp}
          </WeddingSection>
        )}
        {hasGifts(site) && <WeddingGifts site={site} />}
        {site.faq.length > 0 && (
          <WeddingSection id="domande" title="Domande e risposte">
            <div className={css.faq}>
              {site.faq.map(({ id, question, answer }) => (
                <details key={id} className={css.question}>
                  <summary>{question}</summary>
                  <Paragraphs text={answer} />
                </details>
              ))}
            </div>
          </WeddingSection>
        )}
        <footer className={css.end} data-part="end">
          <p className={css.endNames}>{namesOf(site)}</p>
          {site.weddingDate && <p className={css.small}>{formatDay(site.weddingDate, 'medium')}</p>}
        </footer>
      </article>
    </div>
  )
}

const hasGifts = ({ giftText, giftIban, giftLinks }: OpenWebsite) =>
  giftText !== '' || giftIban !== '' || giftLinks.length > 0

const placesOf = (site: OpenWebsite, answers: boolean) =>
  [
    site.story.length > 0 && { id: 'storia', label: 'La storia' },
    site.events.length > 0 && { id: 'programma', label: 'Il programma' },
    site.gallery.length > 0 && { id: 'foto', label: 'Le foto' },
    answers && { id: 'risposta', label: 'Rispondi' },
    hasGifts(site) && { id: 'regali', label: 'I regali' },
    site.faq.length > 0 && { id: 'domande', label: 'Domande' },
  ].filter((place) => place !== false)

/** Plain text as it was written: an empty line begins a paragraph. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, at) => (
      <p key={at} className={css.text}>
        {part}
      </p>
    ))
}

/** Counted once the page runs: a saved page is opened on another day than it was made. */
function Countdown({ day }: { day: string }) {
  const days = daysBetween(useToday(), day)
  const running = useHydrated()
  return <p className={css.countdown}>{running ? countdownWords(days) : '\u00a0'}</p>
}

function countdownWords(days: number): string {
  if (days > 1) return `Mancano ${formatNumber(days)} giorni`
  if (days === 1) return 'È domani'
  return days === 0 ? 'È oggi' : 'Sposi felici'
}
