import { describe, expect, it } from 'vitest'
import { viewColumnOrigins } from './view-columns.ts'

const entry = (number: number, name: string, table: number, column: number) =>
  `{TARGETENTRY :expr {VAR :varno 1 :varattno ${column}} :resno ${number} :resname ${name} :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk false}`

const tree = (targets: string, rtable = '') =>
  `({QUERY :commandType 1 :cteList <> :rtable (${rtable}) :jointree {FROMEXPR :fromlist ({RANGETBLREF :rtindex 1})} :targetList (${targets}) :returningList <>})`

describe('the columns of a view', () => {
  it('names the table column behind each plain column', () => {
    expect(viewColumnOrigins(tree(entry(1, 'id', 1259, 3) + entry(2, 'title', 1259, 7)))).toEqual([
      { number: 1, table: 1259, column: 3 },
      { number: 2, table: 1259, column: 7 },
    ])
  })

  it('leaves out expressions, which have no origin', () => {
    expect(viewColumnOrigins(tree(entry(1, 'n', 0, 0) + entry(2, 'id', 5, 1)))).toEqual([
      { number: 2, table: 5, column: 1 },
    ])
  })

  it('does not mistake the list of a subquery for its own', () => {
    const inner = `{RTE :subquery {QUERY :targetList (${entry(1, 'x', 9, 9)})}}`
    expect(viewColumnOrigins(tree(entry(1, 'id', 5, 1), inner))).toEqual([
      { number: 1, table: 5, column: 1 },
    ])
  })

  it('is not confused by names with braces, parentheses or colons', () => {
    expect(
      viewColumnOrigins(tree(entry(1, 'a\\ \\{\\(\\:resno', 5, 1) + entry(2, 'b', 5, 2))),
    ).toEqual([
      { number: 1, table: 5, column: 1 },
      { number: 2, table: 5, column: 2 },
    ])
  })
})
