/** Requests as long as one may be, of a few words said over and over: what a reading that looks back takes too long for. */

/** As much of a text as is read. */
const longest = 8000

const words = [
  'Anna ',
  'Anna and ',
  'A ',
  'a\n',
  'Paris ',
  'paris ',
  'Paris, Rome, Vienna, ',
  'Rome or ',
  '"Rome" ',
  '4 Tokyo, ',
  'two nights in Rome, ',
  'a day in ',
  'dinner at ',
  'my sister says Sicily ',
  'day 1: ',
  'New ',
  '€100 ',
  '2+',
  '1, ',
  'Monday ',
  'I love ',
  'the ',
  "don't want to go to ",
  'and my wife ',
  'kids 2 and 5 ',
  'last year we ',
  '(',
  'x',
]

/** The slowest of them, and how its time grows where it is four times as long: a reading that looks once takes four times. */
export function timeRepeatedWords(read: (text: string) => unknown): {
  words: string
  milliseconds: number
  growth: number
} {
  const timed = (text: string) => {
    const startedAt = performance.now()
    read(text)
    return performance.now() - startedAt
  }
  const [slowest] = words
    .map((each) => {
      const short = timed(repeated(each, longest / 4))
      const milliseconds = timed(repeated(each, longest))
      return { words: each, milliseconds, growth: milliseconds / short }
    })
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
  return slowest ?? { words: '', milliseconds: 0, growth: 0 }
}

const repeated = (each: string, length: number) =>
  each.repeat(Math.ceil(length / each.length)).slice(0, length)
