import { Fragment } from 'react'

/** Facts side by side, none broken over two lines, and no line beginning with the dot between two. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' '}
      <span className={isAwaited(fact) ? 'whitespace-nowrap noscript:hidden' : 'whitespace-nowrap'}>
        {fact}
        {index < facts.length - 1 && ' ·'}
      </span>
    </Fragment>
  ))
}

/** A placeholder for a fact that scripts work out later, so that nothing moves when it comes. */
export const awaited = (what: string): string => `${what} …`

const isAwaited = (fact: string): boolean => fact.endsWith(' …')
