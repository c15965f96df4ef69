import type { AutoReplyFields } from '#contract/vendors/auto-reply.ts'
import { newId } from '#contract/kit/new-id.ts'
import { AUTO_REPLY_TEXT_MAX, KEYWORD_REPLIES_MAX } from '#contract/lists/vendors/auto-reply-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { WordsField } from '../../ui/form/words-field.tsx'
import css from './auto-replies.module.css'

type Keywords = AutoReplyFields['keywords']

/** Words, and what answers a message that has one of them; the first that fits answers. */
export function KeywordsPart({
  keywords,
  onChoose,
  onType,
}: {
  keywords: Keywords
  onChoose: (keywords: Keywords) => void
  onType: (keywords: Keywords) => void
}) {
  const put = (id: string, change: Partial<Keywords[number]>) =>
    keywords.map((one) => (one.id === id ? { ...one, ...change } : one))
  return (
    <>
      {keywords.map(({ id, words, text }, at) => (
        <fieldset key={id} className={css.part}>
          <legend className={css.name}>Risposta {at + 1}</legend>
          <WordsField
            label={`Parole della risposta ${at + 1}`}
            hint="Intere, senza badare ad accenti e maiuscole: «prezzo», «quanto costa»."
            most={10}
            letters={40}
            words={words}
            // Typed as the text is: chosen at once, what is typed beside it meanwhile would be typed over the words of before.
            onWords={(next) => onType(put(id, { words: next }))}
          />
          <TextArea
            label={`Che cosa rispondere, ${at + 1}`}
            rows={3}
            maxLength={AUTO_REPLY_TEXT_MAX}
            value={text}
            onValue={(next) => onType(put(id, { text: next }))}
          />
          <Button variant="quiet" onClick={() => onChoose(keywords.filter((one) => one.id !== id))}>
            Togli questa risposta
          </Button>
        </fieldset>
      ))}
      {keywords.length < KEYWORD_REPLIES_MAX ? (
        <Button variant="quiet" onClick={() => onChoose([...keywords, { id: newId(), words: [], text: '' }])}>
          Aggiungi parole e risposta
        </Button>
      ) : (
        <p className={css.soft}>Al massimo {KEYWORD_REPLIES_MAX}: per aggiungerne una, togline un’altra.</p>
      )}
    </>
  )
}
