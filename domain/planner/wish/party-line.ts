/** The line on who travels: "with our kids" includes the writer. */
import type { PlanAnswer } from './answer.ts'

const theYoung =
  /\b(?:kids?|child(?:ren)?|teen(?:age(?:d|r))?s?|toddlers?|bab(?:y|ies)|sons?|daughters?|boys?|girls?|twins|grandkids|grandchild(?:ren)?|nieces?|nephews?|year[- ]olds?)\b/i
const grownUps =
  /\b(?:famil(?:y|ies)|we|us|i|me|myself|couple|wife|husband|partner|adults?|parents?|mother|father|mum|mom|dad|grand(?:parents|mother|father|ma|pa)|friends?|sisters?|brothers?|aunts?|uncles?)\b/i
/** Words of the writer or of companions. */
const writesOfOneself = /\b(?:we|we're|we'd|us|our|i|i'm|my|with)\b/i
const leading = /^with (?=\S)/i

export function withGrownUps(
  understood: PlanAnswer['understood'],
  text: string,
): PlanAnswer['understood'] {
  const party = understood.filter(({ slot }) => slot === 'party')
  const last = party.findLast((line) => theYoung.test(line.text))
  if (!last || party.some((line) => grownUps.test(line.text)) || !writesOfOneself.test(text)) {
    return understood
  }
  return understood.map((line) =>
    line === last ? { ...line, text: `${line.text.replace(leading, '')}, and you` } : line,
  )
}
