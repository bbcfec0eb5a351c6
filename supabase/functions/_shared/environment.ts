/** What the platform, or our own process, gives a function. */
declare const Deno: { env: { get(name: string): string | undefined } }

export function environment(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`${name} is not set for this function`)
  return value
}
