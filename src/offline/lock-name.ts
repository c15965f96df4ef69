/** One lock an account, shared by its tabs and the service worker. @param storeName `AccountStore.name` */
export const outboxLockName = (storeName: string): string => `${storeName}-outbox`
/** Another one: a picture under way must not hold up what needs none. */
export const uploadLockName = (storeName: string): string => `${storeName}-uploading`
