import { useState } from 'react'
import { type AutoReplyFields, autoReplyTo, filledIn } from '#contract/vendors/auto-reply.ts'
import { atItalianClock } from '#contract/kit/italian-clock.ts'
import { useToday } from '../../lib/clock.ts'
import { addDays, formatDay, formatTime } from '../../lib/day.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { TRIGGER_WORDS } from './auto-reply-fields.ts'
import css from './auto-replies.module.css'

const KINDS = [
  { value: 'message', label: 'Ti scrive' },
  { value: 'booking', label: 'Chiede una data' },
]
/** Half a year on: the day of who asks in the example. */
const THEIR_DAY_IN = 200

/** What would answer an example, by the same rules as the server’s; nothing is sent. */
export function TryPart({ words }: { words: AutoReplyFields }) {
  const today = useToday()
  const [kind, setKind] = useState<'message' | 'booking'>('message')
  const [text, setText] = useState('Buongiorno, siete liberi? Quanto costa?')
  const [isFirst, setFirst] = useState(true)
  const [day, setDay] = useState(today)
  const [time, setTime] = useState(() => formatTime(new Date().toISOString()))
  const reply = autoReplyTo(words, { kind, text, isFirst, at: atItalianClock(day, time) })
  const who = { name: 'Giulia', day: formatDay(addDays(today, THEIR_DAY_IN), 'medium') }
  return (
    <aside className={css.side} aria-label="Prova">
      <SectionHeader title="Prova" />
      <p className={css.soft}>Che cosa riceverebbe Giulia, con le risposte come sono adesso.</p>
      <Segmented
        label="Che cosa fa Giulia"
        options={KINDS}
        value={kind}
        onValue={(value) => setKind(value as typeof kind)}
      />
      {kind === 'message' && (
        <>
          <TextArea label="Il suo messaggio" rows={2} value={text} onValue={setText} />
          <Checkbox label="Non ti aveva mai scritto" checked={isFirst} onChecked={setFirst} />
        </>
      )}
      <div className={css.pair}>
        <DayField label="Il giorno" value={day} onValue={(value) => value && setDay(value)} />
        <TextField label="L’ora" type="time" value={time} onValue={(value) => value && setTime(value)} />
      </div>
      <output className={css.result}>
        {reply ? (
          <>
            <span className={css.bubble}>{filledIn(reply.text, who)}</span>
            <span className={css.soft}>Risposta automatica · {TRIGGER_WORDS[reply.trigger]}</span>
          </>
        ) : (
          <span className={css.soft}>Non parte niente: la risposta la aspetta da te.</span>
        )}
      </output>
    </aside>
  )
}
