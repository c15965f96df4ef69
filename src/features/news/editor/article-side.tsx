import { useInfiniteQuery } from '@tanstack/react-query'
import type { Article, Tag } from '#contract/site/article.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { ARTICLE_MOST as MOST } from '#contract/lists/site/article-limits.ts'
import { useApi } from '../../../api/api-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { WordsField } from '../../../ui/form/words-field.tsx'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { PictureField } from '../../files/picture-field-face.tsx'
import type { KeptForm } from '../../sync/form-queries.ts'
import { LengthHint } from '../../vendor-seo/length-hint-face.tsx'
import { SearchResult } from '../../vendor-seo/search-result-face.tsx'
import { newsQueries } from '../news-queries.ts'
import css from './article-editor.module.css'
import type { ArticleFaults, ArticleForm } from './article-form.ts'
import { PublishingPart } from './publishing-part.tsx'

const SUGGESTED = 8

interface SideProps {
  article: Article | undefined
  form: KeptForm<ArticleForm>
  faults: ArticleFaults
  busy: boolean
  onSchedule: () => void
}

/** What goes with the text: when it comes out, its cover, what it is about, who signs, how it is found. */
export function ArticleSide({ article, form, faults, busy, onSchedule }: SideProps) {
  const { fields, set } = form
  return (
    <aside className={css.side} aria-label="Quello che accompagna il testo">
      <PublishingPart article={article} form={form} faults={faults} busy={busy} onSchedule={onSchedule} />
      <section className={css.part}>
        <SectionHeader title="Copertina" />
        <PictureField
          label="Foto di copertina"
          hint="In cima all’articolo, e accanto al titolo nell’elenco."
          ratio="16/9"
          picture={fields.cover ?? undefined}
          onPicture={(cover) => set({ cover })}
        />
        {fields.cover && (
          <div>
            <Button variant="link" onClick={() => set({ cover: null })}>
              Togli la copertina
            </Button>
          </div>
        )}
      </section>
      <section className={css.part}>
        <SectionHeader title="Argomenti" />
        <TagsField tags={fields.tags} onTags={(tags) => set({ tags })} />
      </section>
      <section className={css.part}>
        <SectionHeader title="Firma" />
        <TextField
          label="Chi firma"
          maxLength={MOST.author}
          value={fields.authorName}
          onValue={(authorName) => set({ authorName })}
          {...(faults.authorName && { error: faults.authorName })}
        />
        <TextField
          label="Che cosa fa"
          optional
          maxLength={MOST.author}
          value={fields.authorRole}
          onValue={(authorRole) => set({ authorRole })}
        />
      </section>
      <section className={css.part}>
        <SectionHeader title="Su un motore di ricerca" />
        <TextField
          label="Titolo tra i risultati"
          optional
          maxLength={MOST.seoTitle}
          placeholder={fields.title}
          hint={<LengthHint field="title" text={fields.seoTitle} />}
          value={fields.seoTitle}
          onValue={(seoTitle) => set({ seoTitle })}
        />
        <TextArea
          label="Descrizione tra i risultati"
          optional
          rows={4}
          maxLength={MOST.seoDescription}
          placeholder={fields.summary}
          hint={<LengthHint field="description" text={fields.seoDescription} />}
          value={fields.seoDescription}
          onValue={(seoDescription) => set({ seoDescription })}
        />
        <SearchResult
          way={['Il giornale']}
          title={fields.seoTitle.trim() || fields.title.trim() || 'Il titolo'}
          description={fields.seoDescription.trim() || fields.summary.trim() || 'Il riassunto.'}
        />
      </section>
    </aside>
  )
}

/** What an article is about: chosen among what others are, or written anew. */
function TagsField({ tags, onTags }: { tags: readonly Tag[]; onTags: (tags: readonly Tag[]) => void }) {
  const { data } = useInfiniteQuery(newsQueries.list(useApi(), undefined))
  const known = data?.pages[0]?.tags ?? []
  const others = known.filter(({ slug }) => tags.every((tag) => tag.slug !== slug))
  const put = (next: readonly Tag[]) => onTags(next.map(({ slug, name }) => ({ slug, name })))
  /** Two names that an address would write alike are one. */
  const named = (names: readonly string[]) => {
    const bySlug = new Map<string, Tag>()
    for (const name of names) {
      const slug = slugOf(name)
      const tag = [...tags, ...known].find((one) => one.name === name || one.slug === slug)
      if (slug) bySlug.set(tag?.slug ?? slug, tag ?? { slug, name })
    }
    put([...bySlug.values()])
  }
  return (
    <>
      <WordsField
        label="Di che cosa parla"
        hint="Uno alla volta, poi Invio. Chi legge li apre e trova gli altri articoli."
        most={MOST.tags}
        letters={MOST.tag}
        words={tags.map(({ name }) => name)}
        onWords={named}
      />
      {others.length > 0 && tags.length < MOST.tags && (
        <div role="group" aria-label="Argomenti già usati" className={css.known}>
          {others.slice(0, SUGGESTED).map((tag) => (
            <Chip key={tag.slug} onClick={() => put([...tags, tag])}>
              {tag.name}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
