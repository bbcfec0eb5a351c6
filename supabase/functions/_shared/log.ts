/** What a function tells its operator: one line of JSON, which each platform keeps in its own log. */
export function logLine(line: Readonly<Record<string, unknown>>): void {
  console.info(JSON.stringify(line))
}
