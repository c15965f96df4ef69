import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AwardRow, ReadAwardRow } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import { useApi } from '../../../api/api-context.tsx'

/** A row of the file as it is typed, and as the server last read it. */
export interface PreviewRow {
  row: AwardRow
  /** Undefined until it is read, and while it is left out. */
  read: ReadAwardRow | undefined
  isLeft: boolean
  /** Something is wrong with it, or was. */
  wasWrong: boolean
}

export type MendRow = (line: number, change: Partial<AwardRow>) => void

interface Rows {
  rows: readonly AwardRow[]
  left: ReadonlySet<number>
  /** The id that each is written under, however often it is sent. */
  ids: ReadonlyMap<number, string>
  /** The file they came from. */
  file: string
}

/** The rows of a file between being read and being written: mended, left out, and read again by the server each time. */
export function useAwardRows() {
  const api = useApi()
  const [now, setNow] = useState<Rows>()
  const [wrong, setWrong] = useState<ReadonlySet<number>>()
  const kept = now?.rows.filter(({ line }) => !now.left.has(line)) ?? []
  const query = useQuery({
    queryKey: ['admin', 'award-rows', kept],
    queryFn: ({ signal }) => api('Admin/findAwardRows', { body: { rows: kept }, signal }),
    enabled: kept.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const known = new Map((now && query.data)?.map((read) => [read.line, read]))
  // Of each answer, as it comes: what was wrong once stays where it is mended.
  if (now && query.data && !query.isPlaceholderData) {
    const lines = query.data.filter(({ faults }) => faults.length > 0).map(({ line }) => line)
    if (!wrong || lines.some((line) => !wrong.has(line))) setWrong(new Set([...(wrong ?? []), ...lines]))
  }
  const rows: PreviewRow[] = (now?.rows ?? []).map((row) => {
    const isLeft = now!.left.has(row.line)
    return {
      row,
      read: isLeft ? undefined : known.get(row.line),
      isLeft,
      wasWrong: wrong?.has(row.line) ?? false,
    }
  })
  const good = rows.filter(({ read }) => read?.faults.length === 0)
  return {
    file: now?.file,
    rows,
    query,
    /** How many are ready, are still wrong, are left out. */
    counts: {
      good: good.length,
      wrong: kept.length - good.length,
      left: rows.length - kept.length,
    },
    /** The server has read them as they are typed now. */
    isRead: wrong !== undefined && !query.isFetching && !query.isPlaceholderData && !query.error,
    begin: (file: string, rows: readonly AwardRow[]) => {
      setWrong(undefined)
      setNow({ file, rows, left: new Set(), ids: new Map(rows.map(({ line }) => [line, newId()])) })
    },
    mend: ((line, change) =>
      setNow(
        (was) =>
          was && { ...was, rows: was.rows.map((row) => (row.line === line ? { ...row, ...change } : row)) },
      )) as MendRow,
    leave: (line: number, isLeft: boolean) =>
      setNow((was) => {
        const left = new Set(was?.left)
        if (isLeft) left.add(line)
        else left.delete(line)
        return was && { ...was, left }
      }),
    /** What is sent: those that are ready. */
    awards: () =>
      good.map(({ row, read }) => ({
        id: now!.ids.get(row.line)!,
        year: read!.year!,
        category: read!.category!,
        place: read!.place!,
        vendorId: read!.vendor!.id,
        citation: read!.citation,
      })),
  }
}
