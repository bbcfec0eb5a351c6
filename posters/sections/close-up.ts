/** What a section's picture is printed from: a scene, and the part of its sheet that is seen. */
import type { PosterSlug } from '#domain/site/posters.ts'
import type { Scene } from '../scene.ts'
import { scenes } from '../scenes/index.ts'

interface Window {
  /** The middle of what is seen, on the sheet. */
  x: number
  y: number
  /** How much of the sheet is seen across. */
  width: number
}

export interface Framed {
  scene: Scene
  window: Window
  /** What chance begins from. */
  seed: string
}

/** A part of a poster, as large as a picture of its own; chance falls as it did there. */
export function closeUp(slug: PosterSlug, window: Window): Framed {
  return { scene: scenes[slug], window, seed: slug }
}

/** A scene drawn for this one use, seen whole from side to side. */
export function whole(scene: Scene, seed: string): Framed {
  return { scene, window: { x: 800, y: 800, width: 1600 }, seed }
}
