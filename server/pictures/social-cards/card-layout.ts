/** Where everything stands on a preview card, in the plain elements that satori reads. */
import type { ReactElement } from 'react'
import type { Brand } from '#domain/brand/brand.ts'
import { type SocialCard, socialCardSize } from '#domain/site/social-cards.ts'

type Style = Readonly<Record<string, string | number>>
type Child = object | string

const night = '#0b1030'
const dusk = '#1e2a5e'
const violet = '#4a3b8f'
const horizon = '#f2a65a'
const coral = '#f2735b'
const paper = '#fffdf8'
const mist = '#ccd2ec'

export function cardLayout(
  card: Pick<SocialCard, 'title' | 'line'>,
  brand: Brand,
  poster: string,
): ReactElement {
  const layout = box(
    {
      ...socialCardSize,
      display: 'flex',
      backgroundImage: `linear-gradient(165deg, ${night} 0%, ${dusk} 58%, ${violet} 100%)`,
      color: paper,
      fontFamily: 'Instrument Sans',
    },
    [
      box(
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 660,
          padding: '64px 48px 56px 72px',
        },
        [
          box({ display: 'flex', alignItems: 'center', fontSize: 34, fontFamily: 'Fraunces' }, [
            rose(),
            box({ marginLeft: 18 }, [brand.name]),
          ]),
          box({ display: 'flex', flexDirection: 'column' }, [
            box({ width: 72, height: 6, borderRadius: 3, backgroundColor: horizon }, []),
            box(
              {
                marginTop: 30,
                fontFamily: 'Fraunces',
                fontSize: titleSize(card.title),
                lineHeight: 1.08,
                letterSpacing: '-0.01em',
                wordBreak: 'break-word',
              },
              [card.title],
            ),
            box({ marginTop: 26, fontSize: 31, lineHeight: 1.4, color: mist }, [card.line]),
          ]),
          box({ fontSize: 26, color: mist }, [brand.host]),
        ],
      ),
      box({ display: 'flex', width: 540, height: 630, position: 'relative' }, [
        element('img', { src: poster, width: 540, height: 630, style: {} }),
        box(
          {
            position: 'absolute',
            left: 0,
            top: 0,
            width: 8,
            height: 630,
            backgroundImage: `linear-gradient(${horizon}, ${coral})`,
          },
          [],
        ),
      ]),
    ],
  )
  // satori reads the shape of a React element and nothing else of it.
  return layout as unknown as ReactElement
}

/** A trip may be called anything; a long word breaks rather than leave the card. */
function titleSize({ length }: string): number {
  if (length > 40) return 46
  return length > 20 ? 62 : 74
}

/** The product's compass rose, with north aglow. */
function rose(): object {
  const path = (fill: string, d: string) => element('path', { fill, d })
  return element('svg', {
    width: 56,
    height: 56,
    viewBox: '0 0 32 32',
    children: [
      element('circle', {
        cx: 16,
        cy: 16,
        r: 10.5,
        fill: 'none',
        stroke: '#8f98c4',
        'stroke-width': 1.25,
      }),
      path(
        '#b9bfdb',
        'M16 16 24.6 7.4 19.2 16ZM16 16l8.6 8.6L16 19.2ZM16 16l-8.6 8.6L12.8 16ZM16 16 7.4 7.4 16 12.8Z',
      ),
      path(paper, 'M32 16H16l3.6 3.6ZM0 16h16l-3.6-3.6ZM16 32V16l-3.6 3.6Z'),
      path('#9aa1c6', 'M32 16H16l3.6-3.6ZM0 16h16l-3.6 3.6ZM16 32V16l3.6 3.6Z'),
      path(horizon, 'M16 0v16l-3.6-3.6Z'),
      path(coral, 'M16 0v16l3.6-3.6Z'),
    ],
  })
}

function box(style: Style, children: readonly Child[]): object {
  return element('div', { style, children })
}

function element(type: string, props: Readonly<Record<string, unknown>>): object {
  return { type, props }
}
