/** The addresses of other people's players, in the form that sets no cookie before play. */

/** @param source the provider's id of the video */
export function playerAddress(provider: 'youtube' | 'vimeo', source: string): string {
  const id = encodeURIComponent(source)
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=it`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
}

/** `95` seconds → `1:35` */
export function videoLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(Math.round(seconds % 60)).padStart(2, '0')}`
}
