/** One lock an account, shared by its tabs and the service worker. @param storeName `AccountStore.name` */
export const outboxLockName = (storeName: string): string => `${storeName}-outbox`
