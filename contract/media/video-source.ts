/** What a video's `source` may be, by who plays it: the code it has there, or the address of a film of our own. */
export const VIDEO_SOURCES = {
  youtube: /^[A-Za-z0-9_-]{11}$/,
  vimeo: /^[0-9]{1,12}$/,
  file: /^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.(webm|mp4)$/,
} as const
