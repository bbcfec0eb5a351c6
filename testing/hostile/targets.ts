/** Every address that a stranger can send something to: the site's pages and the backend's services. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

export interface Target {
  /** Parts that begin with a colon, and `*`, are filled in. */
  path: string
  kind: 'page' | 'service'
}

const servicePaths = [
  ...[
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
  ],
  ...['token?grant_type=id_token', 'otp', 'magiclink', 'verify', 'resend', 'recover', 'authorize'],
  ...['authorize?provider=google', 'callback', 'user', 'reauthenticate', 'logout', 'invite'],
  ...['user/identities/authorize', 'user/identities/:id', 'factors', 'factors/:id'],
  ...['factors/:id/challenge', 'factors/:id/verify', 'admin/users', 'admin/users/:id'],
  ...['admin/users/:id/factors/:id', 'admin/generate_link', 'settings', 'health', 'sso', '*'],
]
  .map((path) => `/auth/v1/${path}`)
  .concat(
    ['', 'pages', 'carousel_items', 'profiles', 'contact_messages', 'groups', 'messages', 'ideas']
      .concat(['user_permissions', 'group_participants', 'rpc/:id', 'rpc/save_page', ':id', '*'])
      .map((path) => `/rest/v1/${path}`),
    ['bucket', 'bucket/:id', 'bucket/:id/empty', 'object/move', 'object/copy', 'object/list/travel']
      .concat([
        'object/list-v2/travel',
        'object/sign/travel',
        'object/sign/travel/*',
        'object/travel',
      ])
      .concat(['object/upload/sign/avatars/*', 'object/public/travel/*', 'object/info/travel/*'])
      .concat([
        'object/authenticated/avatars/*',
        'object/avatars/*',
        'object/:id/*',
        'upload/resumable',
      ])
      .concat(['render/image/public/travel/*', 'render/image/sign/travel/*', '*'])
      .map((path) => `/storage/v1/${path}`),
    ['api/broadcast', 'api/broadcast/:id/events/:id', 'websocket', '*'].map(
      (path) => `/realtime/v1/${path}`,
    ),
    ['connect-calendar', 'delete-account', ':id', '_shared/environment.ts', '*'].map(
      (path) => `/functions/v1/${path}`,
    ),
  )

/** What stands beside the pages: health, pictures, what the router itself asks for. */
const besides = [
  '/healthz',
  '/readyz',
  '/__manifest',
  '/images/destinations/:id',
  '/images/destinations/paris',
  '/social/:id',
  '/assets/:id',
  '/favicon.svg',
  '/__idp/:id',
  '/__idp/auth',
  '/__idp/token',
]

export function everyTarget(): Target[] {
  return [
    ...[...addresses(routes), ...besides].map((path) => ({ path, kind: 'page' as const })),
    ...servicePaths.map((path) => ({ path, kind: 'service' as const })),
  ]
}

function addresses(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path ? `${parent}/${entry.path}` : parent
    return entry.children ? addresses(entry.children, own) : [own || '/']
  })
}
