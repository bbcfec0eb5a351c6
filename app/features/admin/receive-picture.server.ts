/**
 * Receives a picture from an administrator, encodes it anew and stores every format under one name.
 * It uploads with the administrator's session, so that the bucket's policies apply.
 */
import type { ActionFunctionArgs } from 'react-router'
import { requireAdmin } from '#app/lib/account/signed-in.server.ts'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import { pictureBucket, pictureFolders } from '#domain/pages/content-image.ts'
import { maxPictureBytes, type PictureRefusal, pictureRefusals } from '#domain/site/pictures.ts'
import { readBoundedBody } from '#domain/web/bounded-body.ts'
import type { PictureFailure, PictureOutcome } from './send-picture.ts'

type Arguments = Pick<ActionFunctionArgs, 'request' | 'context'>

/** One year: names are never reused, so that browsers may keep a picture. */
const cacheControl = '31536000'

const statuses: Readonly<Record<PictureRefusal, number>> = {
  'too-large': 413,
  'not-an-image': 415,
  'too-many-pixels': 413,
  busy: 503,
}

/** About how long encoding one picture takes. */
const retryAfter = { 'retry-after': '5' }

const answer = (body: PictureOutcome, status = 200) =>
  Response.json(body, { status, ...(status === statuses.busy && { headers: retryAfter }) })
const refused = (reason: PictureFailure, message: string, status: number) =>
  answer({ ok: false, reason, message }, status)
const unfit = (reason: PictureRefusal) => refused(reason, pictureRefusals[reason], statuses[reason])

export async function receivePicture({ request, context }: Arguments) {
  if (!isFromOurPage(request)) {
    return refused('other-site', 'Images are taken from pages of this site only.', 403)
  }
  if (!(await isAdmin({ request, context }))) {
    return refused('not-admin', 'Only administrators may upload images.', 403)
  }
  const wanted = new URL(request.url).searchParams.get('folder')
  const folder = pictureFolders.find((each) => each === wanted)
  if (!folder) return refused('no-such-folder', 'There is no such folder.', 400)
  const bytes = await readBoundedBody(request, maxPictureBytes)
  if (!bytes) return unfit('too-large')
  const picture = await context.get(servicesContext).reencodePicture(bytes)
  if (!picture.ok) return unfit(picture.reason)
  const name = `${folder}/${crypto.randomUUID()}`
  const bucket = supabaseOf(context).storage.from(pictureBucket)
  const uploads = await Promise.all(
    picture.files.map(({ extension, type, bytes: file }) =>
      bucket.upload(`${name}.${extension}`, file, { contentType: type, cacheControl }),
    ),
  )
  const failed = uploads.find(({ error }) => error)?.error
  if (failed) {
    await bucket.remove(picture.files.map(({ extension }) => `${name}.${extension}`))
    context.get(servicesContext).report('picture not stored', { error: failed.message })
    return refused('not-stored', 'The image could not be stored. Please try again.', 500)
  }
  const { publicUrl } = bucket.getPublicUrl(`${name}.jpg`).data
  return answer({ ok: true, value: addressIn(context, publicUrl) })
}

/**
 * Compares the Origin header, against cross-site requests. React Router checks it for page actions
 * only, not for resource routes such as this.
 */
const isFromOurPage = ({ url, headers }: Request): boolean =>
  headers.get('origin') === new URL(url).origin

/** Turns the redirect that the guard of pages throws into `false`. */
async function isAdmin(asking: Arguments): Promise<boolean> {
  try {
    await requireAdmin(asking)
    return true
  } catch (refusal) {
    if (refusal instanceof Response) return false
    throw refusal
  }
}

/**
 * A path where storage is part of this process, so that the address outlives a change of host name.
 */
function addressIn(context: Arguments['context'], publicUrl: string): string {
  return context.get(servicesContext).supabase.fetch ? new URL(publicUrl).pathname : publicUrl
}
