/** The day it is where this machine stands, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
