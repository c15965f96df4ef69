/** Made at the first use: a formatter costs a slow phone milliseconds, and no first paint needs them all. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
