/** Uploads a picture, which the server encodes anew and stores. */
import { z } from 'zod'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { PictureFolder } from '#domain/pages/content-image.ts'
import {
  maxPictureBytes,
  type PictureRefusal,
  pictureRefusalReasons,
  pictureRefusals,
} from '#domain/site/pictures.ts'

/** Why a picture was not stored. */
const pictureFailures = [
  ...pictureRefusalReasons,
  'other-site',
  'not-admin',
  'no-such-folder',
  'not-stored',
  'network',
] as const

export type PictureFailure = (typeof pictureFailures)[number]
export type PictureOutcome = Outcome<string, PictureFailure>

/** What the server answers; the value is the picture's address. */
const pictureAnswerSchema: z.ZodType<PictureOutcome> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.string() }),
  z.object({ ok: z.literal(false), reason: z.enum(pictureFailures), message: z.string() }),
])

/** Checks type and size before uploading. */
export function pictureProblem(file: File): string | undefined {
  const reason = refusalOf(file)
  return reason && pictureRefusals[reason]
}

function refusalOf(file: File): PictureRefusal | undefined {
  if (!file.type.startsWith('image/')) return 'not-an-image'
  if (file.size > maxPictureBytes) return 'too-large'
  return undefined
}

export async function sendPicture(file: File, folder: PictureFolder): Promise<PictureOutcome> {
  const reason = refusalOf(file)
  if (reason) return { ok: false, reason, message: pictureRefusals[reason] }
  try {
    const response = await fetch(`/admin/pictures?folder=${folder}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    return pictureAnswerSchema.parse(await response.json())
  } catch {
    // The connection broke, or a proxy answered: either way no stored picture's address is known.
    return {
      ok: false,
      reason: 'network',
      message: 'The image could not be sent. Check your internet connection and try again.',
    }
  }
}
