/** One JSON object a line, on standard output, with the id of the request it belongs to. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { withoutSecrets } from '#domain/site/secret-addresses.ts'

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof levels)[number]
export type LogFields = Readonly<Record<string, unknown>>

export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

interface LogOptions {
  level: LogLevel
  now: () => Date
  write: (line: string) => void
}

/** Carries the request's id to every line logged while it is served. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>()

export function createLog({ level, now, write }: LogOptions): Log {
  const least = levels.indexOf(level)
  const at = (lineLevel: Exclude<LogLevel, 'silent'>) => (message: string, fields?: LogFields) => {
    if (levels.indexOf(lineLevel) < least) return
    const request = requestScope.getStore()
    const line = JSON.stringify({
      time: now().toISOString(),
      level: lineLevel,
      message,
      ...request,
      ...fields,
    })
    // Secrets are removed from the whole line, since an address may stand in an error or a
    // referrer, too.
    write(`${withoutSecrets(line)}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** What of a thrown value belongs in a log line. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) }
  return { error: error.message, stack: error.stack, ...cause }
}
