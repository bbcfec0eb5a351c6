/** A diet beside a food that it forbids: told, since one of them is given up. */
import { isRefused } from '#domain/brief/grammar/negation.ts'
import type { TripBrief } from '#domain/brief/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { eatsEverythingToo } from '../asked/mixed-table.ts'
import type { Clash } from './clashes.ts'
import type { Wishing } from './wishing.ts'

type Diet = TripBrief['food']['diets'][number]

const meat =
  'steaks?|wagyu|beef|burgers?|pork|bacon|ham|jam[oó]n|bifanas?|ribs|barbecue|bbq|lamb|goulash|schnitzel|sausages?|bratwurst|pastrami|foie gras|duck|kebabs?'
const fish = 'herrings?|sushi|sashimi|omakase|fish and chips|fresh fish|anchov(?:y|ies)|eel|caviar'
const shellfish = 'sea ?food|oysters?|lobsters?|crabs?|mussels|prawns?|shrimps?|scallops?|clams'
const dairy = 'cheeses?|fondue|raclette|ice[- ]cream|gelato'
const pork = 'pork|bacon|ham|jam[oó]n|bifanas?|prosciutto'
const drinks = 'wine tastings?|beer tastings?|brewer(?:y|ies)|whisky tastings?|pub crawls?'

const forbids: Readonly<Partial<Record<Diet, string>>> = {
  vegan: [meat, fish, shellfish, dairy].join('|'),
  vegetarian: [meat, fish, shellfish].join('|'),
  pescatarian: meat,
  halal: [pork, drinks].join('|'),
  kosher: [pork, shellfish].join('|'),
  'dairy-free': dairy,
  'shellfish-free': shellfish,
}
/** Allowed variants: "vegan cheese", "a kosher steak". */
const allowed =
  /\b(?:vegans?|vegetarians?|veggie|plant[- ]based|halal|kosher|mock|meat-?free|dairy-?free|lactose-?free|non-?alcoholic|alcohol-?free)(?: \w+)?\s*$/i

export function dietClashes({ brief, text, asWritten = text }: Wishing): Clash[] {
  if (eatsEverythingToo(asWritten)) return []
  return brief.food.diets.flatMap((diet) => {
    const foods = forbids[diet]
    if (!foods) return []
    const asked = [...asWritten.matchAll(new RegExp(`\\b(?:${foods})\\b(?![- ]free)`, 'gi'))]
      .filter(({ index }) => {
        const before = asWritten.slice(0, index)
        return !(isRefused(before.toLowerCase()) || allowed.test(before.slice(-30)))
      })
      .map(([food]) => food.toLowerCase())
    const named = [...new Set(asked)]
    if (named.length === 0) return []
    return [
      {
        says: `You ask for ${diet} food and for ${listed(named)}, which ${named.length > 1 ? 'are' : 'is'} not: every meal keeps to ${diet}.`,
        ways: [
          {
            says: `Say who eats what, if ${listed(named)} ${named.length > 1 ? 'are' : 'is'} for another of you.`,
          },
          {
            says: `Ask for ${diet} ${named[0]} instead: the shop or the kitchen has to tell whether there is one.`,
          },
        ],
      },
    ]
  })
}
