/** Those who cross the desert, on foot and on four of them. */
import { box, type Drawing, disc, oval, shape, stroke } from './svg.ts'

/** A dromedary walking to the right, feet on y = 0, 170 high. */
export const camel = (): Drawing => {
  const near = '#3a1f38'
  const far = '#5f3448'
  return [
    oval(4, 2, 104, 7, '#8f5a58', { opacity: 0.35 }),
    // The legs on the far side.
    shape('M-62 -78L-46 -44L-40 -7L-45 1H-25L-29 -8L-33 -46L-34 -78Z', far),
    shape('M40 -80L58 -50L66 -28L73 -6L70 1H90L86 -7L75 -32L69 -52L66 -84Z', far),
    stroke('M-74 -104Q-90 -84 -84 -62', near, 4),
    shape('M-88 -66L-80 -66L-82 -48Z', near),
    // From the rump over the hump, along the low neck to the head, back under the belly.
    shape(
      'M-78 -92Q-80 -120 -52 -122Q-36 -123 -26 -138Q-10 -162 8 -138Q18 -124 40 -121Q54 -118 62 -106Q72 -94 79 -106Q86 -120 85 -140Q84 -160 95 -168L97 -177L104 -170Q114 -169 121 -162L138 -154Q142 -145 132 -142L114 -142Q107 -140 105 -130Q101 -98 86 -82Q74 -68 54 -70Q20 -54 -34 -66Q-70 -66 -78 -92Z',
      near,
    ),
    // The legs on the near side: thigh, joint, shank and the broad pad.
    shape(
      'M-79 -98Q-82 -72 -68 -58Q-66 -46 -70 -32L-78 -7L-84 1H-62L-63 -8L-56 -34Q-52 -50 -42 -58L-30 -80Z',
      near,
    ),
    shape(
      'M28 -84Q32 -62 38 -48Q40 -40 38 -32L36 -8L31 1H53L49 -8L50 -36Q53 -46 54 -52L68 -88Z',
      near,
    ),
    shape('M-34 -132Q-10 -168 14 -132L26 -92Q-6 -82 -46 -92Z', '#d9503f'),
    shape('M-10 -160Q6 -156 14 -132L26 -92Q12 -88 -2 -87Z', '#a83a44'),
    shape('M-44 -100Q-6 -90 24 -100L26 -92Q-6 -82 -46 -92Z', '#ffcf7a'),
    stroke('M-38 -90V-80M-22 -87V-77M-6 -86V-76M10 -87V-77', '#ffcf7a', 2.6),
    stroke('M112 -166Q104 -156 116 -143', '#d9503f', 3),
  ]
}

/** The one who leads them, feet on y = 0: a long robe, a red headcloth and a staff. */
export const guide = (): Drawing => [
  oval(2, 2, 26, 4, '#8f5a58', { opacity: 0.35 }),
  stroke('M24 1L20 -92', '#5f3448', 3),
  shape('M-16 -3Q-12 -40 -13 -62Q-12 -80 0 -82Q12 -80 13 -62Q12 -40 18 -3Q0 2 -16 -3Z', '#f6ead4'),
  shape('M2 -1Q6 -40 3 -82Q12 -80 13 -62Q12 -40 18 -3Q10 0 2 -1Z', '#c9a098'),
  shape('M4 -76Q12 -62 23 -60L23 -53Q8 -52 -2 -66Z', '#e0c8b4'),
  box(-13, -50, 26, 4, '#a83a44'),
  disc(1, -91, 8, '#7a4a44'),
  shape(
    'M-9 -88Q-10 -103 2 -103Q11 -102 10 -94Q2 -97 -2 -90Q-4 -78 -14 -72Q-12 -80 -9 -88Z',
    '#d94f4a',
  ),
]
