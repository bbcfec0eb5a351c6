/** Table Mountain under its cloth of the bay below and penguins on the rocks. */
import { sloop } from '../kit/boats.ts'
import { skyline } from '../kit/buildings.ts'
import { haze, mist, ridge } from '../kit/land.ts'
import type { Random } from '../kit/random.ts'
import { birds, light, sky } from '../kit/sky.ts'
import { type Drawing, down, group, oval, r, range, shape } from '../kit/svg.ts'
import { bushes } from '../kit/trees.ts'
import { glitter, reflection, ripples, water } from '../kit/water.ts'
import type { Scene } from '../scene.ts'

const shore = 1090
const table = 590

/** The table between Devil's Peak and Lion's Head: cliffs cut by gullies, slopes that flare below. */
function mountainFront(random: Random): Drawing {
  const outline =
    'M-40 1010L40 930L110 842L168 742L206 698L240 744L282 806L312 786L330 706L344 644L362 604L420 592L700 584L960 594L1196 588L1236 602L1252 654L1268 726L1306 800L1352 856L1392 874L1438 822L1468 772L1488 754L1512 792L1562 884L1660 960V1100H-40Z'
  const gullies = range(36).map((index) => {
    const x = 350 + index * 25 + random.between(-9, 9)
    const w = random.between(6, 19)
    const low = table + random.between(90, 170)
    return shape(
      `M${r(x)} ${table - 20}h${r(w)}L${r(x + w * 1.4)} ${r((table + low) / 2)}L${r(x + w * 0.5)} ${r(low)}L${r(x - w * 0.4)} ${r((table + low) / 2 + 10)}Z`,
      '#5d4f80',
      { opacity: random.between(0.35, 0.7) },
    )
  })
  const spurs = range(13).map((index) => {
    const x = 300 + index * 78 + random.between(-16, 16)
    const lean = (x - 780) * 0.4
    const top = table + random.between(130, 170)
    return shape(
      `M${r(x)} ${r(top)}L${r(x + 40 + lean * 0.5)} ${r(top + 190)}L${r(x + 70 + lean)} 1100H${r(x + lean - 16)}L${r(x - 8 + lean * 0.4)} ${r(top + 160)}Z`,
      '#6a5684',
      { opacity: 0.34 },
    )
  })
  return group(
    [
      shape(outline, down(table, 1100, '#efae8c', ['#c4868a', 0.3], ['#94808a', 0.62], '#748c74')),
      shape('M206 698L240 744L282 806L312 786L290 900L340 1100H210L232 860Z', '#5d4f80', {
        opacity: 0.75,
      }),
      shape('M1488 754L1512 792L1562 884L1660 960V1100H1500L1510 900L1484 830Z', '#5d4f80', {
        opacity: 0.7,
      }),
      shape(
        'M1196 588L1236 602L1252 654L1268 726L1306 800L1352 856L1392 874L1400 1100H1300L1226 820Z',
        '#5d4f80',
        { opacity: 0.6 },
      ),
      gullies,
      shape(
        `M326 ${table + 128}Q760 ${table + 96} 1262 ${table + 132}L1264 ${table + 142}Q760 ${table + 108} 322 ${table + 138}Z`,
        '#fbd0a8',
        { opacity: 0.7 },
      ),
      spurs,
    ],
    { clip: outline },
  )
}

/** A thin cloth of cloud that lies on the table and slips over its edge. */
function tablecloth(random: Random): Drawing {
  const [left, right] = [346, 1246]
  const fringe = (deep: number, opacity: number) => {
    const shares = range(8).map(() => random.between(0.4, 1.7))
    const whole = shares.reduce((sum, share) => sum + share, 0)
    let path = `M${left} ${table + 16}C${left + 2} ${table - 6} ${left + 40} ${table - 24} ${left + 84} ${table - 18}Q520 ${table - 46} 610 ${table - 34}Q720 ${table - 62} 850 ${table - 38}Q990 ${table - 54} 1090 ${table - 28}Q${right - 70} ${table - 38} ${right - 36} ${table - 14}Q${right + 2} ${table - 8} ${right} ${table + 16}`
    let x = right
    // From the right back to the very point of the start: the last fold closes the cloth.
    for (const [index, share] of shares.entries()) {
      const last = index === shares.length - 1
      const next = last ? left : x - ((right - left) * share) / whole
      const side = last || index === 0 ? 0.45 : 1
      const hang = table + 16 + deep * side * random.between(0.35, 1)
      const foot = last ? table + 16 : table + random.between(8, 18)
      const width = x - next
      path += `C${r(x - width * 0.1)} ${r(hang)} ${r(next + width * 0.3)} ${r(hang)} ${r(next)} ${r(foot)}`
      x = next
    }
    return shape(`${path}Z`, '#fff3e0', { opacity })
  }
  return [fringe(104, 0.28), fringe(66, 0.42), fringe(30, 0.95)]
}

