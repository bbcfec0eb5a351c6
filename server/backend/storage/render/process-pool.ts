/**
 * Hands one piece of work at a time to a process of its own. Native code can't be interrupted, so
 * work that takes too long ends with its process; the next piece gets a fresh one.
 */
import { type ChildProcess, fork } from 'node:child_process'

interface ProcessPoolOptions {
  /** Answers each message with one message. */
  entry: URL
  seconds: number
  /** A process that had nothing to do for so long is ended. */
  idleMs?: number
}

export interface ProcessPool {
  /** Starts as many processes as there are jobs at once: the caller limits them. */
  run(work: object): Promise<unknown>
  close(): void
}

export function openProcessPool({
  entry,
  seconds,
  idleMs = 60_000,
}: ProcessPoolOptions): ProcessPool {
  const all = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  const start = (): ChildProcess => {
    // The process decodes what strangers uploaded, so that its environment has none of the
    // deployment's secrets.
    const child = fork(entry, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
      env: {},
    })
    all.add(child)
    // Without a listener an error would end this process; a waiting caller has a listener of its own.
    child.on('error', () => {})
    child.on('exit', () => {
      all.delete(child)
      clearTimeout(idle.get(child))
      idle.delete(child)
    })
    return child
  }

  const rest = (child: ChildProcess): void => {
    keepAlive(child, false)
    idle.set(child, setTimeout(() => child.kill('SIGKILL'), idleMs).unref())
  }

  const wake = (): ChildProcess => {
    const [rested] = idle
    if (!rested) return start()
    const [child, timer] = rested
    clearTimeout(timer)
    idle.delete(child)
    keepAlive(child, true)
    return child
  }

  return {
    async run(work) {
      const child = wake()
      try {
        const answer = await answerOf(child, work, seconds)
        rest(child)
        return answer
      } catch (error) {
        child.kill('SIGKILL')
        throw error
      }
    },
    close() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

function answerOf(child: ChildProcess, work: object, seconds: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const failed = (error: Error) => reject(error)
  const ended = () => reject(new Error('the process ended before it was done'))
  const timer = setTimeout(() => reject(new Error('it took too long')), seconds * 1000)
  child.once('message', resolve).once('error', failed).once('exit', ended)
  child.send(work)
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('error', failed).off('exit', ended)
  })
}

/** Whether this process waits for the other before it ends. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  if (wanted) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
