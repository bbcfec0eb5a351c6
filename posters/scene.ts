/** A scene is a function from a seed to shapes; the same scene is the same picture, always. */
import { type Random, seeded } from './kit/random.ts'
import { type Drawing, flat, size } from './kit/svg.ts'

export type Scene = (random: Random) => Drawing

export function sceneSvg(slug: string, scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill-rule="evenodd">${flat(scene(seeded(slug)))}</svg>`
}
