import { toNextMark } from './marks.ts'

/** "40 minutes", "1 hour", "2½ hours": rounded as an estimate. */
export function durationInWords(minutes: number): string {
  if (minutes < 55) return minutes === 1 ? '1 minute' : `${toNextMark(minutes)} minutes`
  const halves = Math.round(minutes / 30)
  const whole = Math.floor(halves / 2)
  const half = halves % 2 === 1 ? '½' : ''
  return `${whole}${half} ${whole === 1 && half === '' ? 'hour' : 'hours'}`
}
