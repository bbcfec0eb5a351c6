/** Reads the environment of a function, on the platform or in our own process. */
declare const Deno: { env: { get(name: string): string | undefined } }

export function environment(name: string): string {
  const value = optionalEnvironment(name)
  if (!value) throw new Error(`${name} is not set for this function`)
  return value
}

/** For settings that a site may leave out. */
export function optionalEnvironment(name: string): string | undefined {
  return Deno.env.get(name) || undefined
}
