import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitSql } from './split-sql.ts'

const texts = (sql: string) => splitSql(sql).map(({ text }) => text)

it.each([
  ['plain statements', 'select 1; select 2 ;', ['select 1', 'select 2']],
  ['the last without a semicolon', 'select 1;\nselect 2\n', ['select 1', 'select 2']],
  ['nothing', ' ;; -- only a comment\n /* and; another */ ;', []],
  [
    'quotes',
    `select ';' , 'it''s;' , ";""x;"; select 2`,
    [`select ';' , 'it''s;' , ";""x;"`, 'select 2'],
  ],
  [
    'escapes',
    `select E'\\';' , e'a''\\';b'; select 2`,
    [`select E'\\';' , e'a''\\';b'`, 'select 2'],
  ],
  ['a backslash that escapes nothing', `select '\\'; select 2`, [`select '\\'`, 'select 2']],
  [
    'comments',
    'select 1 -- ; no\n + 1; select /* ; /* ; */ ; */ 2',
    ['select 1 -- ; no\n + 1', 'select /* ; /* ; */ ; */ 2'],
  ],
  ['comments around', '-- first;\nselect 1; /* then; */ select 2', ['select 1', 'select 2']],
  [
    'dollar quotes',
    'do $$ begin; end $$; do $a$ $$;$$ $b$;$b$ $a$; select 1',
    ['do $$ begin; end $$', 'do $a$ $$;$$ $b$;$b$ $a$', 'select 1'],
  ],
  [
    'parameters and names with a dollar',
    'select $1; select a$b$c; select 2',
    ['select $1', 'select a$b$c', 'select 2'],
  ],
  [
    'brackets',
    'create rule r as on insert to t do (select 1; select 2); select 3',
    ['create rule r as on insert to t do (select 1; select 2)', 'select 3'],
  ],
  [
    'a standard SQL body',
    'create function f() returns int begin atomic select 1; select case when true then 1 end; end; select 2',
    [
      'create function f() returns int begin atomic select 1; select case when true then 1 end; end',
      'select 2',
    ],
  ],
  ['a transaction', 'begin; select 1; end; commit', ['begin', 'select 1', 'end', 'commit']],
  ['what never ends', "select 'open; select 2", ["select 'open; select 2"]],
])('splits %s', (_case, sql, expected) => {
  expect(texts(sql)).toEqual(expected)
})

it('says where each statement begins', () => {
  expect(splitSql('\n-- x\nselect 1;\n  select 2')).toEqual([
    { text: 'select 1', offset: 6 },
    { text: 'select 2', offset: 18 },
  ])
})

it('finds the statements that any list of them was joined from', () => {
  const literal = fc.string().map((text) => `'${text.replaceAll("'", "''")}'`)
  const name = fc.string({ minLength: 1 }).map((text) => `"${text.replaceAll('"', '""')}"`)
  const dollar = fc
    .string()
    .filter((text) => !text.includes('$'))
    .map((text) => `$tag$${text}$tag$`)
  const comment = fc
    .string()
    .filter((text) => !/[*/]/.test(text))
    .map((text) => `/*${text}*/`)
  const word = fc.constantFrom('1', 'x', '+ 2', '(3)')
  const piece = fc.oneof(literal, name, dollar, comment, word)
  const statement = fc
    .array(piece, { minLength: 1, maxLength: 6 })
    .map((pieces) => `select ${pieces.join(' ')} end`)
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 5 }), (statements) => {
      const sql = statements.join(';\n')
      const parts = splitSql(sql)
      expect(parts.map(({ text }) => text)).toEqual(statements)
      for (const { text, offset } of parts) expect(sql.startsWith(text, offset)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
