/** What the platform, or our own process, gives a function. */
declare const Deno: { env: { get(name: string): string | undefined } }

export function environment(name: string): string {
  const value = optionalEnvironment(name)
  if (!value) throw new Error(`${name} is not set for this function`)
  return value
}

/** For what a site may go without. */
export function optionalEnvironment(name: string): string | undefined {
  return Deno.env.get(name) || undefined
}
