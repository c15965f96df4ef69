/**
 * Where an account is looked at as its owner sees it (decision 116): the same screens under an address of its own, by which the
 * app, the worker and the server know that nothing of them is to be kept.
 */
export const LOOK_ROOT = '/sguardo'

export const isLookPath = (pathname: string): boolean => /^\/sguardo(\/|$)/i.test(pathname)
