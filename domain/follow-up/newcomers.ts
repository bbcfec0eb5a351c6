/** Later messages about further travellers. */
import { countPattern, toCount } from '#domain/brief/grammar/numbers.ts'
import type { TripBrief } from '#domain/brief/schema.ts'

const newcomers =
  '(?:mum|mom|mother|dad|father|parents|grandparents|sister|brother|friends?|partner|wife|husband|girlfriend|boyfriend|cousin|aunt|uncle|colleagues?|in-laws|mates?|grandma|grandpa|person|people|adults?)'
export const joining = new RegExp(
  `\\b(?<who>my|our|an?|${countPattern}) (?:(?:more|extra|other|best|elderly|old) )*${newcomers} (?:(?:is|are|will be|will|wants? to|also|now) )*(?:coming|joining|come|join|comes|joins|travell?ing)\\b(?: too| along| as well| us| with us)*|\\b(?:plus|add|and) (?<plus>${countPattern}|an?) (?:more )?${newcomers}\\b`,
)

/** "My mum is coming too": one more than there were, unless the message counts them itself ("so 4 people"). */
export function adjustParty(lower: string, counted: boolean): (brief: TripBrief) => TripBrief {
  const match = joining.exec(lower)
  return (brief) => {
    if (!match || counted || brief.party.total === undefined) return brief
    const said = match.groups?.plus ?? match.groups?.who
    const added = /\b(?:parents|grandparents|in-laws)\b/.test(match[0]) ? 2 : (toCount(said) ?? 1)
    const { total, adults, kinds } = brief.party
    return {
      ...brief,
      party: {
        ...brief.party,
        total: total + added,
        ...(adults !== undefined && { adults: adults + added }),
        kinds: kinds.filter((kind) => kind !== 'solo' && kind !== 'couple'),
      },
    }
  }
}
