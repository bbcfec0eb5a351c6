/** Escapes text for HTML, between tags and in quoted attributes. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
