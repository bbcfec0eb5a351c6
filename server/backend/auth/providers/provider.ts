/** The interface of an identity provider. */

export interface ExternalIdentity {
  /** The provider's own id of the person. */
  subject: string
  email: string | undefined
  emailVerified: boolean
  /** What becomes the identity's data and the person's metadata. */
  data: Readonly<Record<string, unknown>>
  accessToken?: string
  refreshToken?: string
}

export interface AuthorizationRequest {
  /** Where the provider sends the browser back to. */
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
  scopes: readonly string[]
  /** What the client asked to pass on, such as `prompt`. */
  extra: Readonly<Record<string, string>>
}

export interface AuthorizationAnswer
  extends Pick<AuthorizationRequest, 'redirectUri' | 'state' | 'nonce' | 'codeVerifier'> {
  /** The answer's parameters. */
  answer: URLSearchParams
}

export interface OAuthProvider {
  authorizationUrl(authorization: AuthorizationRequest): Promise<string>
  /** Exchanges the code and validates what came back; throws when anything does not fit. */
  exchangeAnswer(answer: AuthorizationAnswer): Promise<ExternalIdentity>
  /** Validates a token that the client got by itself. */
  verifyIdToken(
    token: string,
    nonce: string | undefined,
    accessToken?: string,
  ): Promise<IdTokenVerdict>
}

export type IdTokenVerdict =
  | { ok: true; identity: ExternalIdentity }
  | { ok: false; reason: string; cause?: unknown }
