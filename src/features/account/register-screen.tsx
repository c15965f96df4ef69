import { Wrap } from '../../ui/wrap.tsx'
export function RegisterScreen(
  _props: object & {
    returnTo?: string
    invito?: string
    tipo?: string
    mode?: string
    oobCode?: string
    email?: string
  },
) {
  return <Wrap>Register</Wrap>
}
