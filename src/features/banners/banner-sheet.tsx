import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import type { Banner } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { RUNS_DAYS } from '../../lists/dated-turns.ts'
import { addDays, today } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { filesOf, givenPicture } from '../files/given-picture-face.ts'
import { useSentFiles } from '../files/sent-file-face.ts'
import { useKeptForm } from '../sync/form-queries.ts'
import { BannerFields } from './banner-fields.tsx'
import { type BannerForm, bannerDraft, faultsOf, formOf, saidBy } from './banner-form.ts'
import { renewBanners } from './banner-queries.ts'

/** Writes a new banner, or changes one. */
export function BannerSheet({ banner, onClose }: { banner?: Banner; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { untilSent, letGo } = useSentFiles()
  const [id] = useState(newId)
  const [saved] = useState(() => formOf(banner, today(), addDays(today(), RUNS_DAYS)))
  const kept = useKeptForm<BannerForm>(bannerDraft(banner), saved, banner?.version)
  const form = kept.fields
  const [asked, setAsked] = useState(false)
  const faults = faultsOf(form)
  const call = useCall(async (keyFor) => {
    const files = filesOf([form.picture!])
    await untilSent(files)
    const said = { ...saidBy(form), picture: givenPicture(form.picture!) }
    if (banner) {
      const body = { ...said, baseVersion: kept.version }
      await api('Admin/updateBanner', { params: { id: banner.id }, body, idempotencyKey: keyFor(body) })
    } else {
      const body = { id, ...said }
      await api('Admin/addBanner', { body, idempotencyKey: keyFor(body) })
    }
    kept.clear()
    notify({ type: 'success', message: named(banner ? 'Banner cambiato' : 'Banner aggiunto', form.title) })
    onClose()
    await Promise.all([renewBanners(client), letGo(files)])
  })
  return (
    <AtOnceSheet
      title={banner ? 'Il banner' : 'Un banner nuovo'}
      submit={banner ? 'Salva' : 'Aggiungi'}
      kept={kept}
      call={call}
      onSubmit={() => {
        setAsked(true)
        if (Object.keys(faults).length === 0) void call.run()
      }}
      onClose={onClose}
    >
      <BannerFields form={form} faults={asked ? faults : {}} onChange={kept.set} />
    </AtOnceSheet>
  )
}
