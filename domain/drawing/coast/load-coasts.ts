/** Loads the coasts that a drawing shows, and no others; each is unpacked once and kept. */
import { coastCells } from '#catalogue/coast-cells.generated.ts'
import { cellName, cellsIn, coarseSteps, fineSteps, world } from './cells.ts'
import { type Box, type Coast, unpackCoast } from './coast.ts'

/** Degrees shown from which the coarse outlines of the whole world are used. */
const wide = 24
const kept = new Map<string, Promise<Coast>>()

export async function loadCoasts(shown: Box): Promise<readonly Coast[]> {
  const isWide = shown.east - shown.west > wide || shown.north - shown.south > wide
  if (isWide) return [await once('world', loadWorld)]
  const cells = cellsIn(shown).flatMap((box) => {
    const name = cellName(box)
    const load = coastCells[name]
    // A cell without a file is open sea.
    return load ? [once(name, async () => unpackCoast((await load()).packed, box, fineSteps))] : []
  })
  return await Promise.all(cells)
}

async function loadWorld(): Promise<Coast> {
  const { packed } = await import('#catalogue/coast/world.generated.js')
  return unpackCoast(packed, world, coarseSteps)
}

/** Loads once; a failure is not kept, so that the next call tries again. */
function once(name: string, load: () => Promise<Coast>): Promise<Coast> {
  const known = kept.get(name)
  if (known) return known
  const loading = load()
  kept.set(name, loading)
  loading.catch(() => kept.delete(name))
  return loading
}
