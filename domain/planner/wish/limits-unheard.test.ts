import { expect, it } from 'vitest'
import { limitsUnheard } from './limits-unheard.ts'

it('a limit that nobody understood is said as it was written, and wishes are not', () => {
  const [first, ...others] = limitsUnheard('Rome, no gladiator re-enactors anywhere, pasta', [
    'gladiator',
  ])
  expect(first).toMatch(/"no gladiator re-enactors anywhere" was not understood/)
  expect(others).toEqual([])
  expect(limitsUnheard('Rome with gladiator shows, no museums', ['gladiator'])).toEqual([])
})
