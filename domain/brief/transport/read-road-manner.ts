/** Which way and with which car a road trip is driven. Runs late: most of its words mean something to others too. */
import type { Reading } from '../reading.ts'
import type { Driving } from '../schema.ts'

const onTheRoad =
  /\b(?:driv\w+|road ?trips?|roadtrip|by car|cars?|rv|van|campervan|camper|motorhome|motorbike|wheel|roads?)\b/
const scenic =
  /\b(?:(?:scenic|pretty|panoramic|coast(?:al)?|slow|beautiful) (?:roads?|routes?|way|drive|highway)|(?:back|small|country|minor|side) ?roads|long way (?:round|around)|along the coast|down the coast|up the coast)\b/
const quick =
  /\b(?:(?:quickest|fastest|shortest|most direct) (?:way|route|road|drive)|as (?:fast|quickly|quick) as (?:possible|we can)|no detours)\b/
const electricCar =
  /\b(?:electric (?:car|vehicle|rental)|evs?|e-cars?|tesla|polestar|ioniq|charging (?:stops?|stations?|points?)|superchargers?)\b/
const leftElsewhere = /\b(?:one[- ]way (?:car )?(?:rental|hire)|different drop-?offs?)\b/

export function readRoadManner(reading: Reading): Driving {
  const manner: Driving = {}
  const driven = reading.says(onTheRoad)
  if (driven && heard(reading, scenic)) manner.way = 'scenic'
  else if (driven && heard(reading, quick)) manner.way = 'quick'
  if (heard(reading, electricCar)) manner.electric = true
  if (heard(reading, leftElsewhere)) manner.leftElsewhere = true
  return manner
}

/** Whether the words are there at all; what nobody else understood of them is then understood. */
function heard(reading: Reading, pattern: RegExp): boolean {
  for (const { start, end } of reading.find(pattern)) reading.claim('transport', start, end)
  return reading.says(pattern)
}
