/** Why a channel did not take a file, in words for administrators. */
export class ChannelFault extends Error {
  readonly words: string
  /** Of the file itself, which never goes through as it is; else it may later, of itself. */
  readonly isRefusal: boolean

  /** @param words Italian, without a word of what was sent */
  constructor(words: string, { isRefusal = false, cause }: { isRefusal?: boolean; cause?: unknown } = {}) {
    super('the channel did not take it', { cause })
    this.name = 'ChannelFault'
    this.words = words
    this.isRefusal = isRefusal
  }
}
