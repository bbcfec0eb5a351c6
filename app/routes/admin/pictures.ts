import { receivePicture } from '#app/features/admin/receive-picture.server.ts'
import type { Route } from './+types/pictures.ts'

export const action = (args: Route.ActionArgs) => receivePicture(args)

/** POST only. */
export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })
