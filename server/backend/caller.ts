/** Who is asking: what the gateway found out from the apikey and the bearer token, once. */
export interface Caller {
  /** The Postgres role the request runs as: `anon`, `authenticated`, `service_role` or a custom one. */
  role: string
  /** The verified token's claims, with `role` forced in; `{ role }` where only a key was sent. */
  claims: Readonly<Record<string, unknown>> & { readonly role: string }
}
