import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMarks, isMarked, UnsyncedFiles } from './unsynced-files.ts'

it('never misses a file that was written and not flushed to disk, whichever files share its mark', () => {
  const step = fc.record({
    // Few of them, and some that share a mark.
    inode: fc.integer({ min: 1, max: 4 }).map((n) => (n % 2) + Math.floor(n / 2) * 65_536),
    forced: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const marks = createMarks()
      const files = new UnsyncedFiles(marks)
      const unsynced = new Set<number>()
      for (const { inode, forced } of steps) {
        if (forced) {
          files.remove(inode)
          unsynced.delete(inode)
        } else {
          files.add(inode)
          unsynced.add(inode)
        }
        for (const each of unsynced) {
          expect(files.has(each)).toBe(true)
          expect(isMarked(marks, each)).toBe(true)
        }
      }
      for (const each of unsynced) files.remove(each)
      expect(new Uint8Array(marks).every((mark) => mark === 0)).toBe(true)
    }),
  )
})
