/** What a developer may want to see in the browser's console; people never need it. */
export function logInBrowser(message: string): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place where the app writes to the console.
  console.debug(message)
}
