import { createFileRoute } from '@tanstack/react-router'
import { isOwnPath } from '#contract/kit/own-path.ts'
import { PAID_PLANS, PLAN_PERIODS } from '#contract/lists/billing/plan-names.ts'
import { titled } from '../lib/titled.ts'
import { oneOf, searchParams, words } from '../lib/search-params.ts'
import { AccountPage } from './-frames/account-page.tsx'
import { HeartsNote } from '../features/favorites/hearts-note.tsx'
import { RegisterScreen } from '../features/account/registration/register-screen.tsx'

export const Route = createFileRoute('/register')({
  /**
   * `invito` is the code of a partner's invitation; `ritorno` where the person was, an address of this app; `piano` and
   * `periodo` which plan a vendor wants.
   */
  validateSearch: searchParams({
    invito: words(400),
    tipo: oneOf(['coppia', 'fornitore']),
    piano: oneOf(PAID_PLANS),
    periodo: oneOf(PLAN_PERIODS),
    ritorno: (value) => (isOwnPath(value) ? value : undefined),
  }),
  head: titled('Registrati'),
  component: function Register() {
    return (
      <AccountPage>
        <RegisterScreen {...Route.useSearch()} kept={<HeartsNote />} />
      </AccountPage>
    )
  },
})
