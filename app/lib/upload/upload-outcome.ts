/** The outcome of an upload, parsed from the storage service's answer. */
import { z } from 'zod'
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'

/** `storage`: the service refused the file, and `message` says why. */
type UploadFailureReason = 'network' | 'storage' | 'aborted'

interface FailureDetails {
  /** The status in the answer's body, which may differ from the HTTP status. */
  status?: number
  /** Such as `AccessDenied` or `EntityTooLarge`. */
  code?: string
}

interface StoredFile {
  id: string
  path: string
  fullPath: string
}

export type UploadFailure = Failure<UploadFailureReason, FailureDetails>
export type UploadOutcome = Outcome<StoredFile, UploadFailureReason, FailureDetails>

const stored = z.object({ Id: z.string(), Key: z.string() })
const refused = z.object({
  message: z.string(),
  statusCode: z.coerce.number().int().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
})

interface Answer {
  status: number
  /** Parsed JSON; null where it was none. */
  response: unknown
}

export function uploadOutcomeOf({ status, response: body }: Answer, path: string): UploadOutcome {
  if (status >= 200 && status < 300) {
    const { success, data } = stored.safeParse(body)
    if (success) return { ok: true, value: { id: data.Id, path, fullPath: data.Key } }
  }
  const { data } = refused.safeParse(body)
  return {
    ok: false,
    reason: 'storage',
    message: data?.message ?? 'The storage service gave no usable answer',
    status: data?.statusCode ?? status,
    ...(data?.code && { code: data.code }),
  }
}
