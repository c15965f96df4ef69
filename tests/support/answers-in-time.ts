/** What never answers, as a store that the browser has cut off. */
export const never = new Promise<never>(() => {})

/** @param ms milliseconds until `value` comes */
export const after = <Value = undefined>(ms: number, value?: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value as Value), ms))

/** @param ms milliseconds until it fails as a request does that finds no network */
export const failsAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new TypeError('no network')), ms))
