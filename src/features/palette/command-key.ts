/** The key that keyboards of this device have for commands. */
const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)
export const COMMAND = isMac ? '⌘' : 'Ctrl'
