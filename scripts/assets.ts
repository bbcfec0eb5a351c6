/** `npm run assets`: writes the modules that are made from the catalogue and from GeoNames' cities. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chunksAsset, namesAsset, readDestinations } from './assets/catalogue-asset.ts'
import { gazetteerAsset } from './assets/gazetteer-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', 'catalogue')
const destinations = await readDestinations(path.join(catalogue, 'destinations'))
const assets = {
  'destination-chunks.generated.ts': chunksAsset(destinations),
  'destination-names.generated.js': namesAsset(destinations),
  'gazetteer.generated.js': gazetteerAsset(),
}
for (const [name, text] of Object.entries(assets)) writeFileSync(path.join(catalogue, name), text)
