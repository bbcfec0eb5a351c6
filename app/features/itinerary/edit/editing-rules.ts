/** The rules for changing a trip by hand, in one file that is loaded after the first paint. */
import { currencySchema } from '#domain/money/currency.ts'
import { parseMoney } from '#domain/money/money-text.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { addStop } from '#domain/planner/by-hand/add-stop.ts'
import { addDay, exchangeDays, moveTrip, removeDay } from '#domain/planner/by-hand/change-days.ts'
import {
  moveStopBy,
  moveStopTo,
  moveStopToDay,
  removeStop,
  swapStop,
} from '#domain/planner/by-hand/edits.ts'
import { rankSwaps } from '#domain/planner/by-hand/effects.ts'
import { searchPlaces } from '#domain/planner/by-hand/search-places.ts'
import { setStop } from '#domain/planner/by-hand/set-stop.ts'
import { stayOf } from '#domain/planner/by-hand/stay-of.ts'
import { warningsOf } from '#domain/planner/by-hand/warnings.ts'
import { changeOfWay, waysOut } from '#domain/planner/by-hand/ways-out.ts'
import { whyNot } from '#domain/planner/by-hand/why-not.ts'
import { placeNamed } from '#domain/planner/place-names.ts'
import { usualSpending } from '#domain/planner/thrift.ts'
import { keyBetween } from '#domain/trip/order-keys.ts'
import { spendingOf } from '#domain/trip/spending.ts'
import { whatChanged } from '#domain/trip/what-changed.ts'
import { normalWeather } from '#domain/weather/normals.ts'

export const engine = {
  addDay,
  addStop,
  changeOfWay,
  currencySchema,
  exchangeDays,
  keyBetween,
  loadDestination,
  moveStopBy,
  moveStopTo,
  moveStopToDay,
  moveTrip,
  normalWeather,
  parseMoney,
  placeNamed,
  rankSwaps,
  removeDay,
  removeStop,
  searchPlaces,
  setStop,
  spendingOf,
  stayOf,
  swapStop,
  usualSpending,
  warningsOf,
  waysOut,
  whatChanged,
  whyNot,
}
