/** Gives each request an id, logs how it ended, and turns what was thrown into a plain 500. */
import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { errorFields, type Log, requestScope } from '#server/process/log.ts'

/** An id from outside is kept only when it can't break a log line or a header. */
const acceptableId = /^[\w.:-]{8,64}$/

/** Longer paths are cut off in the log, so that no client can make its lines long. */
const longestPath = 512

export function requestLog(log: Log) {
  return createMiddleware((context, next) => {
    const given = context.req.header('x-request-id')
    const requestId = given && acceptableId.test(given) ? given : randomUUID()
    return requestScope.run({ requestId }, async () => {
      const startedAt = performance.now()
      await next()
      context.res.headers.set('x-request-id', requestId)
      if (context.error) log.error('request failed', errorFields(context.error))
      log.info('request', {
        method: context.req.method,
        path: context.req.path.slice(0, longestPath),
        status: context.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      })
    })
  })
}
