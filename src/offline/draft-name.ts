/** Where drafts lie in the account's `meta`, beside what is no draft. */
const PREFIX = 'draft:'

export const draftKey = (name: string): string => PREFIX + name
export const draftName = (key: string): string => key.slice(PREFIX.length)
/** Of all drafts. */
export const draftRange = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)
