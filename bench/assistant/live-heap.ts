/**
 * What the threads of this process hold, read with the inspector from inside, so that what is measured
 * need not be changed for it: as it stands, or what still lives after a collection of garbage.
 */
import { Session } from 'node:inspector/promises'
import { z } from 'zod'

const usageSchema = z.object({
  /** Bytes of JavaScript's objects. */
  usedSize: z.number(),
  /** Bytes that were taken for them. */
  totalSize: z.number(),
  /** Bytes of buffers, which lie outside. */
  backingStorageSize: z.number().default(0),
})
export type HeapUsage = z.output<typeof usageSchema>
const answerSchema = z.object({ id: z.number(), result: z.unknown() })

/** The main thread first, then every worker. */
export async function heapOfThreads(collect: boolean): Promise<HeapUsage[]> {
  const session = new Session()
  session.connect()
  try {
    const workers = await usageOfWorkers(session, collect)
    if (collect) await session.post('HeapProfiler.collectGarbage')
    return [usageSchema.parse(await session.post('Runtime.getHeapUsage')), ...workers]
  } finally {
    session.disconnect()
  }
}

async function usageOfWorkers(session: Session, collect: boolean): Promise<HeapUsage[]> {
  const attached = new Set<string>()
  const waiting = new Map<number, (result: unknown) => void>()
  session.on('NodeWorker.attachedToWorker', ({ params }) => attached.add(params.sessionId))
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const read = answerSchema.safeParse(JSON.parse(params.message))
    if (read.success) waiting.get(read.data.id)?.(read.data.result)
  })
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  let asked = 0
  const ask = async (sessionId: string, method: string): Promise<unknown> => {
    asked += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(asked, answer.resolve)
    const message = JSON.stringify({ id: asked, method })
    await session.post('NodeWorker.sendMessageToWorker', { sessionId, message })
    return answer.promise
  }
  const usages: HeapUsage[] = []
  for (const sessionId of attached) {
    if (collect) await ask(sessionId, 'HeapProfiler.collectGarbage')
    usages.push(usageSchema.parse(await ask(sessionId, 'Runtime.getHeapUsage')))
  }
  await session.post('NodeWorker.disable')
  return usages
}
