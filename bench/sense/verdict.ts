/** What a check answers: how often something could have gone wrong, and each time it did. */

export interface Verdict {
  /** How many there were to look at. */
  of: number
  /** What is wrong, each as a phrase that names the day and the place. */
  wrong: string[]
}

export function judged<T>(items: Iterable<T>, complaint: (item: T) => string | null): Verdict {
  const verdict: Verdict = { of: 0, wrong: [] }
  for (const item of items) {
    verdict.of += 1
    const wrong = complaint(item)
    if (wrong !== null) verdict.wrong.push(wrong)
  }
  return verdict
}
