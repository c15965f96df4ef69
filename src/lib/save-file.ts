/** Hands a file to the person; nothing leaves the device. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
