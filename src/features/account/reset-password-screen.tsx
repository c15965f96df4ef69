import { Wrap } from '../../ui/wrap.tsx'
export function ResetPasswordScreen(
  _props: object & {
    returnTo?: string
    invito?: string
    tipo?: string
    mode?: string
    oobCode?: string
    email?: string
  },
) {
  return <Wrap>ResetPassword</Wrap>
}
