/** "a minute", "3 minutes": how long to wait before a limit by address lets somebody go on. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
