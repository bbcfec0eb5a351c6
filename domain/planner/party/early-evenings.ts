/** Whose evenings end early: those who walk with effort are home by nine or so, but for an evening that they wished for. */
import type { PlanRequestInput } from '../schema.ts'

type Travelling = NonNullable<PlanRequestInput['party']>

const weakLegs =
  /\b(?:bad|weak|dodgy|sore|poor|replaced|arthritic) (?:knees?|hips?|legs?|back)\b|\b(?:knees?|hips?|legs) (?:is|are) (?:\w+ )?(?:bad|weak|gone)\b|\b(?:knee|hip) (?:replacement|surgery|operation)|\b(?:wheelchair|rollator|zimmer|crutches|walking (?:stick|frame)|frail|arthritis)\b|\b(?:uses?|using|with|on|has|needs?) (?:a|her|his|my|the) (?:walker|cane|stick)\b/i
const notYoung = /\b(?:retired|retirees?|pensioners?|elderly|seniors?)\b/i

export const earlyEnds = { usual: 1275, afterAShow: 1410 }

/** Whether evenings end early, unless nightlife was asked for. */
export function endsEarly(party: Travelling, interests: readonly string[], text: string): boolean {
  if (interests.includes('nightlife')) return false
  const walksWithEffort = party.shortWalks === true || party.stepFree === true
  if (party.elderly) return walksWithEffort
  return walksWithEffort && weakLegs.test(text) && (notYoung.test(text) || hasGrownOld(party))
}

const hasGrownOld = ({ who = [] }: Travelling) => who.includes('seniors') || who.includes('sixties')
