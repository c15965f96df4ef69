import { Notice } from '../ui/state/notice.tsx'

/** Over a form that is opened with what was typed in it before. */
export const FoundNotice = () => (
  <Notice>C’è quello che avevi scritto e non salvato, su questo dispositivo.</Notice>
)
