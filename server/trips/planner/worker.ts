/** A planner's thread: plans for everyone who asked, in turns. */
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { servePlanner } from '#domain/planner/execution/executor-port.ts'

if (!parentPort) throw new Error('This module runs in a worker thread')
const port = parentPort
const executor = inlineExecutor(() => performance.now(), setImmediate)
port.on(
  'message',
  servePlanner(executor, (message) => port.postMessage(message)),
)
