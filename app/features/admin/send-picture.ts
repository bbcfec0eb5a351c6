/** Sends a picture to be made fit to publish and stored; every outcome is a value. */
import { z } from 'zod'
import type { PictureFolder } from '#domain/pages/content-image.ts'
import { maxPictureBytes, pictureRefusals } from '#domain/site/pictures.ts'

/** What the server answers. */
export const pictureAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), address: z.string() }),
  z.object({ ok: z.literal(false), message: z.string() }),
])

export type SentPicture = z.infer<typeof pictureAnswerSchema>

/** What can be told without sending it. */
export function pictureProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return pictureRefusals['not-an-image']
  if (file.size > maxPictureBytes) return pictureRefusals['too-large']
  return undefined
}

export async function sendPicture(file: File, folder: PictureFolder): Promise<SentPicture> {
  const problem = pictureProblem(file)
  if (problem) return { ok: false, message: problem }
  try {
    const response = await fetch(`/admin/pictures?folder=${folder}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    return pictureAnswerSchema.parse(await response.json())
  } catch {
    // Cut off, or an answer of somebody in between: either way nothing was stored under a name we know.
    return {
      ok: false,
      message: 'The image could not be sent. Check your internet connection and try again.',
    }
  }
}
