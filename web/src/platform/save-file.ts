/** Gives the visitor a file that this page has made. */
export const saveFile = ({ name, type, text }: { name: string; type: string; text: string }): void =>
  saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
