/** Sets a cookie from a script of the page; takes the text of a `Set-Cookie` header. */
export function writeDocumentCookie(header: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store yet.
  document.cookie = header
}
