import { expect, test } from 'vitest'
import { estimateDrive } from './road-trip-drive.ts'

const fortWilliam = [56.82, -5.11] as const
const portree = [57.41, -6.19] as const
const applecross = [57.43, -5.81] as const
const inverness = [57.48, -4.22] as const
const edinburgh = [55.95, -3.19] as const
const hours = (from: readonly [number, number], to: readonly [number, number]) =>
  estimateDrive([...from], [...to]).minutes / 60

test('around lochs and fjords a drive takes as long as it does', () => {
  expect(hours(fortWilliam, portree)).toBeGreaterThan(2.2)
  expect(hours(edinburgh, portree)).toBeGreaterThan(4.3)
  // Bergen to Geiranger.
  expect(hours([60.39, 5.32], [62.1, 7.21])).toBeGreaterThan(5)
})

test('a shore on the other side of the water is far by road', () => {
  expect(hours(portree, applecross)).toBeGreaterThan(1.8)
})

test('elsewhere the usual roads count', () => {
  expect(hours(edinburgh, inverness)).toBeLessThan(3.3)
})
