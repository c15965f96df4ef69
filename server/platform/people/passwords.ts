/** Hashes of passwords that are no account's; made and believed by the identity's own hasher. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for no hash at all. */
  verify(password: string, stored: string | null): Promise<boolean>
}
