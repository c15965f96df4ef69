import { NotFoundNotice } from './not-found-notice.tsx'
import { PublicFrame } from './public-frame.tsx'

/** An address that leads nowhere: the whole page. */
export function NotFoundScreen() {
  return (
    <PublicFrame>
      <NotFoundNotice />
    </PublicFrame>
  )
}
