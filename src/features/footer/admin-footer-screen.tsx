import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import type { FootLink } from '#contract/lists/site/site-foot.ts'
import { FOOT_MOST } from '#contract/lists/site/site-foot-rules.ts'
import type { WrittenFoot } from '#contract/site/site-foot.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { AtOnceForm } from '../../lists/at-once-form.tsx'
import { useOneRowSave } from '../../lists/one-row-save.ts'
import { formatInstant } from '../../lib/day.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import css from './admin-footer.module.css'
import { FooterCompany } from './footer-company.tsx'
import { footAsWritten, renewFoot } from './footer-edit-queries.ts'
import {
  type FootForm,
  OURS,
  bodyOf,
  faultsOf,
  footOf,
  formOf,
  withLink,
  withoutLink,
} from './footer-form.ts'
import { FooterGroups } from './footer-groups.tsx'
import { FooterLinkSheet } from './footer-link-sheet.tsx'
import { FooterSocial } from './footer-social.tsx'
import { FootShown } from './site-footer.tsx'

const FooterVersions = later(() => import('./footer-versions.tsx').then((part) => part.FooterVersions))

/** What every public page has at its foot. */
export function AdminFooterScreen() {
  const { data, error, refetch, isFetching } = useQuery(footAsWritten(useApi()))
  return (
    <>
      <PageHeader title="Piè di pagina" subtitle="Che cosa c’è in fondo a ogni pagina pubblica" />
      {data ? (
        <FootEditor foot={data} />
      ) : error ? (
        <ErrorState title="Il piè di pagina non è arrivato" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </>
  )
}

const WORDS: Record<keyof FootForm, string> = {
  about: 'la frase sul sito',
  groups: 'i collegamenti',
  social: 'i profili di «Seguici»',
}
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function FootEditor({ foot }: { foot: WrittenFoot }) {
  const api = useApi()
  const client = useQueryClient()
  const form = useKeptForm<FootForm>('admin/footer', formOf(foot), foot.version)
  const [asked, setAsked] = useState(false)
  const [versions, setVersions] = useState(false)
  const [open, setOpen] = useState<{ group: string; link: FootLink; isNew: boolean }>()
  const fields = useRef<HTMLDivElement>(null)
  const { about, groups, social } = form.fields
  const faults = faultsOf(form.fields)
  const call = useOneRowSave(
    form,
    foot.version,
    async (baseVersion, keyFor) => {
      const body = { ...bodyOf(form.typed), baseVersion }
      await api('Admin/updateFooter', { body, idempotencyKey: keyFor(body) })
      setAsked(false)
      notify({ type: 'success', message: 'Piè di pagina cambiato.' })
    },
    () => renewFoot(client),
  )
  const send = () => {
    setAsked(true)
    if (!faults) return void call.run()
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <>
      <AtOnceForm
        kept={form}
        call={call}
        words={WORDS}
        fault={asked && faults && (faults.whole ?? 'Qui sopra c’è qualcosa da correggere: è scritto dove.')}
        ours={
          same(form.fields, OURS)
            ? undefined
            : { label: 'Rimetti il piè di pagina di Lovoglio', onUse: () => form.set(OURS) }
        }
        onVersions={() => setVersions(true)}
        onSubmit={send}
      >
        <div className={css.parts} ref={fields}>
          <section className={css.form}>
            <SectionHeader title="Il sito in una frase" />
            <TextField
              label="La frase"
              optional
              className={css.about}
              hint={`Sotto il nome, al massimo ${FOOT_MOST.about} caratteri.`}
              maxLength={FOOT_MOST.about}
              value={about}
              onValue={(text) => form.set({ about: text })}
            />
          </section>
          <FooterGroups
            groups={groups}
            faults={asked ? faults : undefined}
            onGroups={(next) => form.set({ groups: next })}
            onOpen={(group, link) =>
              setOpen({ group, link: link ?? { id: newId(), href: '', label: '' }, isNew: !link })
            }
          />
          <FooterSocial social={social} asked={asked} onSocial={(next) => form.set({ social: next })} />
          <FooterCompany />
          <section className={css.form}>
            <SectionHeader title="Come si vede" />
            <div className={css.preview} inert>
              <FootShown foot={footOf(form.fields)} />
            </div>
          </section>
        </div>
        {foot.last && (
          <p className={css.soft}>
            Cambiato l’ultima volta {foot.last.by ? `da ${foot.last.by}, ` : ''}il{' '}
            {formatInstant(foot.last.at)}.
          </p>
        )}
      </AtOnceForm>
      <Lingering>
        {versions && <FooterVersions now={foot} unsaved={form.dirty} onClose={() => setVersions(false)} />}
      </Lingering>
      {open && (
        <FooterLinkSheet
          groups={groups}
          into={open.group}
          link={open.link}
          isNew={open.isNew}
          onPut={(group, link) => {
            form.set({ groups: withLink(groups, group, link) })
            setOpen(undefined)
          }}
          onRemove={() => {
            form.set({ groups: withoutLink(groups, open.link.id) })
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
