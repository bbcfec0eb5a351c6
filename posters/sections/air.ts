/** The colours of an hour, and the sky that goes with them: what the pictures of sections share. */
import { stratus } from '../kit/clouds.ts'
import type { Random } from '../kit/random.ts'
import { light, sky, stars as starry } from '../kit/sky.ts'
import type { Drawing } from '../kit/svg.ts'

export interface Air {
  /** From the top to the horizon. */
  sky: readonly [string, string, string]
  sun: string
  glow: string
  /** Land and silhouettes, from far to near. */
  far: string
  mid: string
  near: string
  dark: string
  /** Walls, and what is brightest of them. */
  lit: string
  shade: string
  stone: string
  roof: string
  /** From the horizon to the viewer. */
  water: readonly [string, string]
  leaf: string
  leafLit: string
  accent: string
  window: string
}

export const dusk: Air = {
  sky: ['#2a2c66', '#a4628a', '#f8b27c'],
  sun: '#fff0c9',
  glow: '#ffb27c',
  far: '#b5788c',
  mid: '#7d5083',
  near: '#4a3566',
  dark: '#262350',
  lit: '#d98f86',
  shade: '#8d5a7c',
  stone: '#f3c9a8',
  roof: '#6a4774',
  water: ['#f0a283', '#3a356f'],
  leaf: '#43325f',
  leafLit: '#97596e',
  accent: '#f2735b',
  window: '#ffdf9e',
}

export const gold: Air = {
  sky: ['#4f6f8f', '#c9b694', '#ffe3ae'],
  sun: '#fff6d8',
  glow: '#ffd894',
  far: '#b3ab92',
  mid: '#7f8878',
  near: '#4d5f60',
  dark: '#2a3a48',
  lit: '#e7c593',
  shade: '#b08a66',
  stone: '#f6e6c6',
  roof: '#b4593f',
  water: ['#e8cf9f', '#3f6476'],
  leaf: '#4a6647',
  leafLit: '#8a9a58',
  accent: '#c8452f',
  window: '#5a4a48',
}

export const day: Air = {
  sky: ['#2f7f9f', '#7fbdb9', '#f6e7b8'],
  sun: '#fff8df',
  glow: '#ffe9b0',
  far: '#93bab2',
  mid: '#5f968f',
  near: '#2f6b68',
  dark: '#17424c',
  lit: '#f3e2c0',
  shade: '#c2a98c',
  stone: '#fbf0d8',
  roof: '#d4674a',
  water: ['#8fd0c4', '#1d6f86'],
  leaf: '#2b6a50',
  leafLit: '#6fa860',
  accent: '#f2735b',
  window: '#2f5560',
}

export const night: Air = {
  sky: ['#0d1238', '#2b2a68', '#74508f'],
  sun: '#f6ecd0',
  glow: '#8a7ac0',
  far: '#4b4585',
  mid: '#33326a',
  near: '#20214e',
  dark: '#10132f',
  lit: '#7b639c',
  shade: '#423b74',
  stone: '#b8a2c4',
  roof: '#2b2a58',
  water: ['#5a4d92', '#151a45'],
  leaf: '#1c2b4d',
  leafLit: '#3c4f7d',
  accent: '#f2735b',
  window: '#ffd98a',
}

export const frost: Air = {
  sky: ['#12314f', '#3f7f92', '#f3dfc0'],
  sun: '#fff2d2',
  glow: '#ffdca8',
  far: '#9dbac0',
  mid: '#5f8796',
  near: '#33586d',
  dark: '#152f45',
  lit: '#e8eef0',
  shade: '#a3b9c4',
  stone: '#f6faf8',
  roof: '#b8524a',
  water: ['#b5d3cf', '#1f4a63'],
  leaf: '#1f4552',
  leafLit: '#5b8a85',
  accent: '#f2a65a',
  window: '#ffd98a',
}

export const rose: Air = {
  sky: ['#5f83a8', '#cdb4bd', '#fbe3d2'],
  sun: '#fff3e0',
  glow: '#ffd9b8',
  far: '#a9b3b8',
  mid: '#7a92a0',
  near: '#47616f',
  dark: '#26394a',
  lit: '#f0dcc8',
  shade: '#bfa08f',
  stone: '#fbf1e4',
  roof: '#4a5566',
  water: ['#dcc9c6', '#4d7286'],
  leaf: '#44685a',
  leafLit: '#86a074',
  accent: '#d7402f',
  window: '#ffe2a6',
}

interface Backdrop {
  horizon?: number
  /** Where the light stands; none where it is out of the picture. */
  sun?: readonly [x: number, y: number, radius: number]
  stars?: number
  /** Places of clouds: their foot and their width. */
  clouds?: readonly (readonly [x: number, y: number, width: number])[]
}

/** What is seen of the sheet lies between y 267 and 1333. */
export function backdrop(
  random: Random,
  air: Air,
  { horizon = 950, sun, stars = 0, clouds = [] }: Backdrop = {},
): Drawing {
  const [x, y, radius] = sun ?? [800, horizon, 90]
  return [
    sky(horizon, [air.sky[0], 0.16], [air.sky[1], 0.62], [air.sky[2], 1]),
    starry(random, stars, horizon * 0.8),
    sun ? light({ x, y, radius, colour: air.sun, glow: air.glow, reach: 5 }) : '',
    clouds.map(([cx, cy, width]) =>
      stratus(random, {
        x: cx,
        y: cy,
        width,
        light: { x, y },
        lit: air.sky[2],
        shade: air.sky[1],
      }),
    ),
  ]
}
