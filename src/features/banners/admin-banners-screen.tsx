import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import type { BannerReport } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { today } from '../../lib/day.ts'
import { shareOf, stageOf } from '../../lists/dated-turns.ts'
import { StagedScreen } from '../../lists/staged-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { allBanners } from './banner-queries.ts'
import { BannerRow } from './banner-row.tsx'
import { BannerSheet } from './banner-sheet.tsx'
import { DeleteBanner } from './delete-banner.tsx'

const BannerVersions = lazy(() =>
  import('./banner-versions.tsx').then((part) => ({ default: part.BannerVersions })),
)

/** What is advertised where and when, with how often it was seen and followed. */
export function AdminBannersScreen() {
  const query = useQuery(allBanners(useApi()))
  const [open, setOpen] = useState<{ banner?: BannerReport }>()
  const [versionsOf, setVersionsOf] = useState<string>()
  const [deleting, setDeleting] = useState<BannerReport>()
  const day = today()
  const old = query.data?.find(({ id }) => id === versionsOf)
  const running = (query.data ?? []).filter((banner) => stageOf(banner, day) === 'running')
  return (
    <>
      <StagedScreen
        title="Banner"
        subtitle="La pubblicità del sito, sempre segnata come tale: dove, da quando a quando, quanto è stata vista"
        add={<Button onClick={() => setOpen({})}>Nuovo banner</Button>}
        query={query}
        today={day}
        empty={{
          title: 'Nessun banner',
          children:
            'Un banner sta in cima alla home, negli elenchi o nelle pagine dei fornitori, per i giorni che scegli.',
        }}
        failed="I banner non sono arrivati"
        renderRow={(banner, stage) => (
          <BannerRow
            key={banner.id}
            banner={banner}
            share={stage === 'running' ? shareOf(banner, running) : undefined}
            onChange={() => setOpen({ banner })}
            onVersions={() => setVersionsOf(banner.id)}
            onDelete={() => setDeleting(banner)}
          />
        )}
      />
      <Lingering>{open && <BannerSheet {...open} onClose={() => setOpen(undefined)} />}</Lingering>
      <Suspense>
        <Lingering>{old && <BannerVersions now={old} onClose={() => setVersionsOf(undefined)} />}</Lingering>
      </Suspense>
      {deleting && <DeleteBanner banner={deleting} onEnd={() => setDeleting(undefined)} />}
    </>
  )
}
