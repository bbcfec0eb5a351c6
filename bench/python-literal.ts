/** Reads a Python literal as the data prints them, with the escapes that texts of many lines have. */

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const words: Readonly<Record<string, unknown>> = {
  None: null,
  True: true,
  False: false,
  nan: null,
}

export function readLiteral(text: string): unknown {
  let at = 0
  const blank = () => {
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  const value = (): unknown => {
    blank()
    const letter = text[at] ?? ''
    if (letter === '[' || letter === '(') return list(letter === '[' ? ']' : ')')
    if (letter === '{') return Object.fromEntries(list('}').map(asPair))
    if (letter === "'" || letter === '"') return quoted(letter)
    const [word = ''] = /^[\w.+-]+/.exec(text.slice(at, at + 40)) ?? []
    if (!word) throw new Error(`Not a Python literal at ${at}: ${text.slice(at, at + 20)}`)
    at += word.length
    return word in words ? words[word] : Number(word)
  }
  const list = (end: string): unknown[] => {
    const items: unknown[] = []
    at += 1
    for (blank(); text[at] !== end; blank()) {
      if (at >= text.length) throw new Error('A Python literal that does not end')
      const item = value()
      blank()
      if (text[at] === ':') {
        at += 1
        items.push([item, value()])
      } else items.push(item)
      blank()
      if (text[at] === ',') at += 1
    }
    at += 1
    return items
  }
  const quoted = (quote: string): string => {
    let read = ''
    for (at += 1; text[at] !== quote; at += 1) {
      if (at >= text.length) throw new Error('A Python text that does not end')
      read += text[at] === '\\' ? escaped() : text[at]
    }
    at += 1
    return read
  }
  const escaped = (): string => {
    at += 1
    const letter = text[at] ?? ''
    const digits = { x: 2, u: 4, U: 8 }[letter]
    if (!digits) return escapes[letter] ?? letter
    const code = Number.parseInt(text.slice(at + 1, at + 1 + digits), 16)
    at += digits
    return String.fromCodePoint(code)
  }
  return value()
}

function asPair(item: unknown): [string, unknown] {
  if (!Array.isArray(item)) throw new Error('A Python dictionary without a colon')
  return [String(item[0]), item[1]]
}