/** Foot at (0, 0), 120 high, looking left. */
const penguin = (): Drawing => [
  shape('M-26 0Q-34 -60 -14 -92Q-10 -120 8 -120Q28 -118 28 -92Q44 -50 30 0Z', '#1f2744'),
  shape('M-24 -4Q-30 -56 -12 -84Q2 -76 6 -50Q10 -20 4 -2Z', '#fff3e0'),
  shape('M-12 -104Q-2 -100 2 -110Q6 -98 0 -86Q-8 -84 -12 -90Z', '#fff3e0'),
  shape('M-12 -106L-28 -101L-12 -98Z', '#2f3658'),
  shape('M14 -82Q34 -50 26 -14Q14 -40 14 -82Z', '#33406a'),
  shape('M-20 -70Q-2 -60 -2 -14L-7 -14Q-8 -52 -22 -62Z', '#1f2744'),
  oval(-14, 1, 15, 5, '#c98a78'),
  oval(16, 1, 15, 5, '#c98a78'),
]

export const capeTown: Scene = (random) => {
  const town = [
    skyline(random, {
      left: 300,
      right: 1320,
      base: shore,
      height: (x) => 40 + 90 * Math.exp(-(((x - 830) / 200) ** 2)),
      lit: '#ffe6c4',
      shade: '#a98a98',
      from: 'left',
      width: [22, 44],
      window: '#7d7496',
      chance: 0.3,
    }),
    bushes(random, { base: shore - 2, radius: [10, 24], colour: '#4f7068', lit: '#9aa878' }),
  ]
  return [
    sky(1000, '#1f5f8f', ['#5a9fb4', 0.34], ['#f6d3ac', 0.68], ['#ffbf90', 0.9], '#ffd9ae'),
    light({ x: 330, y: 440, radius: 92, colour: '#fff6d6', glow: '#ffe0b0', reach: 6 }),
    ridge(random, { y: 960, rise: 24, waves: 1.4 }, '#b98f98'),
    mountainFront(random),
    tablecloth(random),
    haze(840, shore, '#ffd9ac', 0.55),
    ridge(random, { y: 1040, rise: 12, waves: 3 }, '#7f9478'),
    mist(1056, 40, '#ffe0b8', 0.5),
    town,
    water(shore, '#ffdcb4', ['#8fc0bc', 0.16], ['#3f92a8', 0.5], '#155a80'),
    reflection(random, town, shore, {
      depth: 200,
      colour: '#8fc0bc',
      opacity: 0.3,
      squash: 0.6,
      strokes: 40,
    }),
    glitter(random, { x: 380, from: shore + 10, to: 1560, width: [160, 420], colour: '#fff3cf' }),
    ripples(random, { from: shore + 14, to: 1590, colour: '#e6f6ee', opacity: 0.5, count: 50 }),
    ripples(random, { from: shore + 60, to: 1590, colour: '#124f78', opacity: 0.4 }),
    group(sloop({ hull: '#22406a', sail: '#fffaf0', shade: '#e0b49c' }), {
      move: [980, 1200],
      scale: 1.1,
    }),
    group(sloop({ hull: '#22406a', sail: '#f2735b', shade: '#b8484a' }), {
      move: [700, 1160],
      scale: 0.66,
    }),
    group(sloop({ hull: '#22406a', sail: '#fffaf0', shade: '#e0b49c' }), {
      move: [540, 1136],
      scale: 0.46,
    }),
    // Granite boulders in the foreground.
    ...[
      [60, 1580, 260, 200],
      [290, 1620, 250, 160],
      [1390, 1600, 330, 386],
      [1590, 1610, 240, 300],
      [1120, 1640, 260, 170],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => [
      oval(x, y, w, h, '#4a4a68'),
      shape(
        `M${x - w * 0.93} ${y - h * 0.36}Q${x - w * 0.4} ${y - h * 1.02} ${x + w * 0.3} ${y - h * 0.95}Q${x - w * 0.2} ${y - h * 0.6} ${x - w * 0.4} ${y + h * 0.2}Q${x - w * 0.8} ${y + h * 0.1} ${x - w * 0.93} ${y - h * 0.36}Z`,
        '#b9948c',
      ),
      shape(
        `M${x - w * 0.86} ${y - h * 0.5}Q${x - w * 0.4} ${y - h * 1.02} ${x + w * 0.3} ${y - h * 0.95}Q${x - w * 0.3} ${y - h * 0.84} ${x - w * 0.86} ${y - h * 0.5}Z`,
        '#f0cba8',
      ),
    ]),
    group(penguin(), { move: [1318, 1230], scale: 1.05 }),
    group(penguin(), { move: [1420, 1224], scale: [-0.92, 0.92] }),
    group(penguin(), { move: [226, 1476], scale: [-1.05, 1.05] }),
    birds(random, 560, 470, '#4f6f8a', 4),
  ]
}
