/** "Mostly vegan": a diet that is kept as a rule, so that a kitchen that comes close to it also serves. */

const asARule =
  /\b(?:mostly|mainly|largely|almost|nearly|predominantly|flexible|flexitarian|(?:try|trying) to (?:be|eat|stay))\b[^.;,]{0,15}\b(?:vegans?|plant[- ]based)\b|\b(?:vegans?|plant[- ]based) (?:mostly|where possible|when possible|most of the time|if possible)\b/i

/** The diets that a kitchen has to meet, with what was assumed for it. */
export function dietsKept(
  diets: readonly string[],
  text: string,
): { diets: string[]; notes: string[] } {
  if (!(diets.includes('vegan') && asARule.test(text))) return { diets: [...diets], notes: [] }
  const kept = diets.map((diet) => (diet === 'vegan' ? 'vegetarian' : diet))
  return {
    diets: [...new Set(kept)],
    notes: [
      'Mostly vegan: vegetarian kitchens count as well, so that there is a choice. Ask there for what is vegan.',
    ],
  }
}
