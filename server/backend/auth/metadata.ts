/** Changes of metadata: what is given replaces what was, a null removes it, the rest stays. */
export function mergedMetadata(
  known: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.entries({ ...known, ...given }).filter(([, value]) => value !== null)
  return Object.fromEntries(merged)
}
