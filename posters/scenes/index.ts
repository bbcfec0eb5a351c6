/** Every scene, by the slug of its poster. */
import type { PosterSlug } from '#domain/site/posters.ts'
import type { Scene } from '../scene.ts'
import { amsterdam } from './amsterdam.ts'
import { bali } from './bali.ts'
import { bangkok } from './bangkok.ts'
import { barcelona } from './barcelona.ts'
import { cairo } from './cairo.ts'
import { cancun } from './cancun.ts'
import { capeTown } from './cape-town.ts'
import { openRoad } from './default.ts'
import { dubrovnik } from './dubrovnik.ts'
import { edinburgh } from './edinburgh.ts'
import { florida } from './florida.ts'
import { istanbul } from './istanbul.ts'
import { japan } from './japan.ts'
import { kyoto } from './kyoto.ts'
import { lisbon } from './lisbon.ts'
import { london } from './london.ts'
import { marrakesh } from './marrakesh.ts'
import { newYork } from './new-york.ts'
import { paris } from './paris.ts'
import { petra } from './petra.ts'
import { prague } from './prague.ts'
import { queenstown } from './queenstown.ts'
import { reykjavik } from './reykjavik.ts'
import { rioDeJaneiro } from './rio-de-janeiro.ts'
import { rome } from './rome.ts'
import { sanFrancisco } from './san-francisco.ts'
import { santorini } from './santorini.ts'
import { seattle } from './seattle.ts'
import { singapore } from './singapore.ts'
import { sydney } from './sydney.ts'
import { tokyo } from './tokyo.ts'
import { vancouver } from './vancouver.ts'
import { venice } from './venice.ts'

export const scenes: Record<PosterSlug, Scene> = {
  amsterdam,
  bali,
  bangkok,
  barcelona,
  cairo,
  cancun,
  'cape-town': capeTown,
  dubrovnik,
  edinburgh,
  florida,
  istanbul,
  japan,
  kyoto,
  lisbon,
  london,
  marrakesh,
  'new-york': newYork,
  paris,
  petra,
  prague,
  queenstown,
  reykjavik,
  'rio-de-janeiro': rioDeJaneiro,
  rome,
  'san-francisco': sanFrancisco,
  santorini,
  seattle,
  singapore,
  sydney,
  tokyo,
  vancouver,
  venice,
  default: openRoad,
}
