/** A process of the benchmark: started with one argument, asked by messages, ended by hanging up. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { residentMegabytes } from '../figures.ts'

export class Child {
  #process: ChildProcess

  private constructor(child: ChildProcess) {
    this.#process = child
  }

  /** Resolves with the first thing it says. */
  static async start<Ready>(
    file: URL,
    argument: unknown,
    nodeOptions: readonly string[] = [],
  ): Promise<{ child: Child; ready: Ready }> {
    const options = ['--disable-warning=ExperimentalWarning', ...nodeOptions]
    const child = new Child(
      spawn(process.execPath, [...options, file.pathname, JSON.stringify(argument)], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Bound values may be bytes, which JSON would turn into something else.
        serialization: 'advanced',
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    )
    return { child, ready: await child.#next<Ready>() }
  }

  async ask<Answer>(question: object): Promise<Answer> {
    this.#process.send(question)
    return this.#next()
  }

  get residentMegabytes(): number {
    return residentMegabytes(this.#process.pid)
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const ended = once(this.#process, 'exit')
    this.#process.disconnect()
    await ended
  }

  async #next<Answer>(): Promise<Answer> {
    const ended = new AbortController()
    const failed = once(this.#process, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`)
    })
    const said = once(this.#process, 'message', { signal: ended.signal })
    try {
      const [message] = await Promise.race([said, failed])
      return message
    } finally {
      ended.abort()
      await Promise.allSettled([said, failed])
    }
  }
}
