import { expect, it } from 'vitest'
import { iconsNamedIn } from './module-graph.ts'

it('an icon is known by the file that it is in, under whatever name it is imported', () => {
  const code = `import { CircleAlert, Map as MapIcon, TrainFront, type LucideIcon } from "lucide-react"`
  expect(iconsNamedIn(code)).toEqual(['circle-exclamation-point', 'map', 'train-front'])
})

it('what comes from elsewhere is no icon', () => {
  expect(iconsNamedIn(`import { Map } from "./map.ts"`)).toEqual([])
})
