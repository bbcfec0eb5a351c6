/** Whether words ask something, and where. */
import type { Ask } from './practical-answer.ts'

/** Where a pattern stands in the folded words; negative where it does not. */
export const at =
  (pattern: RegExp) =>
  ({ words }: Ask): number =>
    words.search(pattern)

const asks =
  /^(?:and |so |but |also |ok |okay |hi |hello |hey |please |sorry |btw )*(?:until when|by when|at what|in which|on which|from when|what|whats|when|whens|how|hows|is|isnt|are|arent|does|do|did|can|could|will|would|should|shall|which|where|wheres|who|why|tell me|any idea|i wonder|do you know|need to know|want to know)\b/
const wishes =
  /\b(?:plan|itinerary|suggest|recommend|book|reserve|show me|find me|looking for|look for|take me|we want|i want|id like|we d like|add|swap|move|remove|replace|instead|(?<!\b(?:is|will|would) it (?:be )?)too (?:hot|cold|expensive|wet|dear|far))\b/

/** A pattern for words that may belong to a wish as well ("a hotel with sunset views"): found only in a question. */
export const asked =
  (pattern: RegExp) =>
  ({ words, question: { text } }: Ask): number => {
    const found = words.search(pattern)
    if (found < 0 || wishes.test(words)) return -1
    const isQuestion =
      text.includes('?') ||
      asks.test(words) ||
      /[.!\n] *(?:what|when|how|is|are|does|do|can|will|should|which|where)\b/i.test(text)
    // A few words that begin with it are asked of a machine: "opening times Van Gogh Museum".
    const count = words.split(' ').length
    return isQuestion || count <= 4 || (count <= 7 && found <= 12) ? found : -1
  }
