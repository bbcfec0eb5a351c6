import { describe, expect, it } from 'vitest'
import { readTsp } from './read-tsp.ts'

const coordinates = (type: string, lines: string[]) =>
  [
    `DIMENSION : ${lines.length}`,
    `EDGE_WEIGHT_TYPE : ${type}`,
    'NODE_COORD_SECTION',
    ...lines,
    'EOF',
  ].join('\n')

describe('reading TSPLIB', () => {
  it('rounds planar distances the way each type says', () => {
    const lines = ['1 0 0', '2 3.2 4', '3 1e1 0']
    expect(Array.from(readTsp(coordinates('EUC_2D', lines)).distance.slice(0, 3))).toEqual([
      0, 5, 10,
    ])
    expect(Array.from(readTsp(coordinates('CEIL_2D', lines)).distance.slice(0, 3))).toEqual([
      0, 6, 10,
    ])
    expect(Array.from(readTsp(coordinates('ATT', lines)).distance.slice(0, 3))).toEqual([0, 2, 4])
  })

  it('knows the globe of the library', () => {
    // The first two towns of ulysses22: 509 by the library's own account.
    const towns = coordinates('GEO', ['1 38.24 20.42', '2 39.57 26.15'])
    expect(readTsp(towns).distance[1]).toBe(509)
  })

  it('fills a whole matrix from half of it', () => {
    const text = [
      'DIMENSION: 3',
      'EDGE_WEIGHT_TYPE: EXPLICIT',
      'EDGE_WEIGHT_FORMAT: LOWER_DIAG_ROW',
      'EDGE_WEIGHT_SECTION',
      '0 1 0',
      '2 3 0',
      'EOF',
    ]
    expect(Array.from(readTsp(text.join('\n')).distance)).toEqual([0, 1, 2, 1, 0, 3, 2, 3, 0])
  })

  it('refuses what it cannot read', () => {
    expect(() => readTsp(coordinates('XRAY1', ['1 0 0']))).toThrow(/XRAY1/)
  })
})
