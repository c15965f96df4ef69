/** What the store's contents are called where they are kept. A name given by a person is never part of it. */

/** Whole files. */
export const OBJECTS = 'objects/'
/** What has arrived of resumable uploads. */
export const PARTS = 'uploads/'

export const objectKey = (fileKey: string) => `${OBJECTS}${fileKey.slice(0, 2)}/${fileKey}`
export const partsOf = (uploadId: string) => `${PARTS}${uploadId}/`
