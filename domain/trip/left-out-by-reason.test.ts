import { expect, it } from 'vitest'
import { leftOutByReason } from './left-out-by-reason.ts'

it('says a reason once, of all that it holds of', () => {
  const entry = (name: string, reason: string) => ({ placeId: null, name, reason })
  const far = 'It takes a day of its own.'
  expect(
    leftOutByReason([entry('Delphi', far), entry('The Hill', 'No room.'), entry('Corinth', far)]),
  ).toEqual([
    { names: 'Delphi and Corinth (each)', reason: far },
    { names: 'The Hill', reason: 'No room.' },
  ])
})
