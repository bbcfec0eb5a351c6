/** The pictures of the seeded pages' sections, by the name under which they are served. */
import type { SectionPictureName } from '#domain/site/section-pictures.ts'
import type { Scene } from '../scene.ts'
import { day, dusk, frost, gold, night, rose } from './air.ts'
import { closeUp, type Framed, whole } from './close-up.ts'
import { beach, causeway, weatherAtSea } from './coasts.ts'
import { brightHouses, fountain, museum } from './facades.ts'
import { greenwich, oldDomeNewTowers, robben, sound, tagus } from './far-shores.ts'
import { seasons, treetops } from './gardens.ts'
import { bazaar, palaceGate, templeGate } from './gates.ts'
import { greatDome, mosque, oculus } from './great-domes.ts'
import { hillPalace, kites, roofsToRiver, terrace } from './hills.ts'
import { basilica, firstRoofs, lane, stairs } from './lanes.ts'
import { market } from './markets.ts'
import { geyser, meadow, vineyard } from './mountains.ts'
import { pool } from './pools.ts'
import { canal, ferry, lock } from './quays.ts'
import { rocket } from './rocket.ts'
import { boardwalk, ribShip } from './shore-walks.ts'
import { fareGate, highGarden, platform } from './stations.ts'
import { glassPyramid, riverTower, sparklingTower } from './towers.ts'
import { cityTrain, riverTrain } from './trains.ts'
import { cenote, reef, spring } from './under-water.ts'
import { bamboo, forest } from './woods.ts'

const produce = ['#d7402f', '#f2a65a', '#6fa860', '#9a4f8c', '#f6d36a'] as const
const cloths = {
  red: ['#c8452f', '#fff4dc'],
  green: ['#2f6f5a', '#fff4dc'],
  blue: ['#2f4f8a', '#eaf4f4'],
  indigo: ['#2a3a6a', '#41588f'],
  amber: ['#f2a65a', '#fff4dc'],
} as const

