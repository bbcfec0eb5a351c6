/** For tests of the process pool: one that gets stuck, dies, or answers, as it is told. */
import { writeFileSync } from 'node:fs'

interface Orders {
  then: 'answer' | 'die' | 'hang'
  /** Where it leaves its process id. */
  file: string
}

process.on('message', ({ then, file }: Orders) => {
  writeFileSync(file, String(process.pid))
  if (then === 'die') process.exit(1)
  // Blocks the thread as native code does, without using the processor.
  if (then === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  process.send?.(process.pid)
})
process.on('disconnect', () => process.exit())
