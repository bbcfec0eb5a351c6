/** Limits in words that nobody understood: told first, since they may not be kept. */

const limit =
  /\b(?:(?:no|not) more than|at most|no|without|never|(?:do(?:n['’]?t| not)|can['’]?t|cannot|won['’]?t) (?:want|like|do|go|make|take|use|eat|have))\b[^.;,!?()]{3,60}/gi
const shortest = 4
/** The most limits told. */
const most = 2

/** Sentences that quote the words. */
export function limitsUnheard(text: string, notUnderstood: readonly string[]): string[] {
  const words = notUnderstood.filter((each) => each.trim().length >= shortest)
  return [...text.matchAll(limit)]
    .map(([phrase]) => phrase.trim())
    .filter((phrase) =>
      words.some((each) => phrase.toLowerCase().includes(each.toLowerCase().trim())),
    )
    .slice(0, most)
    .map(
      (phrase) =>
        `"${phrase}" was not understood as a limit: look through the days for it, or say it in other words.`,
    )
}
