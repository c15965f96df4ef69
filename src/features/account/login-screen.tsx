import { Wrap } from '../../ui/wrap.tsx'
export function LoginScreen(
  _props: object & {
    returnTo?: string
    invito?: string
    tipo?: string
    mode?: string
    oobCode?: string
    email?: string
  },
) {
  return <Wrap>Login</Wrap>
}
