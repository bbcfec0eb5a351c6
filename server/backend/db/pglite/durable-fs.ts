/**
 * PGlite's Node file system with the one call it leaves out: fsync reaches the disk.
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

export class DurableFs extends NodeFS {
  /** How often a file or folder was forced to disk since the start. */
  fsyncs = 0
  /** Bytes written since the start, nearly all of them write-ahead log between two checkpoints. */
  bytesWritten = 0

  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS?: { stream_ops: StreamOperations } }) => {
        const operations = module.NODEFS?.stream_ops
        if (!operations) throw new Error('this PGlite has no NODEFS to make durable')
        this.#makeDurable(operations)
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
