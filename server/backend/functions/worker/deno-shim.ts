/**
 * The little of Deno that a function may count on: its environment, and `Deno.serve` to say who
 * answers. A worker runs one function, so what is registered here can be no other function's.
 */

export type Handler = (request: Request) => Response | Promise<Response>

interface ServeOptions {
  handler?: Handler
}

export interface DenoShim {
  /** What `Deno.serve` was given; undefined until then. */
  handler(): Handler | undefined
}

export function installDeno(environment: Readonly<Record<string, string | undefined>>): DenoShim {
  let registered: Handler | undefined
  const serve = (first: Handler | ServeOptions, second?: Handler) => {
    const handler = typeof first === 'function' ? first : (second ?? first.handler)
    if (typeof handler !== 'function') throw new TypeError('Deno.serve was given no handler')
    if (registered) throw new Error('Deno.serve was called twice')
    registered = handler
  }
  const env = {
    get: (name: string) => environment[name],
    has: (name: string) => environment[name] !== undefined,
    toObject: () => ({ ...environment }),
  }
  Object.defineProperty(globalThis, 'Deno', { value: Object.freeze({ env, serve }) })
  return { handler: () => registered }
}
