/** A guest carried to a table by the pointer: what «Sposta» does by a tap, for who has a mouse. */
import { useEffect, useRef, useState } from 'react'

const TYPE = 'application/x-lovoglio-guest'

/** @param key whom is carried @returns the ref of what is taken hold of, and whether it is being carried */
export function useCarried<T extends HTMLElement>(key: string) {
  const ref = useRef<T>(null)
  const [carrying, setCarrying] = useState(false)
  useEffect(() => {
    const element = ref.current!
    const off = new AbortController()
    const onStart = ({ dataTransfer }: DragEvent) => {
      dataTransfer!.setData(TYPE, key)
      dataTransfer!.effectAllowed = 'move'
      setCarrying(true)
    }
    element.addEventListener('dragstart', onStart, off)
    element.addEventListener('dragend', () => setCarrying(false), off)
    return () => off.abort()
  }, [key])
  return { ref, carrying }
}

/** @param onDrop somebody was let go here @returns the ref of the place, and whether somebody is over it */
export function useReceiving<T extends HTMLElement>(onDrop: (key: string) => void) {
  const ref = useRef<T>(null)
  const drop = useRef(onDrop)
  const [over, setOver] = useState(false)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    const element = ref.current!
    const off = new AbortController()
    const onOver = (event: DragEvent) => {
      if (!event.dataTransfer!.types.includes(TYPE)) return
      event.preventDefault()
      setOver(true)
    }
    const onLet = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      drop.current(event.dataTransfer!.getData(TYPE))
    }
    element.addEventListener('dragover', onOver, off)
    element.addEventListener('dragleave', () => setOver(false), off)
    element.addEventListener('drop', onLet, off)
    return () => off.abort()
  }, [])
  return { ref, over }
}
