/**
 * Reads from a project's `config.toml` which functions check the caller's token before they run.
 * Only that switch is read; whatever is not understood leaves the check on.
 */

export interface FunctionConfig {
  verifyJwt: boolean
}

/** By the function's name; a function that is not named verifies. */
export type FunctionsConfig = Readonly<Record<string, FunctionConfig>>

const table = /^\[\s*functions\s*\.\s*(["']?)([A-Za-z][\w-]*)\1\s*\]$/
const switched = /^verify_jwt\s*=\s*(true|false)$/

export function readFunctionsConfig(toml: string): FunctionsConfig {
  const found = new Map<string, FunctionConfig>()
  let name: string | undefined
  for (const line of toml.split(/\r?\n/).map(withoutComment)) {
    if (line.startsWith('[')) name = table.exec(line)?.[2]
    const value = switched.exec(line)?.[1]
    if (name && value) found.set(name, { verifyJwt: value === 'true' })
  }
  return Object.fromEntries(found)
}

/** A `#` inside a string would be cut too, which can't matter to a table's name or a boolean. */
function withoutComment(line: string): string {
  return line.replace(/#.*$/, '').trim()
}
