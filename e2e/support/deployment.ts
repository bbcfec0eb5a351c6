/** The whole product as it is deployed: in production mode, behind a proxy that ends TLS, with mail. */
import { randomUUID } from 'node:crypto'
import { openSmtpStandIn, type SmtpStandIn, unwrapped } from '#testing/smtp-stand-in.ts'
import { startProduct } from '#testing/start-product.ts'
import { openTlsProxy } from '#testing/tls-proxy.ts'
import { test as base, expect } from './test.ts'

interface Deployment {
  url: string
  /** The process's own address, which only the proxy calls. */
  behind: string
  adminEmail: string
  anonKey: string
  office: SmtpStandIn
  output: () => string
}

/** Chromium resolves every name under localhost to this machine. */
const host = 'piri.localhost'

export const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    // Playwright wants to see which fixtures a fixture needs, also where it needs none.
    async ({ browserName: _ }, use) => {
      const office = await openSmtpStandIn()
      const proxy = await openTlsProxy(host)
      const adminEmail = `admin-${randomUUID()}@piri.example`
      const anonKey = `sb_publishable_${randomUUID()}`
      const product = await startProduct({
        PIRI_ENV: 'production',
        HOST: '127.0.0.1',
        PUBLIC_URL: proxy.url,
        TRUSTED_PROXIES: '1',
        SECRET: randomUUID() + randomUUID(),
        ANON_KEY: anonKey,
        SERVICE_ROLE_KEY: `sb_secret_${randomUUID()}`,
        SMTP_URL: office.url,
        ADMIN_EMAILS: adminEmail,
      })
      proxy.passTo(Number(new URL(product.url).port))
      const { url: behind, output } = product
      await use({ url: proxy.url, behind, adminEmail, anonKey, office, output })
      await product.stop()
      proxy.close()
      office.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.url),
  // Nobody but the test vouches for its certificate.
  ignoreHTTPSErrors: true,
})

/** The newest message to an address, once it is there. */
export async function mailTo({ office }: Deployment, email: string): Promise<string> {
  const found = () => office.received.findLast(({ to }) => to.includes(email))
  await expect.poll(() => found()?.to ?? '').toContain(email)
  const message = found()
  return message ? unwrapped(message) : ''
}

/** The address in the text of a message, as a person would click it. */
export function linkIn(mail: string): string {
  return (
    /https:\/\/[^\s"<>]+\/auth\/v1\/verify[^\s"<>]+/.exec(mail)?.[0].replaceAll('&amp;', '&') ?? ''
  )
}

export { expect }
