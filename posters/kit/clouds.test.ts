import { describe, expect, it } from 'vitest'
import { pixelsOf } from '../print.ts'
import { sceneSvg } from '../scene.ts'
import { bank, cumulus, stratus } from './clouds.ts'
import type { Random } from './random.ts'
import { box, type Drawing, size } from './svg.ts'

const side = 160
const lit = '#ffffff'
const shade = '#000000'

interface Sun {
  x: number
  y: number
}

/** How bright the cloud is, from 0 to 255, where `part` says so: its own pixels, not the sky's. */
async function brightness(
  cloud: (random: Random) => Drawing,
  part: (x: number, y: number) => boolean,
): Promise<number> {
  const svg = sceneSvg('clouds', (random) => [box(0, 0, size, size, '#ff0000'), cloud(random)])
  const { data } = await pixelsOf(svg, side)
  const seen: number[] = []
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
    const isSky = red === 255 && green === 0 && blue === 0
    if (!isSky && part(pixel % side, Math.floor(pixel / side))) seen.push(green)
  }
  return seen.reduce((sum, value) => sum + value, 0) / seen.length
}

const kinds = {
  cumulus: (light: Sun) => (random: Random) =>
    cumulus(random, { x: 800, y: 1000, width: 900, light, lit, shade }),
  stratus: (light: Sun) => (random: Random) =>
    stratus(random, { x: 800, y: 900, width: 1200, light, lit, shade }),
  bank: (light: Sun) => (random: Random) =>
    bank(random, { from: 300, to: 1300, y: 1000, height: 300, light, lit, shade }),
}

const left = (x: number) => x < side / 2
const right = (x: number) => x >= side / 2

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  it('is brighter on the side where the light stands', async () => {
    const [west, east] = [kind({ x: -2000, y: 900 }), kind({ x: 3600, y: 900 })]
    expect(await brightness(west, left)).toBeGreaterThan(await brightness(east, left))
    expect(await brightness(east, right)).toBeGreaterThan(await brightness(west, right))
  })
})

it('a low light is seen on the flat foot of a cloud', async () => {
  const foot = (_: number, y: number) => y >= Math.floor((870 / size) * side)
  const [low, high] = [kinds.stratus({ x: 800, y: 1500 }), kinds.stratus({ x: 800, y: 0 })]
  expect(await brightness(low, foot)).toBeGreaterThan(await brightness(high, foot))
})
