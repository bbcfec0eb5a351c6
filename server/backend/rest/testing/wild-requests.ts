/** Requests made of the catalog's own names, real syntax and nonsense, put together without sense. */
import fc from 'fast-check'
import { type FuzzRequest, join, pick } from './fuzz-request.ts'

const tables = [
  'books',
  'authors',
  'topics',
  'book_topics',
  'blurbs',
  'diaries',
  'vault',
  'cheap_books',
  'shelves',
  'odd names',
  'nope',
]
const columns = [
  'id',
  'title',
  'name',
  'owner',
  'marker',
  'parent_id',
  'book_id',
  'author_id',
  'pages',
  'price',
  'tags',
  'details',
  'lent',
  'words',
  'shelf',
  'title_length',
  'count',
  'ctid',
  'tableoid',
  'to_json',
  'pg_sleep',
  '*',
]
const embeds = [
  ...tables,
  'author_id',
  'book_id',
  'parent_id',
  'sequels',
  'first_book',
  'diaries_parent_id_fkey',
  'authors!author_id',
  'books!translator_id',
  'diaries!parent_id',
]
const types = [
  'text',
  'int',
  'json',
  'jsonb',
  'regclass',
  'record',
  'oid',
  'text[]',
  'void',
  'cstring',
  'double precision',
  'nope',
]

const field = fc
  .tuple(pick(columns), pick(['', '', '', '->a', '->>a', '->0', '->"x y"->>-1']))
  .map(join(''))
const value = fc.oneof(
  pick([
    '1',
    '0',
    '-1',
    'ada',
    'marker',
    'null',
    '{}',
    '{1,2}',
    '{"a":1}',
    '[1,5)',
    '%',
    "'",
    '"',
    '\\',
    '1e999',
    '\0',
    '*',
    '(',
    '$1',
    "' or true --",
  ]),
  fc.string({ maxLength: 8 }),
)
const operator = pick([
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'match',
  'imatch',
  'cs',
  'cd',
  'ov',
  'sl',
  'adj',
  'fts',
  'plfts(english)',
  'wfts(nope)',
  'isdistinct',
  'eq(any)',
  'like(all)',
  'not.eq',
  'nope',
])
const filterValue = fc.oneof(
  fc.tuple(operator, value).map(join('.')),
  fc
    .array(value, { maxLength: 3 })
    .map((list) => `in.(${list.map((v) => JSON.stringify(v)).join(',')})`),
  pick(['is.null', 'not.is.null', 'is.true', 'is.not_null', 'in.()', '']),
)
const item = fc.letrec<{ items: string; item: string }>((tie) => ({
  items: fc.array(tie('item'), { minLength: 0, maxLength: 3 }).map(join(',')),
  item: fc.oneof(
    { depthSize: 'small' },
    field,
    fc.tuple(field, pick(types)).map(join('::')),
    fc.tuple(field, pick(['.sum()', '.count()', '.max()', '.avg()::text'])).map(join('')),
    pick(['count()', 'n:count()']),
    fc
      .tuple(
        pick(['', '...', 'x:']),
        pick(embeds),
        pick(['', '!inner', '!left', '!nope']),
        tie('items'),
      )
      .map(([prefix, name, hint, items]) => `${prefix}${name}${hint}(${items})`),
  ),
})).items
const path = fc
  .tuple(pick(['', '', '', 'diaries.', 'books.', 'x.', 'authors.diaries.']), field)
  .map(join(''))
const logic = fc
  .array(fc.tuple(field, filterValue).map(join('.')), { minLength: 1, maxLength: 3 })
  .map((list) => `(${list.join(',')})`)
const parameter = fc.oneof(
  fc.tuple(path, filterValue),
  fc.tuple(pick(['select']), item),
  fc.tuple(pick(['or', 'and', 'not.or', 'diaries.or', 'x.not.and']), logic),
  fc.tuple(
    pick(['order', 'diaries.order', 'books.order']),
    fc
      .tuple(
        pick(['id', 'marker', 'diaries(marker)', 'authors(name)', 'details->a', 'nope']),
        pick(['', '.desc', '.asc.nullsfirst', '.up']),
      )
      .map(join('')),
  ),
  fc.tuple(
    pick(['limit', 'offset', 'diaries.limit']),
    pick(['0', '1', '2', '-1', 'x', '99999999999999']),
  ),
  fc.tuple(pick(['columns', 'on_conflict']), pick(['id', 'marker,owner', '"', 'nope'])),
)
export const wildRequests: fc.Arbitrary<FuzzRequest> = fc.record({
  method: pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT']),
  resource: fc.oneof(
    { arbitrary: pick(tables), weight: 5 },
    pick([
      'rpc/books_of',
      'rpc/one_book',
      'rpc/numbers',
      'rpc/echo_json',
      'rpc/counts',
      'rpc/torn',
      'rpc/nope',
      'rpc/add',
    ]),
  ),
  parameters: fc.array(parameter, { maxLength: 5 }),
  accept: pick([
    '*/*',
    'application/vnd.pgrst.object+json',
    'text/csv',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'nope/nope',
  ]),
  prefer: pick([
    '',
    'count=exact',
    'count=planned',
    'count=estimated',
    'return=representation',
    'return=headers-only',
    'return=representation,resolution=merge-duplicates',
    'missing=default,return=representation',
    'handling=strict,max-affected=1',
    'handling=strict,what',
  ]),
  range: pick(['', '', '0-1', '5-2', 'x']),
  body: fc.oneof(
    pick([
      '{}',
      '[]',
      '{"id":1}',
      '{"owner":"bob","marker":"m"}',
      '[{"id":7,"name":"n"},{"id":8}]',
      '{"author":"Ibn Battuta"}',
      '{"upto":3}',
      '{"a":1}',
      'null',
      '{',
      '',
    ]),
    fc.json({ maxDepth: 2 }),
  ),
})
