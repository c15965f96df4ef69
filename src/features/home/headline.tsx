import { Fragment } from 'react'
import { headlineParts } from './headline-parts.ts'

/** The home page's title, with what is set apart and where it breaks. */
export function Headline({ text }: { text: string }) {
  return headlineParts(text).map((part, at) => (
    <Fragment key={at}>
      {part.first && <br />}
      {part.apart ? <em>{part.text}</em> : part.text}
    </Fragment>
  ))
}
