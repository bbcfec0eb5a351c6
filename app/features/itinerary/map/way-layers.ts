import type { LayerSpecification } from 'maplibre-gl'
import { dashes } from '#domain/drawing/svg-paths.ts'

const width = 3

/** One layer for each kind of line, because MapLibre sets dashes by layer, in widths of the line. */
export const wayLayers: LayerSpecification[] = Object.entries(dashes).map(([style, lengths]) => ({
  id: `ways-${style}`,
  type: 'line',
  source: 'ways',
  filter: ['==', ['get', 'style'], style],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: {
    'line-color': ['get', 'colour'],
    'line-width': width,
    ...(lengths.length > 0 ? { 'line-dasharray': lengths.map((length) => length / width) } : {}),
  },
}))
