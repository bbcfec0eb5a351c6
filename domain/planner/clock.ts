/** Minutes after midnight as people write them: `09:05`; past midnight it begins again. */
export function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
