import { describe, expect, it } from 'vitest'
import { missingCharacters, passwordProblem } from './password-rule.ts'

const jane = { email: 'jane.doe+trips@example.com', name: 'Jane María Doe' }
const problemOf = (password: string, owner = jane) =>
  passwordProblem(password, owner, (plain) => plain === 'password1')

describe('the product’s rule for passwords', () => {
  it.each(['', '123456', '      ', '        ', 'seven77', '🧳🧳🧳🧳'])(
    'finds %j too short',
    (password) => {
      expect(problemOf(password)).toBe('short')
    },
  )

  it.each([
    'password1',
    'PassWord1',
    ' password1 ',
    'ｐａｓｓｗｏｒｄ１',
    'aaaaaaaa',
    '12121212',
    'abcdabcd',
    '12345678',
    '98765432',
    'abcdefgh',
  ])('knows %j, as everybody does', (password) => {
    expect(problemOf(password)).toBe('common')
  })

  it.each([
    'jane.doe+trips@example.com',
    'jane.doe',
    'JaneDoe1',
    'Doe, Jane!',
    'jane maría doe',
    'maría2024',
    'example.com',
    'janejane99',
  ])('finds %j to be the owner’s own name or address', (password) => {
    expect(problemOf(password)).toBe('own')
  })

  it.each(['correct horse', 'jane likes trams', 'Tr0ub4dor&3', '        eight characters'])(
    'lets %j pass',
    (password) => {
      expect(problemOf(password)).toBeUndefined()
    },
  )

  it('lets pass what only holds the letters of a short name', () => {
    expect(problemOf('also bold', { email: 'al@bo.io', name: 'Al Bo' })).toBeUndefined()
  })

  it('asks nothing of people it knows nothing about', () => {
    expect(problemOf('jane.doe', {} as typeof jane)).toBeUndefined()
  })

  it('says how many characters are missing', () => {
    expect(['', 'abc', ' abc ', 'abcdefgh', 'a longer one'].map(missingCharacters)).toEqual([
      8, 5, 5, 0, 0,
    ])
  })
})
