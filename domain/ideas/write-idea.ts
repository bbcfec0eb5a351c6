/** Text of any length, as an idea: what does not fit into the title goes on in the description. */
import type { Outcome } from '#domain/outcome/outcome.ts'
import { longestDescription, longestTitle } from './idea.ts'

export interface IdeaText {
  title: string
  description: string | null
}

export const noIdea = 'Please enter an idea'
export const noQuestion = 'Please enter a question first'

export function writeIdea(
  text: string,
  description: string | null = null,
): Outcome<IdeaText, 'empty' | 'too-long'> {
  const plain = withoutControls(text).trim()
  if (plain === '') return { ok: false, reason: 'empty', message: noIdea }
  const [title, rest] = splitTitle(plain)
  const below = [rest, description?.trim()].filter(Boolean).join('\n\n')
  if (Array.from(below).length > longestDescription) {
    const most = (longestTitle + longestDescription).toLocaleString('en-US')
    return {
      ok: false,
      reason: 'too-long',
      message: `An idea holds ${most} characters. Please make two of it`,
    }
  }
  return { ok: true, value: { title, description: below === '' ? null : below } }
}

/** A title ends after a word where there is one to end after, and never within a letter. */
function splitTitle(plain: string): [title: string, rest: string] {
  const firstLine = plain.split('\n', 1)[0] ?? ''
  const letters = Array.from(firstLine)
  if (letters.length <= longestTitle) {
    return [firstLine.trim(), plain.slice(firstLine.length).trim()]
  }
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(firstLine)]
  let length = 0
  let end = 0
  let afterWord = 0
  for (const { segment, index } of graphemes) {
    length += Array.from(segment).length
    if (length > longestTitle) break
    end = index + segment.length
    if (/^\s$/u.test(segment)) afterWord = end
  }
  // A single letter with more marks than a title holds is cut between marks, which follow in the description.
  if (end === 0) end = letters.slice(0, longestTitle).join('').length
  const cut = afterWord > end / 2 ? afterWord : end
  return [plain.slice(0, cut).trim(), plain.slice(cut).trim()]
}

/** Control characters can't be stored or seen; lines stay. Marks of writing direction stay, they are text. */
function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
}
