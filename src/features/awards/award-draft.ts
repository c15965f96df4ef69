import type { AdminAward } from '#contract/vendors/award.ts'

/** Under which name what is typed of one is kept; a new one by its year and the category it was begun for. */
export const awardDraft = (
  award: Pick<AdminAward, 'id'> | undefined,
  year: number,
  offered?: string,
): string => `admin/award/${award?.id ?? `${year}/${offered ?? 'new'}`}`
