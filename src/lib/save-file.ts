/** Safari reads it after the click has returned. */
const READ_WITHIN_MS = 10_000

/** Hands a file to the person; nothing leaves the device. @param content of a type that says what it is */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS)
}

/** @param type MIME, with its charset */
export const saveText = (name: string, type: string, text: string) =>
  saveFile(name, new Blob([text], { type }))

/** As other programs and people read it. */
export const saveJson = (name: string, content: unknown) =>
  saveText(name, 'application/json', JSON.stringify(content, null, 2))
