/** Text that stays text in HTML, between tags and in quotes. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
