/** The page of the local identity provider: says what it is, and offers one button a person. */
import type { DemoPerson } from './demo-people.ts'

interface Chooser {
  action: string
  people: readonly DemoPerson[]
  /** Access to a calendar is asked for, which one may refuse. */
  calendar: boolean
}

const words = {
  signIn: {
    heading: 'Choose who to be',
    text: 'This is not Google. It stands in for Google on this machine, so that signing in can be tried without an account anywhere. The people below are made up.',
  },
  calendar: {
    heading: 'Choose whose calendar to connect',
    text: 'This is not Google. It stands in for Google’s consent page on this machine: a click allows the site to see and change the calendar of that made-up person, as a real consent would. No real calendar is touched.',
  },
} as const

export function chooserPage({ action, people, calendar }: Chooser): string {
  const { heading, text } = calendar ? words.calendar : words.signIn
  const buttons = people.map(
    ({ id, name, email, about }) => `
    <button name="person" value="${id}">
      <strong>${name}</strong> <span>${email}</span>
      <small>${about}</small>
    </button>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} – local ${calendar ? 'consent' : 'sign-in'}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0B1030; color: #14182B; font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(100% - 32px, 440px); margin: 32px 0; padding: 32px; border-radius: 16px; background: #FFFDF8; }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.3; }
  p { margin: 0 0 24px; color: #4B5168; }
  form { display: grid; gap: 12px; }
  button { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; min-height: 44px; padding: 14px 16px; border: 1px solid #14182B26; border-radius: 12px; background: #fff; color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button:hover { border-color: #4A3B8F; }
  button:focus-visible { outline: 3px solid #F2A65A; outline-offset: 2px; }
  span { color: #4B5168; }
  small { grid-column: 1 / -1; color: #4B5168; }
</style>
</head>
<body>
<main>
  <h1>${heading}</h1>
  <p>${text}</p>
  <form method="post" action="${action}">${buttons.join('')}${calendar ? refusal : ''}
  </form>
</main>
</body>
</html>
`
}

const refusal = `
    <button name="refuse" value="yes"><strong>Don’t allow</strong></button>`
