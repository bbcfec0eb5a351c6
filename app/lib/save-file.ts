/** Downloads a file from an address of ours; the server names it. */
export function saveAddress(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/** Downloads text as a file, through the browser's own download. */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
