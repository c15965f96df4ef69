import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { AccountPanel } from './account-panel.tsx'
import css from './admin-account.module.css'

/** On phones the administrators' first page ends with their account: no other screen of theirs has it. */
export function AdminAccount() {
  return (
    <section className={css.account}>
      <SectionHeader title="Il tuo account" />
      <AccountPanel />
    </section>
  )
}
