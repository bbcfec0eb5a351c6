/** Checks a request's AWS signature (version 4) the way the service does, from the request alone. */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

export function hasValidSignature(
  request: IncomingMessage,
  body: Uint8Array,
  { accessKeyId, secretAccessKey }: Credentials,
): boolean {
  const { headers, method = '', url = '' } = request
  const [, credential = '', signedNames = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [keyId, day = '', region = '', service = ''] = credential.split('/')
  if (keyId !== accessKeyId || headers['x-amz-content-sha256'] !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&')
  const names = signedNames.split(';')
  const canonical = [
    method,
    pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signedNames,
    sha256(body),
  ].join('\n')
  const scope = [day, region, service, 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)]
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key as Buffer, text.join('\n')).toString('hex') === signature
}

const strict = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
