/** The colours of a drawing: at night for the screen, on paper for print. */
import { dayColour } from './day-colours.ts'

export interface DrawingTheme {
  sea: string
  land: string
  /** The ground where a sheet shows no coasts. */
  ground: string
  coast: string
  border: string
  river: string
  park: string
  grid: string
  text: string
  muted: string
  /** Around letters and markers, so that they stand off the lines. */
  halo: string
  box: string
  /** Of a day's lines, from 0. */
  line: (day: number) => string
}

export const night: DrawingTheme = {
  sea: '#0b1030',
  land: '#1b2453',
  ground: '#141b44',
  coast: '#5f6bab',
  border: '#4b5697',
  river: '#26397d',
  park: '#1a3350',
  grid: '#9aa3cf',
  text: '#eaf4f4',
  muted: '#ccd2ec',
  halo: '#11183e',
  box: '#0b1030',
  line: (day) => mixed(dayColour(day), '#ffffff', 0.34),
}

export const paper: DrawingTheme = {
  sea: '#e3eef1',
  land: '#fdf8ec',
  ground: '#fbf6ea',
  coast: '#9fb0b9',
  border: '#c3b9a4',
  river: '#cfe3e8',
  park: '#e6eed8',
  grid: '#8a8578',
  text: '#14182b',
  muted: '#565b73',
  halo: '#fffdf8',
  box: '#fffdf8',
  line: dayColour,
}

/** A share of the second colour in the first. */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    )
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
