/** The runtime's environment, typed here so that nothing else of the program sees Deno. */
declare const Deno: { env: { get(name: string): string | undefined } }

export const environment = (name: string): string | undefined => Deno.env.get(name)
