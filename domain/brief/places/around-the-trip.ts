/** What comes before or after the journey and is no part of it: "two days in Cape Town before a safari", "a week in Kenya after our cruise". */
import type { Reading } from '../reading.ts'

const beside = '(?:before|after|ahead of|prior to|following|either side of)'
const what =
  '(?<kind>(?:[a-z0-9-]+ ){0,3}?)(?<what>safaris?|cruises?|treks?|expeditions?|voyages?|regattas?|pilgrimages?|conferences?|congress|retreats?|game drives?|(?:boat|sailing|diving|ski|hiking|climbing|bike|cycling|group|guided|coach|bus) (?:trips?|tours?|holidays?)|liveaboards?|climbs?)\\b'
const howLong =
  '\\b(?:days?|nights?|nts|weeks?|weekend|afternoon|evening|hours?|hrs|stop(?:over)?|stay|break)\\b'

const patterns = [
  // With the place between, or what the days are for, also of one that was told: "three days in Lima after the trek".
  new RegExp(
    `${howLong} (?:[a-z]+ ){0,4}?(?:in|at|on|around|near) [^.;:!?,]{2,40}? (?:just |right |straight )?${beside} (?:an?|our|my|his|her|their|the) ${what}`,
  ),
  new RegExp(`${howLong} (?:[a-z]+ )?(?:just |right |straight )?${beside} (?:an?|our|my) ${what}`),
  new RegExp(
    `(?:^|[.;!?]\\s*)(?:just |right |straight )?${beside} (?:an?|our|my) ${what}(?=[^.;!?]*${howLong})`,
  ),
]

/** Takes the words for it from those who look for wishes. */
export function claimAroundTrip(reading: Reading): void {
  for (const pattern of patterns) {
    for (const { end, groups } of reading.find(pattern, 'length', 'dates', 'destination')) {
      const noun = end - (groups.what?.length ?? 0)
      const whole = noun - (groups.kind?.length ?? 0)
      if (!reading.isFree(noun, end)) continue
      reading.seal('dates', reading.isFree(whole, end) ? whole : noun, end)
    }
  }
}
