import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BannerReport } from '#contract/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { today } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import css from './admin-banners.module.css'
import { allBanners } from './banner-queries.ts'
import { BannerRow } from './banner-row.tsx'
import { BannerSheet } from './banner-sheet.tsx'
import { DeleteBanner } from './delete-banner.tsx'
import { STAGES, shareOf, stageOf } from './banner-words.ts'

/** What is advertised where and when, with how often it was seen and followed. */
export function AdminBannersScreen() {
  const { data, error, refetch, isFetching } = useQuery(allBanners(useApi()))
  const [open, setOpen] = useState<{ banner?: BannerReport }>()
  const [deleting, setDeleting] = useState<BannerReport>()
  const day = today()
  const running = (data ?? []).filter((banner) => stageOf(banner, day) === 'running')
  return (
    <>
      <PageHeader
        title="Banner"
        subtitle="La pubblicità del sito, sempre segnata come tale: dove, da quando a quando, quanto è stata vista"
        actions={<Button onClick={() => setOpen({})}>Nuovo banner</Button>}
      />
      {data === undefined ? (
        error ? (
          <ErrorState title="I banner non sono arrivati" onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={4} />
        )
      ) : (
        <div className={css.stages}>
          {data.length === 0 && (
            <EmptyState drawing="favourites" title="Nessun banner">
              Un banner sta in cima alla home, negli elenchi o nelle pagine dei fornitori, per i giorni che
              scegli.
            </EmptyState>
          )}
          {STAGES.map(({ stage, title }) => {
            const here = data.filter((banner) => stageOf(banner, day) === stage)
            return (
              here.length > 0 && (
                <section key={stage}>
                  <SectionHeader title={title} />
                  <ul className={css.list}>
                    {here.map((banner) => (
                      <BannerRow
                        key={banner.id}
                        banner={banner}
                        share={stage === 'running' ? shareOf(banner, running) : undefined}
                        onChange={() => setOpen({ banner })}
                        onDelete={() => setDeleting(banner)}
                      />
                    ))}
                  </ul>
                </section>
              )
            )
          })}
        </div>
      )}
      {open && <BannerSheet {...open} onClose={() => setOpen(undefined)} />}
      {deleting && <DeleteBanner banner={deleting} onEnd={() => setDeleting(undefined)} />}
    </>
  )
}
