/**
 * Which files hold writes that were not forced to disk yet. The marks lie in shared memory, so that
 * they outlive a worker that is stopped in the middle of its work: the next one forces these files
 * to disk and no others, instead of the two thousand of a whole data folder.
 */

/** Far more than files are open at once; two files that share a mark are both forced. */
const MARKS = 65_536

export const createMarks = () => new SharedArrayBuffer(MARKS)

const markOf = (inode: number) => inode % MARKS

export const isMarked = (marks: SharedArrayBuffer, inode: number) =>
  new Uint8Array(marks)[markOf(inode)] === 1

export class UnsyncedFiles {
  #marks: Uint8Array
  #inodes = new Set<number>()

  constructor(marks: SharedArrayBuffer) {
    this.#marks = new Uint8Array(marks)
  }

  has(inode: number): boolean {
    return this.#inodes.has(inode)
  }

  /** Before the write: a worker that is stopped during it has marked the file. */
  add(inode: number): void {
    if (this.#inodes.has(inode)) return
    this.#inodes.add(inode)
    this.#marks[markOf(inode)] = 1
  }

  /** After the file was forced to disk. */
  remove(inode: number): void {
    if (!this.#inodes.delete(inode)) return
    const mark = markOf(inode)
    for (const other of this.#inodes) if (markOf(other) === mark) return
    this.#marks[mark] = 0
  }
}