const drawn: Record<SectionPictureName, Scene | Framed> = {
  'paris-detail': closeUp('paris', { x: 1010, y: 1210, width: 760 }),
  'paris-louvre': glassPyramid({ ...gold, roof: '#66758a' }),
  'paris-canal': canal(dusk),
  'paris-montmartre': stairs({ ...gold, roof: '#66758a' }, basilica),
  'paris-tower': sparklingTower(night),
  'london-detail': closeUp('london', { x: 420, y: 860, width: 840 }),
  'london-museum': museum(gold),
  'london-borough': market(gold, [cloths.green, cloths.red, cloths.green], produce, {
    hall: true,
  }),
  'london-greenwich': ferry(gold, greenwich),
  'london-heath': kites(day, oldDomeNewTowers),
  'japan-detail': closeUp('japan', { x: 860, y: 690, width: 900 }),
  'japan-card': fareGate(rose),
  'japan-onsen': pool(night, { stones: true }),
  'japan-seasons': seasons(rose),
  'japan-platform': platform(rose, '#3f9f6a'),
  'new-york-detail': closeUp('new-york', { x: 1060, y: 1050, width: 820 }),
  'new-york-high-line': highGarden(gold),
  'new-york-met': museum(day, { columns: 6, banners: true, wings: false }),
  'new-york-bridge': closeUp('new-york', { x: 470, y: 980, width: 760 }),
  'new-york-queens': cityTrain(dusk, '#9a4f8c'),
  'florida-detail': closeUp('florida', { x: 1010, y: 860, width: 820 }),
  'florida-everglades': boardwalk(gold),
  'florida-keys': causeway(day),
  'florida-spring': spring(),
  'florida-rocket': rocket(dusk),
  'cancun-detail': closeUp('cancun', { x: 800, y: 850, width: 880 }),
  'cancun-reef': reef(),
  'cancun-cenote': cenote(),
  'cancun-isla': beach(day),
  'cancun-months': weatherAtSea(day),
  'seattle-detail': closeUp('seattle', { x: 640, y: 850, width: 1000 }),
  'seattle-market': market(
    dusk,
    [cloths.red, cloths.blue, cloths.red],
    ['#e07f6a', '#f6d36a', '#6fa860', '#f2a65a'],
    { hall: true },
  ),
  'seattle-ferry': ferry(dusk, sound, { hull: '#1f4a3f' }),
  'seattle-meadow': meadow(day),
  'seattle-locks': lock(day),
  'tokyo-detail': closeUp('tokyo', { x: 760, y: 1000, width: 980 }),
  'tokyo-temple': templeGate(rose),
  'tokyo-market': market(
    rose,
    [cloths.indigo, cloths.red, cloths.indigo],
    ['#e07f6a', '#f6d36a', '#fff4dc', '#d7402f'],
    { lanterns: true },
  ),
  'tokyo-forest': forest(day, { gate: true }),
  'tokyo-yanaka': stairs(dusk, firstRoofs),
  'tokyo-line': cityTrain(night, '#7fc46a'),
  'lisbon-detail': closeUp('lisbon', { x: 800, y: 980, width: 760 }),
  'lisbon-alfama': terrace(gold, roofsToRiver),
  'lisbon-belem': riverTower(gold),
  'lisbon-tagus': ferry(dusk, tagus, { hull: '#c2673f' }),
  'lisbon-sintra': hillPalace(day),
  'rome-detail': closeUp('rome', { x: 860, y: 940, width: 980 }),
  'rome-pantheon': oculus(),
  'rome-vatican': greatDome(dusk),
  'rome-fountain': fountain(gold),
  'rome-trastevere': lane({ ...night, lit: '#c98a6a', shade: '#7d4f5e', roof: '#4a3048' }),
  'kyoto-detail': closeUp('kyoto', { x: 800, y: 900, width: 900 }),
  'kyoto-bamboo': bamboo(),
  'kyoto-gion': lane(
    { ...night, shade: '#4a3542', roof: '#241f38', near: '#2a2238' },
    { paper: true },
  ),
  'kyoto-nishiki': market(
    gold,
    [cloths.amber, cloths.green, cloths.red],
    ['#6fa860', '#f6d36a', '#9a4f8c', '#f2a65a'],
    { hall: true, lanterns: true },
  ),
  'kyoto-train': riverTrain(rose, '#2f7f5a'),
  'istanbul-detail': closeUp('istanbul', { x: 1000, y: 1080, width: 900 }),
  'istanbul-sophia': mosque({
    ...gold,
    lit: '#d9917a',
    shade: '#a8604f',
    stone: '#f0d6b8',
  }),
  'istanbul-bazaar': bazaar(dusk),
  'istanbul-topkapi': palaceGate(day),
  'istanbul-suleymaniye': mosque(dusk, { minarets: 2, water: true }),
  'reykjavik-detail': closeUp('reykjavik', { x: 800, y: 960, width: 960 }),
  'reykjavik-pool': pool(frost),
  'reykjavik-geyser': geyser(frost),
  'reykjavik-aurora': closeUp('reykjavik', { x: 330, y: 620, width: 900 }),
  'reykjavik-midnight': ribShip(frost),
  'cape-town-detail': closeUp('cape-town', { x: 800, y: 760, width: 1000 }),
  'cape-town-robben': ferry(day, robben),
  'cape-town-penguins': closeUp('cape-town', { x: 1250, y: 1230, width: 620 }),
  'cape-town-garden': treetops(day),
  'cape-town-bo-kaap': brightHouses(day, [
    '#e0609a',
    '#f2c14e',
    '#3f9f9a',
    '#f2735b',
    '#6fa860',
    '#4a6fb8',
  ]),
  'cape-town-vines': vineyard(gold),
}

/** All of them, each with the part of its sheet that is printed. */
export const sectionScenes = Object.fromEntries(
  Object.entries(drawn).map(([name, each]) => [
    name,
    typeof each === 'function' ? whole(each, name) : each,
  ]),
) as Record<SectionPictureName, Framed>
