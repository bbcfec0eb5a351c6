import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HydrateInTurns } from './hydrate-in-turns.tsx'

const sent = (each?: number) =>
  renderToString(
    <HydrateInTurns {...(each !== undefined && { each })}>
      <p>one</p>
      {['two', 'three'].map((word) => (
        <p key={word}>{word}</p>
      ))}
      {false}
      <p>four</p>
    </HydrateInTurns>,
  )

it('renders every piece into the page, in order', () => {
  expect(sent().replace(/<!--.*?-->/g, '')).toBe('<p>one</p><p>two</p><p>three</p><p>four</p>')
})

it('hydrates each piece after the one before it', () => {
  // React marks the beginning of what is hydrated by itself; a piece inside another waits for it.
  expect(sent()).toMatch(/one<\/p><!--\$--><p>two<\/p><!--\$--><p>three<\/p><!--\$--><p>four/)
  expect(sent(2)).toMatch(/two<\/p><!--\$--><p>three<\/p><p>four/)
})
