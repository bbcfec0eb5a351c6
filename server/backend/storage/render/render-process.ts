/** The process in which pictures are rendered: it can be ended in the middle of its work. */
import { setPriority } from 'node:os'
import type { RenderAnswer } from './image-renderer.ts'
import { type ReencodeWork, reencodePicture } from './reencode-picture.ts'
import { type PictureWork, renderPicture } from './render-picture.ts'

// Runs at a lower priority than the server, so that pages are not slowed by pictures.
setPriority(5)

process.on('message', async (work: PictureWork | ReencodeWork) => {
  process.send?.(await answer(work))
})
// Ends with the parent process.
process.on('disconnect', () => process.exit())

async function answer(work: PictureWork | ReencodeWork): Promise<RenderAnswer> {
  try {
    const bytes = work.task === 'render' ? await renderPicture(work) : await reencodePicture(work)
    return { ok: true, bytes }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** The first line is the cause; what follows are the library's own notes. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}
