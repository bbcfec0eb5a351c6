/** Who walks with effort is home by nine or so, but for the evening that was wished for. */
import type { PlanRequestInput } from '../schema.ts'

type Travelling = NonNullable<PlanRequestInput['party']>

const weakLegs =
  /\b(?:bad|weak|dodgy|sore|poor|replaced|arthritic) (?:knees?|hips?|legs?|back)\b|\b(?:knees?|hips?|legs) (?:is|are) (?:\w+ )?(?:bad|weak|gone)\b|\b(?:knee|hip) (?:replacement|surgery|operation)|\b(?:wheelchair|rollator|zimmer|crutches|walking (?:stick|frame)|frail|arthritis)\b|\b(?:uses?|using|with|on|has|needs?) (?:a|her|his|my|the) (?:walker|cane|stick)\b/i
const notYoung = /\b(?:retired|retirees?|pensioners?|elderly|seniors?)\b/i

export const earlyEnds = { usual: 1275, afterAShow: 1410 }

/** Whether evenings end early, where nobody asked to be out. */
export function endsEarly(party: Travelling, interests: readonly string[], text: string): boolean {
  if (interests.includes('nightlife')) return false
  const walksWithEffort = party.shortWalks === true || party.stepFree === true
  if (party.elderly) return walksWithEffort
  return walksWithEffort && weakLegs.test(text) && (notYoung.test(text) || hasGrownOld(party))
}

const hasGrownOld = ({ who = [] }: Travelling) => who.includes('seniors') || who.includes('sixties')

/** Days of which one may be late, for the evening out: neither the first nor, where there are more, the last. */
export function withEarlyEvenings(
  days: PlanRequestInput['days'],
  by: number,
): PlanRequestInput['days'] {
  return days.length < 2
    ? days
    : days.map((day, index) =>
        index === Math.max(1, days.length - 2) ? day : { ...day, to: Math.min(day.to ?? by, by) },
      )
}
