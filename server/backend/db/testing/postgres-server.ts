/**
 * A real PostgreSQL server for tests: its own cluster in a temporary folder, a free port on
 * loopback, gone when it is stopped.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

const PASSWORD = 'test-owner'
const READY = 'database system is ready to accept connections'

export interface PostgresServerOptions {
  /** Off for speed: what a test may lose when the machine stops does not matter. */
  durable?: boolean
}

export class PostgresServer {
  #binaries: string
  #folder: string
  #port: number
  #durable: boolean
  #process: ChildProcess | undefined

  private constructor(binaries: string, folder: string, port: number, durable: boolean) {
    this.#binaries = binaries
    this.#folder = folder
    this.#port = port
    this.#durable = durable
  }

  static async create({ durable = false }: PostgresServerOptions = {}) {
    const binaries = postgresBinaries()
    const folder = await mkdtemp(join(tmpdir(), 'test-postgres-'))
    const server = new PostgresServer(binaries, folder, await freePort(), durable)
    await server.#initialise()
    await server.start()
    return server
  }

  /** The owner's address of one of the server's databases. */
  url(database = 'postgres'): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.#port}/${database}`
  }

  /** The same by way of the server's socket, where no password is asked for. */
  socketUrl(database = 'postgres'): string {
    const query = new URLSearchParams({
      host: this.#folder,
      port: String(this.#port),
      user: 'postgres',
    })
    return `postgres:///${database}?${query}`
  }

  async start(): Promise<void> {
    const settings = [
      'max_connections=200',
      'listen_addresses=127.0.0.1',
      `port=${this.#port}`,
      `unix_socket_directories=${this.#folder}`,
      ...(this.#durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ]
    const child = spawn(
      join(this.#binaries, 'postgres'),
      ['-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...serverUser(), stdio: ['ignore', 'ignore', 'pipe'] },
    )
    this.#process = child
    const said: string[] = []
    for await (const line of createInterface({ input: child.stderr })) {
      said.push(line)
      if (line.includes(READY)) {
        child.stderr.resume()
        return
      }
    }
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
  }

  /** Ends every process of the server at once, as a failing machine would. */
  async crash(): Promise<void> {
    const child = this.#process
    if (!child?.pid) return
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    for (const pid of children.trim().split(' ').map(Number)) killIfRunning(pid)
    await ended
  }

  async remove(): Promise<void> {
    const child = this.#process
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    }
    await rm(this.#folder, { recursive: true, force: true })
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  async #initialise(): Promise<void> {
    const user = serverUser()
    const passwordFile = join(this.#folder, 'password')
    await writeFile(passwordFile, PASSWORD)
    if (user) {
      await chown(this.#folder, user.uid, user.gid)
      await chown(passwordFile, user.uid, user.gid)
    }
    execFileSync(
      join(this.#binaries, 'initdb'),
      [
        ...['-D', this.#data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
        ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`],
      ],
      { ...user, cwd: this.#folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
  }
}

/** PostgreSQL refuses to run as root; without its own user it runs as the one that owns nothing. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  return userNamed('postgres') ?? userNamed('nobody')
}

function userNamed(name: string): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid === undefined || gid === undefined ? null : { uid, gid }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}
