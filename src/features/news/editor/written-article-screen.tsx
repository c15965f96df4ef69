import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/api-context.tsx'
import { RecordScreen } from '../../../lists/record/record-screen.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { writtenArticle } from './written-queries.ts'

const MISSING = {
  late: 'L’articolo non è arrivato',
  deleted: 'Questo articolo è stato eliminato',
  unknown: 'Non c’è un articolo così',
  kept: 'Il testo e le sue foto non ci sono più, e i suoi indirizzi lo dicono a chi li apre.',
}
const BACK = { href: '/admin/blog', label: 'Blog' }

/** An article that stands, to be written on. */
export function WrittenArticleScreen({ id }: { id: string }) {
  const query = useQuery(writtenArticle(useApi(), id))
  return (
    <RecordScreen query={query} back={BACK} words={MISSING}>
      {(article) => <ArticleEditor article={article} />}
    </RecordScreen>
  )
}
