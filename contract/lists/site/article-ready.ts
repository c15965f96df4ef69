/** What an article lacks before it may come out, as the one who writes it reads it. Pure. */
export function missingOfArticle({
  summary,
  body,
}: {
  summary: string
  body: readonly unknown[]
}): readonly ('summary' | 'body')[] {
  return [
    ...(summary.trim() === '' ? (['summary'] as const) : []),
    ...(body.length === 0 ? (['body'] as const) : []),
  ]
}

export const ARTICLE_MISSING = { summary: 'il riassunto', body: 'il testo' } as const
