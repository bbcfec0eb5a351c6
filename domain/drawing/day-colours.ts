/**
 * One colour a day. Each is dark enough for white figures on it (4.5:1) and far enough from paper
 * and from the night sky to be seen on both (3:1), so that a day looks the same everywhere.
 */
export const dayColours = [
  '#c2432c',
  '#6d57c6',
  '#16786a',
  '#9c5a0e',
  '#2b6cb8',
  '#ab3d80',
  '#557626',
  '#946050',
] as const

/** The days of a long trip begin again with the first colour. */
export const dayColour = (index: number): string =>
  dayColours[index % dayColours.length] ?? dayColours[0]
