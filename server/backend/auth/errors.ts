/**
 * Every refusal the auth service can answer with: statuses, codes and wording as GoTrue has them,
 * because clients act on them. Rendered once, at the edge.
 */
import { ServiceError } from '#server/backend/service-error.ts'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

export interface AuthErrorFields {
  status: number
  code: string
  message: string
  /** Why a password was found too weak. */
  reasons?: readonly WeakPasswordReason[]
  /** Seconds until the same request may succeed. */
  retryAfter?: number
  /** The error of RFC 6749, where the caller is an OAuth client. */
  oauth?: string
}

export class AuthError extends ServiceError<AuthErrorFields> {
  override readonly name = 'AuthError'
}

const refuse = (status: number, code: string, message: string, cause?: unknown) =>
  new AuthError({ status, code, message }, { cause })

const refuseOauth = (oauth: string, message: string, cause?: unknown) =>
  new AuthError({ status: 400, code: oauth, message, oauth }, { cause })

export const errors = {
  validation: (message: string, cause?: unknown) =>
    refuse(400, 'validation_failed', message, cause),
  badJson: (cause?: unknown) =>
    refuse(400, 'bad_json', 'Could not parse request body as JSON', cause),
  bodyTooLarge: () => refuse(413, 'validation_failed', 'Request body is too large'),
  noRoute: () => refuse(404, 'not_found', '404 page not found'),
  method: () => refuse(405, 'validation_failed', 'Method not allowed'),
  internal: (cause: unknown) =>
    refuse(500, 'unexpected_failure', 'Unexpected failure, please check server logs', cause),
  busy: (cause: unknown) =>
    refuse(503, 'request_timeout', 'Processing this request timed out, please retry', cause),

  noAuthorization: () =>
    refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: (reason: string) =>
    refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`),
  badClaim: (claim: string) => refuse(403, 'bad_jwt', `invalid claim: ${claim}`),
  notAdmin: () => refuse(403, 'not_admin', 'User not allowed'),
  sessionNotFound: () =>
    refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  userOfTokenGone: () => refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  userNotFound: () => refuse(404, 'user_not_found', 'User not found'),
  userId: () => refuse(404, 'validation_failed', 'user_id must be an UUID'),

  emailFormat: () =>
    refuse(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  signupDisabled: () => refuse(422, 'signup_disabled', 'Signups not allowed for this instance'),
  otpDisabled: () => refuse(422, 'otp_disabled', 'Signups not allowed for otp'),
  anonymousDisabled: () =>
    refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  phoneDisabled: (message = 'Unsupported phone provider') =>
    refuse(400, 'phone_provider_disabled', message),
  mailDisabled: () =>
    refuse(422, 'email_provider_disabled', 'Mail is not configured on this server'),
  userExists: () => refuse(422, 'user_already_exists', 'User already registered'),
  emailExists: (cause?: unknown) =>
    refuse(
      422,
      'email_exists',
      'A user with this email address has already been registered',
      cause,
    ),
  weakPassword: (message: string, reasons: readonly WeakPasswordReason[]) =>
    new AuthError({ status: 422, code: 'weak_password', message, reasons }),
  samePassword: () =>
    refuse(422, 'same_password', 'New password should be different from the old password.'),
  currentPasswordWrong: () =>
    refuse(400, 'current_password_invalid', 'Current password required when setting new password.'),

  invalidCredentials: () => refuse(400, 'invalid_credentials', 'Invalid login credentials'),
  unsupportedGrant: () => refuse(400, 'invalid_credentials', 'unsupported_grant_type'),
  emailNotConfirmed: () => refuse(400, 'email_not_confirmed', 'Email not confirmed'),
  userBanned: () => refuse(400, 'user_banned', 'User is banned'),
  refreshTokenShape: () => refuse(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: () =>
    refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refreshTokenUsed: () =>
    refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  sessionExpired: () => refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),

  challengePair: () =>
    refuse(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge'),
  flowNotFound: () =>
    refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowExpired: () =>
    refuse(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  codeVerifier: () =>
    refuse(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    ),

  otpExpired: () => refuse(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: () => refuse(403, 'otp_expired', 'Email link is invalid or has expired'),

  reauthenticationNeeded: () =>
    refuse(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  reauthenticationInvalid: () =>
    refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  insufficientAal: (message: string, status = 401) => refuse(status, 'insufficient_aal', message),

  providerDisabled: () =>
    refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  idToken: (message: string, cause?: unknown) => refuseOauth('invalid_request', message, cause),
  idTokenProvider: (issuer: string) =>
    refuse(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`),
  oauthState: (message: string) => refuse(400, 'bad_oauth_state', message),
  oauthCallback: (message: string, cause?: unknown) =>
    refuse(400, 'bad_oauth_callback', message, cause),
  providerUnavailable: (cause: unknown) =>
    refuse(502, 'unexpected_failure', 'The identity provider could not be reached', cause),
  providerEmailMissing: () =>
    refuse(500, 'unexpected_failure', 'Error getting user email from external provider'),
  providerEmailUnverified: (provider: string) =>
    refuse(
      403,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
    ),

  manualLinkingDisabled: () => refuse(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  identityExists: () =>
    refuse(422, 'identity_already_exists', 'Identity is already linked to another user'),
  identityLinkedAlready: () => refuse(422, 'identity_already_exists', 'Identity is already linked'),
  identityNotFound: () => refuse(422, 'identity_not_found', "Identity doesn't exist"),
  singleIdentity: () =>
    refuse(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    ),

  factorNotFound: () => refuse(404, 'mfa_factor_not_found', 'Factor not found'),
  factorName: (name: string) =>
    refuse(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    ),
  tooManyFactors: () =>
    refuse(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    ),
  factorPhoneDisabled: () =>
    refuse(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  factorWebauthnDisabled: () =>
    refuse(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'),
  factorCode: () => refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  challengeExpired: () =>
    refuse(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    ),
  challengeAddress: () =>
    refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'),

  captcha: (reason: string) =>
    refuse(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`),
  requestRate: (retryAfter: number) =>
    new AuthError({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
      retryAfter,
    }),
  mailRate: (retryAfter: number) =>
    new AuthError({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: `For security purposes, you can only request this after ${retryAfter} seconds.`,
      retryAfter,
    }),
  mailBudget: (retryAfter: number) =>
    new AuthError({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'email rate limit exceeded',
      retryAfter,
    }),

  web3Disabled: () => refuse(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
  samlDisabled: () => refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  passkeysDisabled: () => refuse(404, 'passkey_disabled', 'Passkeys are disabled'),
  featureDisabled: () =>
    refuse(404, 'feature_disabled', 'This feature is not enabled on this server'),
}
