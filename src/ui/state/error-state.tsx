import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import css from './error-state.module.css'
import { Icon, type IconDrawing } from '../icon.tsx'

export type ErrorStateProps = {
  icon?: IconDrawing
  title?: string
  /** `h1` where it stands for a whole page. */
  heading?: 'h1' | 'h2'
  /** What happened, what is safe, what to do. */
  children?: ReactNode
  onRetry?: () => void
  /** The retry is under way. */
  busy?: boolean
}

/** A place that could not be filled, and the way to try again. */
export function ErrorState({
  icon = IconCloudOff,
  title = 'Non siamo riusciti a caricare questa pagina',
  heading: Heading = 'h2',
  children = 'Controlla la connessione e riprova tra un momento.',
  onRetry,
  busy,
}: ErrorStateProps) {
  return (
    <div className={css.state} role="alert">
      <span className={css.sign}>
        <Icon of={icon} size={28} />
      </span>
      <Heading className={css.title}>{title}</Heading>
      <div className={css.text}>{children}</div>
      {onRetry && (
        <Button variant="quiet" icon={IconRefresh} busy={busy} onClick={onRetry}>
          Riprova
        </Button>
      )}
    </div>
  )
}
