const longAbout = 220

/** The catalogue's text, shortened to the sentences that are read at a glance. */
export function inShort(about: string): string {
  if (about.length <= longAbout) return about
  const sentences = about.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [about]
  let text = ''
  for (const sentence of sentences) {
    if (text && text.length + sentence.length > longAbout) break
    text += sentence
  }
  return text.trim().slice(0, 500)
}
