/** One plain, good-looking frame for every message: a heading, a few sentences, a list, one button, a code. */
import type { Mail, MailKind } from '../mailer.ts'
import { escaped } from './escape-html.ts'

export interface Letter<Kind extends string = MailKind> {
  kind: Kind
  subject: string
  heading: string
  /** In order, above the button. */
  paragraphs: readonly string[]
  /** Below the paragraphs, each with what it is marked by. */
  list?: readonly { mark: string; text: string; note?: string | undefined }[]
  /** Below the list. */
  after?: readonly string[]
  action?: { label: string; url: string } | undefined
  code?: { label: string; value: string }
  /** Why the reader gets this, and what to do if it was not expected. */
  closing: string
  /** What else can be done, below everything. */
  links?: readonly { label: string; url: string }[]
}

export function render<Kind extends string>(
  letter: Letter<Kind>,
  brand: string,
  to: string,
): Omit<Mail, 'kind'> & { kind: Kind } {
  const { kind, subject } = letter
  return { to, subject, kind, text: textOf(letter, brand), html: htmlOf(letter, brand) }
}

function textOf(letter: Letter<string>, brand: string): string {
  const { heading, paragraphs, list = [], after = [], action, code, closing, links = [] } = letter
  const parts = [
    heading,
    ...paragraphs,
    list.map(({ mark, text, note }) => `${mark}  ${text}${note ? `\n    ${note}` : ''}`).join('\n'),
    ...after,
    action && `${action.label}:\n${action.url}`,
    code && `${code.label}: ${code.value}`,
    closing,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `– ${brand}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const ink = '#14182B'
const quiet = '#5B6178'
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Tables and inline styles, because that is what mail programs understand. */
function htmlOf(letter: Letter<string>, brand: string): string {
  const { subject, heading, paragraphs, after = [], action, code, closing, links = [] } = letter
  const paragraph = (text: string, style = `font-size:16px;line-height:26px;color:${ink}`) =>
    `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`
  const button = action
    ? `<p style="margin:24px 0 16px"><a href="${escaped(action.url)}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#F2A65A;color:${ink};font-size:16px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
${paragraph(`If the button does not work, open this address: ${action.url}`, `font-size:13px;line-height:20px;color:${quiet};word-break:break-all`)}`
    : ''
  const digits = code
    ? `${paragraph(code.label)}
<p style="margin:0 0 24px;padding:16px;border-radius:12px;background:#EAF4F4;color:${ink};font-size:28px;font-weight:600;letter-spacing:6px;text-align:center">${escaped(code.value)}</p>`
    : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#F1EFEA;font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 16px;font-size:18px;font-weight:600;color:${ink}">${escaped(brand)}</td></tr>
<tr><td style="padding:32px;border-radius:16px;background:#FFFDF8">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:${ink}">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('\n')}
${listOf(letter)}${after.map((text) => paragraph(text)).join('\n')}
${button}
${digits}
${paragraph(closing, `margin-top:8px;font-size:13px;line-height:20px;color:${quiet}`)}
${links.map(({ label, url }) => `<p style="margin:0;font-size:13px;line-height:20px"><a href="${escaped(url)}" style="color:${quiet}">${escaped(label)}</a></p>`).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function listOf({ list = [] }: Letter<string>): string {
  if (list.length === 0) return ''
  const rows = list.map(({ mark, text, note }) => {
    const below = note
      ? `<br><span style="font-size:14px;color:${quiet}">${escaped(note)}</span>`
      : ''
    return `<tr><td valign="top" style="padding:8px 16px 8px 0;white-space:nowrap;font-size:14px;line-height:24px;color:${quiet}">${escaped(mark)}</td><td style="padding:8px 0;font-size:16px;line-height:24px;color:${ink}">${escaped(text)}${below}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('\n')}</table>
`
}
