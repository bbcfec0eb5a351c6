/**
 * PGlite's Node file system with what it leaves out: fsync reaches the disk, a reopened folder is
 * made durable without forcing every file of it, and files are readable by their owner alone.
 * It leans on PGlite's emscripten internals, so the version is pinned and a test counts the calls.
 */
import { fstatSync, fsyncSync, statSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isMarked, UnsyncedFiles } from './unsynced-files.ts'

type InitArguments = Parameters<NodeFS['init']>

interface OpenFile {
  nfd: number
}

interface StreamOperations {
  fsync?: (stream: OpenFile) => number
  write: (
    stream: OpenFile,
    buffer: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ) => number
}

interface NodeOperations {
  /** Makes a file or a folder. */
  mknod: (parent: object, name: string, mode: number, device: number) => unknown
  /** Changes what is known of one, its mode among it; PGlite does so with every new file. */
  setattr: (node: object, attributes: { size?: number; mode?: number }) => void
}

interface NodeFileSystem {
  stream_ops: StreamOperations
  node_ops: NodeOperations
  realPath: (node: object) => string
}

export interface DurableFsOptions {
  /** Where files with writes that were not forced to disk are marked. */
  marks: SharedArrayBuffer
  /**
   * Resolves when the folder may be opened, with the marks of an engine of this process that was
   * stopped; with none where nothing is known, and then every file is forced.
   */
  opening: Promise<SharedArrayBuffer | undefined>
}

const othersRights = 0o077

export class DurableFs extends NodeFS {
  /** How often a file or folder was forced to disk since the start. */
  fsyncs = 0
  /** Bytes written since the start, nearly all of them write-ahead log between two checkpoints. */
  bytesWritten = 0
  #opening: DurableFsOptions['opening']
  #unsynced: UnsyncedFiles
  /** The marks of the engine before, until this one has recovered what that one wrote. */
  #leftBehind: SharedArrayBuffer | undefined

  constructor(dir: string, { marks, opening }: DurableFsOptions) {
    super(dir)
    this.#opening = opening
    this.#unsynced = new UnsyncedFiles(marks)
  }

  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS?: NodeFileSystem }) => {
        if (!module.NODEFS) throw new Error('this PGlite has no NODEFS to make durable')
        this.#makeDurable(module.NODEFS)
        restrictToOwner(module.NODEFS.node_ops)
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  /** PGlite calls this when its code is loaded and it is about to look at the folder. */
  override async initialSyncFs(): Promise<void> {
    this.#leftBehind = await this.#opening
  }

  /** Called when the engine is ready: from now on marks are removed as files are forced to disk. */
  recovered(): void {
    this.#leftBehind = undefined
  }

  #makeDurable({ stream_ops: streams, node_ops: nodes, realPath }: NodeFileSystem): void {
    const inodes = new WeakMap<OpenFile, number>()
    const inodeOf = (stream: OpenFile) => {
      const known = inodes.get(stream)
      if (known !== undefined) return known
      const { ino } = fstatSync(stream.nfd)
      inodes.set(stream, ino)
      return ino
    }
    streams.fsync = (stream) => {
      if (this.#isOnDisk(stream)) return 0
      fsyncSync(stream.nfd)
      this.fsyncs++
      this.#unsynced.remove(inodeOf(stream))
      return 0
    }
    const write = streams.write
    streams.write = (stream, ...rest) => {
      this.#unsynced.add(inodeOf(stream))
      const written = write(stream, ...rest)
      this.bytesWritten += written
      return written
    }
    const setattr = nodes.setattr
    nodes.setattr = (node, attributes) => {
      // A file that is cut or lengthened.
      if (attributes.size !== undefined) this.#unsynced.add(statSync(realPath(node)).ino)
      setattr(node, attributes)
    }
  }

  /**
   * Whether a file needs no fsync. Before it recovers, Postgres forces every file of the folder to
   * disk, because it can't know which of them the engine before had written to. Here the marks
   * tell. Folders are always forced; there are few.
   */
  #isOnDisk({ nfd }: OpenFile): boolean {
    if (!this.#leftBehind) return false
    const file = fstatSync(nfd)
    if (file.isDirectory()) return false
    return !isMarked(this.#leftBehind, file.ino) && !this.#unsynced.has(file.ino)
  }
}

function restrictToOwner(operations: NodeOperations): void {
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, device) =>
    mknod(parent, name, mode & ~othersRights, device)
  operations.setattr = (node, attributes) => {
    const { mode } = attributes
    const kept = mode === undefined ? attributes : { ...attributes, mode: mode & ~othersRights }
    return setattr(node, kept)
  }
}
