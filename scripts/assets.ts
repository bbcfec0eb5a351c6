/** `npm run assets`: writes the modules that are made from the catalogue, its drives, GeoNames' cities, holidays and coasts. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chunksAsset, namesAsset, readDestinations } from './assets/catalogue-asset.ts'
import { coastAssets } from './assets/coast-asset.ts'
import { driveChunksAsset, driveSummariesAsset, readDrives } from './assets/drives-asset.ts'
import { gazetteerAsset } from './assets/gazetteer-asset.ts'
import { feastsAsset, holidaysAsset } from './assets/holidays-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', 'catalogue')
const destinations = await readDestinations(path.join(catalogue, 'destinations'))
const drives = await readDrives(path.join(catalogue, 'drives'))
const assets: Record<string, string> = {
  ...coastAssets(),
  'destination-chunks.generated.ts': chunksAsset(destinations),
  'destination-names.generated.js': namesAsset(destinations),
  'drive-chunks.generated.ts': driveChunksAsset(drives),
  'drive-summaries.generated.js': driveSummariesAsset(drives),
  'gazetteer.generated.js': gazetteerAsset(),
  'holidays.generated.js': holidaysAsset(destinations),
  'moving-feasts.generated.js': feastsAsset(),
}
for (const file of readdirSync(path.join(catalogue, 'coast')))
  rmSync(path.join(catalogue, 'coast', file))
for (const [name, text] of Object.entries(assets)) writeFileSync(path.join(catalogue, name), text)
