/** A page that the server drew, of which React takes a part over only when it is told: what `touches.test.ts` touches. */
import { startTransition, Suspense, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteTouches } from './touches.ts'

const told = Promise.withResolvers<string>()
const begin = noteTouches(false)

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
  return (
    <>
      <input aria-label="Desiderio" value={wish} onChange={(event) => setWish(event.target.value)} />
      <output>{wish}</output>
    </>
  )
}

/** Comes after what can be touched: React has marked that by the time it has to wait for this. */
const Rest = () => <p>{use(told.promise)}</p>

export const page = {
  hydrate() {
    begin()
    startTransition(
      () =>
        void hydrateRoot(
          document.querySelector('main')!,
          <Suspense>
            <Menu />
            <Wish />
            <Rest />
          </Suspense>,
        ),
    )
  },
  isMarked: () => Object.keys(document.querySelector('button')!).some((key) => key.startsWith('__react')),
  come: () => told.resolve('il resto'),
}
window.touched = page
