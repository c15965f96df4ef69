/** What a device has got over, as it goes along with a request for help. */
export const DEVICE_FAULT = {
  at: '2026-11-23T10:00:00.000Z',
  where: 'draft-queries',
  name: 'OutboxError',
  code: 'storage_full',
  message: '',
  times: 3,
}
