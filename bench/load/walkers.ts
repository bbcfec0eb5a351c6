/** People who ask for something, think, and ask again. Each has an address of their own and one connection. */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Walk {
  /** What kind of person it is, for the figures. */
  kind: string
  /** Asked for in turn, from a place of their own. */
  paths: readonly string[]
  headers?: Readonly<Record<string, string>>
}

export interface Asked {
  kind: string
  ms: number
  /** Undefined for an answer that came with its body and a status below 400. */
  problem: string | undefined
}

export interface WalkOptions {
  url: string
  forMs: number
  /** Half to one and a half of it passes between two requests. */
  thinkMs: number
  random: () => number
}

export async function walkAll(walks: readonly Walk[], options: WalkOptions): Promise<Asked[]> {
  const asked: Asked[] = []
  const endsAt = performance.now() + options.forMs
  await Promise.all(
    walks.map(async ({ kind, paths, headers }, number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const own = { 'x-forwarded-for': addressOf(number), 'accept-encoding': 'gzip', ...headers }
      const think = (share: number) => pause(options.thinkMs * share)
      // They do not come all at once.
      await think(options.random())
      for (let step = number; performance.now() < endsAt; step += 1) {
        const path = paths[step % paths.length] ?? '/'
        const sentAt = performance.now()
        const problem = await ask(`${options.url}${path}`, own, agent)
        asked.push({ kind, ms: performance.now() - sentAt, problem })
        await think(0.5 + options.random())
      }
      agent.destroy()
    }),
  )
  return asked
}

const addressOf = (number: number) => `10.0.${Math.floor(number / 250)}.${1 + (number % 250)}`

function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { headers, agent }, (answer) => {
      const { statusCode = 0 } = answer
      answer.resume()
      answer.on('end', () =>
        resolve(statusCode < 400 ? undefined : `${statusCode} ${new URL(url).pathname}`),
      )
      answer.on('error', (error) => resolve(error.message))
    })
    request.on('error', (error) => resolve(error.message))
  })
}
