/** The gazetteer of the world's cities, unpacked when it is first asked for and kept. */
import { type Gazetteer, openGazetteer } from './gazetteer.ts'

let loaded: Promise<Gazetteer> | undefined

/** Imported on demand, because the names are megabytes. */
export function loadGazetteer(): Promise<Gazetteer> {
  loaded ??= import('#catalogue/gazetteer.generated.js').then(({ packed }) => openGazetteer(packed))
  return loaded
}
