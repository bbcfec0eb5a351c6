/** Writes debug messages to the browser's console. */
export function logInBrowser(message: string): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place where the app writes to the console.
  console.debug(message)
}
