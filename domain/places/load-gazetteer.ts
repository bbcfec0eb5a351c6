/** The gazetteer of the world's cities, unpacked when it is first asked for and kept. */
import { type Gazetteer, openGazetteer } from './gazetteer.ts'

let loaded: Promise<Gazetteer> | undefined

/** Imported late, so that what needs no names of cities never has their megabytes. */
export function loadGazetteer(): Promise<Gazetteer> {
  loaded ??= import('#catalogue/gazetteer.generated.js').then(({ packed }) => openGazetteer(packed))
  return loaded
}
