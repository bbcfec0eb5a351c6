/** What an upload comes to, read from the storage service's answer. */
import { z } from 'zod'

export interface UploadFailure {
  ok: false
  /** `storage`: the service refused the file, and `message` says why. */
  kind: 'network' | 'storage' | 'aborted'
  message: string
  /** The status that the service means, which is not always the one of its answer. */
  status?: number
  /** Such as `AccessDenied` or `EntityTooLarge`. */
  code?: string
}

export type UploadResult = { ok: true; id: string; path: string; fullPath: string } | UploadFailure

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

export function uploadResultOf({ status, response: body }: Answer, path: string): UploadResult {
  if (status >= 200 && status < 300) {
    const { success, data } = stored.safeParse(body)
    if (success) return { ok: true, id: data.Id, path, fullPath: data.Key }
  }
  const { data } = refused.safeParse(body)
  return {
    ok: false,
    kind: 'storage',
    message: data?.message ?? 'The storage service gave no usable answer',
    status: data?.statusCode ?? status,
    ...(data?.code && { code: data.code }),
  }
}
