/** GET /settings, /health and /.well-known/jwks.json: what anybody may know of the service. */
import { type Endpoint, json } from '../context.ts'

/** Every provider that clients know by name; those that are not configured read as false. */
const providerNames = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

export const settings: Endpoint = async (context) => {
  const { signups, autoconfirm, anonymous } = context.settings
  const named = providerNames.map((name) => [name, context.providers.has(name)])
  return json({
    external: {
      ...Object.fromEntries(named),
      anonymous_users: anonymous,
      email: autoconfirm || context.post.open,
      phone: context.settings.phoneAutoconfirm,
    },
    disable_signup: !signups,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: context.settings.phoneAutoconfirm,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })
}

export const health: Endpoint = async (context) => {
  await context.run([{ text: 'select 1' }])
  return json({
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'An implementation of the GoTrue API: user registration and authentication',
  })
}

export const keySet: Endpoint = async ({ keys }) =>
  json({ keys: await keys.publicKeys() }, { headers: { 'cache-control': 'public, max-age=600' } })
