/** Boats, each lying with the middle of its water line on (0, 0); move and scale them with `group`. */
import { box, type Drawing, disc, polygon, range, shape, stroke } from './svg.ts'

interface Trim {
  hull: string
  sail: string
  /** The shaded side of the sail. */
  shade: string
}

export function sloop({ hull, sail, shade }: Trim): Drawing {
  return [
    shape('M-34 0Q0 18 40 -4L46 -12H-40Z', hull),
    shape('M3 -18V-128Q44 -70 50 -18Z', sail),
    shape('M-3 -18V-118Q-34 -66 -38 -18Z', shade),
    box(-1.5, -132, 3, 122, hull),
  ]
}

/** A lateen-rigged river boat: one tall curved yard. */
export function felucca({ hull, sail, shade }: Trim): Drawing {
  return [
    shape('M-62 -6Q-40 14 0 14Q46 14 70 -14Q20 -4 -62 -6Z', hull),
    shape('M-44 -18Q-20 -120 52 -196Q46 -90 30 -12Q-4 -10 -44 -18Z', sail),
    shape('M6 -13Q30 -100 52 -196Q46 -90 30 -12Z', shade),
    stroke('M-48 -14Q-16 -120 54 -198', hull, 4),
    box(2, -112, 4, 108, hull),
  ]
}

export function gondola(colour: string, trim: string): Drawing {
  return [
    shape(
      'M-150 -34Q-128 2 -60 8H70Q132 4 158 -52Q150 -10 96 -6Q10 2 -80 -10Q-132 -18 -150 -34Z',
      colour,
    ),
    shape('M158 -52L166 -66L160 -70L150 -44Z', trim),
    shape('M-60 -8H70Q20 0 -60 -8Z', trim, { opacity: 0.7 }),
    // The gondolier: hat, striped shirt, oar.
    shape('M-86 -16L-90 -58Q-84 -70 -74 -58L-70 -14Z', colour),
    box(-90, -58, 17, 22, '#f4ead9', { round: 5 }),
    box(-90, -52, 17, 4, trim),
    box(-90, -44, 17, 4, trim),
    disc(-81, -68, 9, '#c98a6a'),
    box(-94, -77, 26, 4, '#f0d9a0', { round: 2 }),
    box(-88, -84, 14, 8, '#f0d9a0', { round: 2 }),
    stroke('M-66 -56L-122 26', colour, 3.4),
  ]
}

export function steamer({ hull, sail, shade }: Trim, funnel: string): Drawing {
  return [
    shape('M-150 -30H150L128 8H-128Z', hull),
    box(-150, -34, 300, 6, sail),
    box(-116, -58, 228, 26, sail),
    box(-84, -80, 160, 22, shade),
    range(13).map((index) => box(-108 + index * 17, -51, 9, 9, shade)),
    box(-14, -124, 28, 46, funnel),
    box(-14, -124, 28, 9, hull),
    box(-112, -112, 3, 56, hull),
    box(106, -104, 3, 48, hull),
  ]
}

/** A slim boat with a high prow and a canopy. */
export function longTail(hull: string, canopy: string, ribbon: string): Drawing {
  return [
    shape('M-170 -20Q-120 10 -40 12H60Q140 8 196 -74Q150 -24 80 -16H-60Q-120 -18 -170 -20Z', hull),
    shape('M-90 -62Q-20 -80 54 -62V-54H-90Z', canopy),
    ...[-82, -36, 10, 46].map((x) => box(x, -56, 3.5, 42, hull)),
    stroke('M-150 -22L-228 20', hull, 4),
    polygon(
      [
        [184, -56],
        [192, -62],
        [188, -30],
        [180, -26],
      ],
      ribbon,
    ),
  ]
}
