/**
 * PGlite's Node file system with the one call it leaves out: fsync reaches the disk. What it makes
 * is its owner's alone, which PGlite leaves to everybody.
 * It leans on PGlite's emscripten internals, so the version is pinned and a test counts the calls.
 */
import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

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

interface NodeFileSystem {
  stream_ops: StreamOperations
  node_ops: NodeOperations
}

interface NodeOperations {
  /** Makes a file or a folder. */
  mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
  /** Changes what is known of one, its mode among it; PGlite does so with every new file. */
  setattr: (node: unknown, attributes: { mode?: number }) => unknown
}

const othersRights = 0o077

export class DurableFs extends NodeFS {
  /** How often a file or folder was forced to disk since the start. */
  fsyncs = 0
  /** Bytes written since the start, nearly all of them write-ahead log between two checkpoints. */
  bytesWritten = 0

  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS: files }: { NODEFS?: NodeFileSystem }) => {
        if (!files) throw new Error('this PGlite has no NODEFS to make durable')
        this.#makeDurable(files.stream_ops)
        keepToOwner(files.node_ops)
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #makeDurable(operations: StreamOperations): void {
    operations.fsync = (stream) => {
      fsyncSync(stream.nfd)
      this.fsyncs++
      return 0
    }
    const write = operations.write
    operations.write = (...call) => {
      const written = write(...call)
      this.bytesWritten += written
      return written
    }
  }
}

function keepToOwner(operations: NodeOperations): void {
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, device) =>
    mknod(parent, name, mode & ~othersRights, device)
  operations.setattr = (node, attributes) => {
    const { mode } = attributes
    const kept = mode === undefined ? attributes : { ...attributes, mode: mode & ~othersRights }
    return setattr(node, kept)
  }
}
