/** `npm run assets`: writes the modules that are made from the catalogue, GeoNames' cities and holidays. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chunksAsset, namesAsset, readDestinations } from './assets/catalogue-asset.ts'
import { gazetteerAsset } from './assets/gazetteer-asset.ts'
import { feastsAsset, holidaysAsset } from './assets/holidays-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', 'catalogue')
const destinations = await readDestinations(path.join(catalogue, 'destinations'))
const assets = {
  'destination-chunks.generated.ts': chunksAsset(destinations),
  'destination-names.generated.js': namesAsset(destinations),
  'gazetteer.generated.js': gazetteerAsset(),
  'holidays.generated.js': holidaysAsset(destinations),
  'moving-feasts.generated.js': feastsAsset(),
}
for (const [name, text] of Object.entries(assets)) writeFileSync(path.join(catalogue, name), text)
