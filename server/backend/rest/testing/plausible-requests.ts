/** Requests that should succeed: real columns, real relationships, values of the right kind. */
import fc from 'fast-check'
import { type FuzzRequest, join, pick } from './fuzz-request.ts'

/** What can be asked of each relation without a mistake: columns by kind, and embeds by where they lead. */
const catalog = {
  diaries: {
    int: ['id', 'parent_id', 'book_id'],
    text: ['owner', 'marker'],
    embeds: { books: 'books', diaries: 'diaries', parent_id: 'diaries', book_id: 'books' },
  },
  books: {
    int: ['id', 'author_id', 'pages', 'title_length'],
    text: ['title', 'details->>lang', 'shelf::text'],
    embeds: {
      diaries: 'diaries',
      'authors!author_id': 'authors',
      topics: 'topics',
      sequels: 'books',
    },
  },
  authors: {
    int: ['id', 'mentor_id'],
    text: ['name'],
    embeds: { 'books!translator_id': 'books', first_book: 'books', mentor_id: 'authors' },
  },
  topics: { int: ['id'], text: ['name'], embeds: { books: 'books' } },
} as const
type Relation = keyof typeof catalog

const withoutCast = (column: string) => column.replace(/::.*/, '')
/** Columns of a relation; a diary is always asked for its marker, so that what is seen can be told. */
const columnsOf = (relation: Relation): fc.Arbitrary<string[]> => {
  const { int, text } = catalog[relation]
  if (relation !== 'diaries') return fc.subarray([...int, ...text], { minLength: 1 })
  return fc.subarray([...int, 'owner']).map((others) => [...others, 'marker'])
}
const selectFrom = (relation: Relation, depth: number): fc.Arbitrary<string> => {
  const { embeds } = catalog[relation]
  const scalars = columnsOf(relation)
  if (depth === 0) return scalars.map(join(','))
  const joined = fc
    .subarray(Object.entries(embeds), { maxLength: Math.min(2, Object.keys(embeds).length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(([name, target]) =>
          fc
            .tuple(pick(['', '!inner', '!left']), selectFrom(target as Relation, depth - 1))
            .map(([how, inner]) => `${name}${how}(${inner})`),
        ),
      ),
    )
  return fc.tuple(scalars, joined).map(([own, nested]) => [...own, ...nested].join(','))
}

const filterOn = (relation: Relation): fc.Arbitrary<[string, string]> => {
  const { int, text } = catalog[relation]
  return fc.oneof(
    fc.tuple(
      pick(int),
      pick([
        'eq.1',
        'gt.0',
        'lte.3',
        'in.(1,2,3)',
        'is.null',
        'not.is.null',
        'neq.2',
        'isdistinct.1',
        'gt(any).{0,1}',
      ]),
    ),
    fc.tuple(
      pick(text.map(withoutCast).filter((name) => name !== 'shelf')),
      pick([
        'like.*a*',
        'ilike(any).{*m*,*r*}',
        'neq.x',
        'match.[a-z]',
        'not.is.null',
        'gte.a',
        "eq.' or true --",
      ]),
    ),
  )
}

export const plausibleRequests: fc.Arbitrary<FuzzRequest> = pick<Relation>([
  'diaries',
  'diaries',
  'diaries',
  'books',
  'authors',
  'topics',
]).chain((relation) =>
  fc
    .record({
      method: pick(['GET', 'GET', 'GET', 'PATCH', 'DELETE']),
      select: selectFrom(relation, 2),
      filters: fc.array(filterOn(relation), { minLength: 1, maxLength: 2 }),
      or: fc.array(filterOn(relation), { minLength: 1, maxLength: 3 }),
      withOr: fc.boolean(),
      order: pick(catalog[relation].int),
      accept: pick(['*/*', 'text/csv', 'application/vnd.pgrst.array+json;nulls=stripped']),
      prefer: pick(['', 'count=exact', 'count=estimated']),
    })
    .map(({ method, select, filters, or, withOr, order, accept, prefer }) => ({
      method,
      resource: relation,
      parameters: [
        ['select', select],
        ...filters,
        ...(withOr ? [['or', `(${or.map(join('.')).join(',')})`] as [string, string]] : []),
        ['order', `${order}.desc`],
      ],
      accept,
      prefer: method === 'GET' ? prefer : `return=representation,${prefer}`,
      range: '',
      body: relation === 'diaries' ? '{"book_id":1}' : '{"id":1}',
    })),
)
