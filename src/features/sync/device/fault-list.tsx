import { useState } from 'react'
import { faults } from '../../../offline/kept-faults.ts'
import { formatInstant } from '../../../lib/day.ts'
import { plural } from '../../../lib/text.ts'
import { UiLink } from '../../../ui/link.tsx'
import css from '../sync-screen.module.css'

/** What went wrong on this device and was got over, for who wants to know or to tell. */
export function FaultList() {
  // As it was when the screen was opened: to look at it must not move it.
  const [known] = useState(() => faults().toReversed())
  if (known.length === 0) return null
  return (
    <details className={css.faults}>
      <summary>{plural(known.length, 'intoppo superato', 'intoppi superati')} da questo dispositivo</summary>
      <p>
        L’app è andata avanti da sola. Restano qui: partono solo se li alleghi a una{' '}
        <UiLink href="/assistance">richiesta di assistenza</UiLink>.
      </p>
      <ul>
        {known.map((fault) => (
          <li key={`${fault.where} ${fault.name} ${fault.code} ${fault.message}`}>
            <code>
              {fault.where}: {fault.code ?? fault.name}
            </code>{' '}
            {fault.message}
            <span className={css.when}>
              {formatInstant(fault.at)}
              {fault.times > 1 && `, ${fault.times} volte`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
