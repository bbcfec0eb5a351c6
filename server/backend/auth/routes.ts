/** Every endpoint of the service, in one list. */
import type { Endpoint } from './context.ts'
import { adminCreateUser } from './endpoints/admin-create-user.ts'
import {
  adminDeleteFactor,
  adminListFactors,
  adminUpdateFactor,
} from './endpoints/admin-factors.ts'
import { generateLink } from './endpoints/admin-generate-link.ts'
import { adminListUsers } from './endpoints/admin-list-users.ts'
import { adminDeleteUser, adminGetUser, adminUpdateUser } from './endpoints/admin-user.ts'
import { authorize, authorizeLink } from './endpoints/authorize.ts'
import { callback } from './endpoints/callback.ts'
import { challengeFactor } from './endpoints/factor-challenge.ts'
import { enrollFactor } from './endpoints/factor-enroll.ts'
import { unenrollFactor } from './endpoints/factor-unenroll.ts'
import { verifyFactor } from './endpoints/factor-verify.ts'
import { unlinkIdentity } from './endpoints/identity-unlink.ts'
import { health, keySet, settings } from './endpoints/info.ts'
import { invite } from './endpoints/invite.ts'
import { logout } from './endpoints/logout.ts'
import { otp } from './endpoints/otp.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { recover } from './endpoints/recover.ts'
import { resend } from './endpoints/resend.ts'
import { signup } from './endpoints/signup.ts'
import { token } from './endpoints/token.ts'
import { getUser } from './endpoints/user.ts'
import { updateUser } from './endpoints/user-update.ts'
import { verifyGet } from './endpoints/verify-get.ts'
import { verifyPost } from './endpoints/verify-post.ts'
import { type AuthError, errors } from './errors.ts'

const refuse =
  (error: () => AuthError): Endpoint =>
  async () => {
    throw error()
  }

/** Robots look at links before people do: looking must not use a link up, nor begin anything. */
const look: Endpoint = async () => new Response(null, { headers: { 'cache-control': 'no-store' } })

type Methods = Readonly<Record<string, Endpoint>>

/** A part that begins with a colon matches anything and is handed on by its name. */
const routes: readonly (readonly [path: string, methods: Methods])[] = [
  ['/signup', { POST: signup }],
  ['/token', { POST: token }],
  ['/otp', { POST: otp }],
  ['/magiclink', { POST: otp }],
  ['/verify', { HEAD: look, GET: verifyGet, POST: verifyPost }],
  ['/resend', { POST: resend }],
  ['/recover', { POST: recover }],
  ['/authorize', { HEAD: look, GET: authorize }],
  ['/callback', { HEAD: look, GET: callback, POST: callback }],
  ['/user', { GET: getUser, PUT: updateUser }],
  ['/reauthenticate', { HEAD: look, GET: reauthenticate, POST: reauthenticate }],
  ['/logout', { POST: logout }],
  ['/user/identities/authorize', { HEAD: look, GET: authorizeLink }],
  ['/user/identities/:identity', { DELETE: unlinkIdentity }],
  ['/factors', { POST: enrollFactor }],
  ['/factors/:factor', { DELETE: unenrollFactor }],
  ['/factors/:factor/challenge', { POST: challengeFactor }],
  ['/factors/:factor/verify', { POST: verifyFactor }],
  ['/invite', { POST: invite }],
  ['/admin/users', { GET: adminListUsers, POST: adminCreateUser }],
  ['/admin/users/:user', { GET: adminGetUser, PUT: adminUpdateUser, DELETE: adminDeleteUser }],
  ['/admin/users/:user/factors', { GET: adminListFactors }],
  ['/admin/users/:user/factors/:factor', { PUT: adminUpdateFactor, DELETE: adminDeleteFactor }],
  ['/admin/generate_link', { POST: generateLink }],
  ['/settings', { GET: settings }],
  ['/health', { GET: health }],
  ['/.well-known/jwks.json', { GET: keySet }],
  ['/sso', { POST: refuse(errors.samlDisabled) }],
]

/** Parts of GoTrue that are switched off here, whatever is asked of them. */
const absent: readonly (readonly [prefix: string, error: () => AuthError])[] = [
  ['/sso/', errors.samlDisabled],
  ['/passkeys', errors.passkeysDisabled],
  ['/oauth/', errors.featureDisabled],
  ['/admin/oauth/', errors.featureDisabled],
  ['/admin/custom-providers', errors.featureDisabled],
]

/** What a browser reaches by a link, where no key can be sent. */
export const openPaths: ReadonlySet<string> = new Set([
  '/verify',
  '/callback',
  '/authorize',
  '/.well-known/jwks.json',
])

const split = routes.map(([path, methods]) => ({ parts: path.split('/'), methods }))

export function routeTo(method: string, path: string) {
  const parts = withoutSlashes(path).split('/')
  const found = split.find(
    (route) =>
      route.parts.length === parts.length &&
      route.parts.every((part, index) => part.startsWith(':') || part === parts[index]),
  )
  if (!found) {
    const off = absent.find(([prefix]) => path.startsWith(prefix))
    throw off ? off[1]() : errors.noRoute()
  }
  const { methods } = found
  const endpoint = methods[method] ?? (method === 'HEAD' ? methods.GET : undefined)
  if (!endpoint) throw errors.method()
  const params = Object.fromEntries(
    found.parts.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [],
    ),
  )
  return { endpoint, params }
}

/** In a loop: the time of a regular expression for this grows with the square of the slashes. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
