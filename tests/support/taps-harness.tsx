/** A page that the server drew, of which React takes a part over only when it is told: what `taps.test.ts` touches. */
import { startTransition, Suspense, use, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useTypedBefore } from '#src/ui/form/use-typed-before.ts'
import { noteTaps } from '#src/early/taps.ts'

const told = Promise.withResolvers<string>()
const begin = noteTaps()

function Menu() {
  const [opened, setOpened] = useState(0)
  return (
    <button type="button" aria-label="Menu" onClick={() => setOpened(opened + 1)}>
      {opened}
    </button>
  )
}

function Wish() {
  const [wish, setWish] = useState('')
  const own = useRef<HTMLInputElement>(null)
  useTypedBefore(own, ({ value }) => setWish(value))
  return (
    <>
      <input
        ref={own}
        aria-label="Desiderio"
        value={wish}
        onChange={(event) => setWish(event.target.value)}
      />
      <output>{wish}</output>
    </>
  )
}

function Answer() {
  const [yes, setYes] = useState(false)
  const own = useRef<HTMLInputElement>(null)
  useTypedBefore<HTMLInputElement>(own, ({ checked }) => setYes(checked))
  return (
    <>
      <label>
        <input ref={own} type="checkbox" checked={yes} onChange={(event) => setYes(event.target.checked)} />
        Ci saremo
      </label>
      <i>{yes ? 'sì' : ''}</i>
    </>
  )
}

function Photo() {
  const [names, setNames] = useState('')
  const own = useRef<HTMLInputElement>(null)
  const add = (input: HTMLInputElement) => {
    setNames(`${names}${[...(input.files ?? [])].map(({ name }) => name)};`)
    input.value = ''
  }
  useTypedBefore(own, add)
  return (
    <>
      <input ref={own} type="file" aria-label="Foto" onChange={({ target }) => add(target)} />
      <p>{names}</p>
    </>
  )
}

/** Comes after what can be touched: React has marked that by the time it has to wait for this. */
const Rest = () => <p>{use(told.promise)}</p>

export const page = {
  hydrate() {
    startTransition(
      () =>
        void hydrateRoot(
          document.querySelector('main')!,
          <Suspense>
            <Menu />
            <Wish />
            <Photo />
            <Answer />
            <Rest />
          </Suspense>,
        ),
    )
    begin()
  },
  isMarked: () => Object.keys(document.querySelector('button')!).some((key) => key.startsWith('__react')),
  come: () => told.resolve('il resto'),
}
Object.assign(window, { touched: page })
