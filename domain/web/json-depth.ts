/** Whether the arrays and objects of a JSON text lie deeper in each other than a limit. */
export const nestsDeeper = (json: string, limit: number): boolean => {
  // Each level is opened and closed, so most texts are too short to hold that many.
  if (json.length <= 2 * limit) return false
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case '"':
        at = endOfString(json, at)
        break
      case '[':
      case '{':
        depth += 1
        if (depth > limit) return true
        break
      case ']':
      case '}':
        depth -= 1
        break
    }
  }
  return false
}

/** Where the string that begins at `start` has its last quote, or the end of the text. */
const endOfString = (json: string, start: number): number => {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1
    else if (json[at] === '"') return at
  }
  return json.length
}
