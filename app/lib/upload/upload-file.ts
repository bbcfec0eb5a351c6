/**
 * Uploads a file to a bucket and reports progress. It sends the same request as storage-js, but by
 * XMLHttpRequest, because fetch reports no upload progress.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Site } from '../site.ts'
import { type UploadFailure, type UploadOutcome, uploadOutcomeOf } from './upload-outcome.ts'

export interface Upload {
  /** The client whose session is used. */
  client: { auth: Pick<SupabaseClient['auth'], 'getSession'> }
  /** Without `url` the backend is at the page's origin. */
  access: Pick<Site['supabase'], 'url' | 'anonKey'>
  bucket: string
  path: string
  file: Blob
  /** Whether a file that is there already is replaced. */
  upsert?: boolean
  cacheSeconds?: number
  /** From 0 to 1, never falling. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

/** The parts of XMLHttpRequest that an upload uses. */
export type UploadRequest = Pick<
  XMLHttpRequest,
  'open' | 'setRequestHeader' | 'send' | 'abort' | 'status' | 'response' | 'responseType'
> &
  EventTarget & { readonly upload: EventTarget }

export async function uploadFile(
  upload: Upload,
  newRequest: () => UploadRequest = () => new XMLHttpRequest(),
): Promise<UploadOutcome> {
  const { client, access, signal } = upload
  const { data } = await client.auth.getSession()
  if (signal?.aborted) return aborted
  const path = cleanPath(upload.path)
  const request = newRequest()
  request.open(
    'POST',
    `${access.url ?? ''}/storage/v1/object/${encodePath(`${upload.bucket}/${path}`)}`,
  )
  request.responseType = 'json'
  request.setRequestHeader('apikey', access.anonKey)
  const token = data.session?.access_token ?? access.anonKey
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.setRequestHeader('x-upsert', String(upload.upsert ?? false))
  return new Promise((resolve) => {
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    const settle = (outcome: UploadOutcome) => {
      signal?.removeEventListener('abort', abort)
      resolve(outcome)
    }
    request.upload.addEventListener('progress', (event) => {
      if (isMeasured(event)) upload.onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => settle(uploadOutcomeOf(request, path)))
    request.addEventListener('error', () => settle(unreachable))
    request.addEventListener('timeout', () => settle(unreachable))
    request.addEventListener('abort', () => settle(aborted))
    request.send(formOf(upload))
  })
}

const aborted: UploadFailure = { ok: false, reason: 'aborted', message: 'The upload was canceled' }

const unreachable: UploadFailure = {
  ok: false,
  reason: 'network',
  message: 'The file could not be sent. Check your internet connection and try again.',
}

/** Fields come before the file, because the service reads them before the file's bytes. */
function formOf({ file, cacheSeconds = 3600 }: Upload): FormData {
  const form = new FormData()
  form.append('cacheControl', String(cacheSeconds))
  form.append('', file)
  return form
}

const isMeasured = (event: Event): event is ProgressEvent =>
  'loaded' in event && 'total' in event && Number(event.total) > 0

const cleanPath = (path: string) => path.replace(/\/+/g, '/').replace(/^\/|\/$/g, '')

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')
