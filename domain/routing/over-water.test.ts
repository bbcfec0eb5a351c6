import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateLeg } from './travel-estimate.ts'
import { heights, islands, waters } from './waters.ts'

const { bySlug, destinations } = await loadCatalogue()
const usual = { beyondWalking: 'transit', longestWalk: 25 } as const

function placeIn(slug: string, name: string): Coordinates {
  const place = bySlug.get(slug)?.places.find((each) => each.name === name)
  if (!place) throw new Error(`${slug} has no ${name}`)
  return place.at
}
const way = (slug: string, from: string, to: string) =>
  estimateLeg(placeIn(slug, from), placeIn(slug, to), usual)

describe('ways over water', () => {
  it.each([
    ['venice', "Doge's Palace", 'San Giorgio Maggiore'],
    ['venice', 'Fondamenta della Misericordia', 'Murano'],
    ['bangkok', 'Wat Pho', 'Wat Arun'],
    ['bangkok', 'Home Cuisine Islamic Restaurant', 'ICONSIAM'],
    ['dubai', 'Al Fahidi Historical District', 'Spice Souk'],
    ['amsterdam', 'Canal Boat Tour', 'Eye Film Museum'],
    ['valletta', 'Upper Barrakka Gardens', 'Fort St Angelo'],
    ['helsinki', 'Kaivopuisto', 'Suomenlinna'],
    ['istanbul', 'Kanaat Lokantası', "Maiden's Tower"],
    ['havana', 'Museo del Ron Havana Club', 'Cristo de La Habana'],
  ])('%s: from %s to %s goes a boat', (slug, from, to) => {
    expect(way(slug, from, to).mode).toBe('ferry')
    expect(way(slug, to, from)).toEqual(way(slug, from, to))
  })

  it.each([
    ['venice', 'Santa Maria della Salute', 'Zattere Promenade'],
    ['venice', "Doge's Palace", 'Santi Giovanni e Paolo'],
    ['bangkok', 'Museum Siam', 'Pak Khlong Talat Flower Market'],
    ['bangkok', 'Grand Palace and Wat Phra Kaew', 'National Museum Bangkok'],
    ['dubai', 'Al Fahidi Historical District', 'Abra Crossing on the Creek'],
    ['dubai', 'Gold Souk', 'Spice Souk'],
    ['porto', 'Ribeira', 'Church of São Francisco'],
    ['budapest', 'Matthias Church', 'Buda Castle and National Gallery'],
    ['stockholm', 'Vasa Museum', 'Gröna Lund'],
    ['copenhagen', 'Nyhavn', 'Amalienborg'],
    ['sydney', 'Sydney Opera House', 'The Rocks'],
    ['havana', 'Callejón de los Peluqueros', 'Paseo del Prado'],
    ['havana', 'Castillo de la Real Fuerza', 'Plaza de Armas'],
    ['havana', 'Castillo del Morro', 'Fortaleza de la Cabaña'],
    ['new-york', 'DUMBO and Brooklyn Bridge Park', "Juliana's"],
    ['new-york', 'DUMBO and Brooklyn Bridge Park', 'Brooklyn Bridge'],
    ['venice', 'Rialto Bridge', 'Rialto Market'],
    ['venice', 'Rialto Bridge', 'Santa Maria dei Miracoli'],
    ['oslo', 'Fram Museum', 'Norwegian Folk Museum'],
    ['shanghai', 'The Bund', 'Yu Garden'],
    ['shanghai', 'Shanghai Tower', 'Oriental Pearl Tower'],
    ['montreal', 'Biosphère', 'Parc Jean-Drapeau'],
    ['boston', 'USS Constitution', 'Bunker Hill Monument'],
    ['san-diego', 'USS Midway Museum', 'Seaport Village and the Embarcadero'],
    ['hamburg', 'Landungsbrücken', 'Elbphilharmonie'],
  ])('%s: from %s to %s one stays on a bank, and walks', (slug, from, to) => {
    expect(way(slug, from, to).mode).toBe('walk')
  })

  it.each([
    ['porto', 'Church of São Francisco', 'Sandeman Cellars', 12],
    ['budapest', 'Hungarian Parliament', "Fisherman's Bastion", 25],
    ['stockholm', 'Moderna Museet', 'Vasa Museum', 18],
    ['new-york', 'Wall Street and Trinity Church', 'DUMBO and Brooklyn Bridge Park', 30],
    ['istanbul', 'Galata Tower', 'Rüstem Pasha Mosque', 18],
  ])(
    '%s: from %s to %s one walks over the bridge, about %i minutes and more',
    (slug, from, to, least) => {
      const { mode, minutes } = estimateLeg(placeIn(slug, from), placeIn(slug, to), {
        ...usual,
        longestWalk: 90,
      })
      expect(mode).toBe('walk')
      expect(minutes).toBeGreaterThanOrEqual(least)
    },
  )

  it.each([
    ['new-york', 'South Street Seaport', 'DUMBO and Brooklyn Bridge Park'],
    ['new-york', 'Essex Market', 'Domino Park'],
    ['shanghai', 'The Bund', 'Oriental Pearl Tower'],
    ['oslo', 'Astrup Fearnley Museum', 'Fram Museum'],
    ['montreal', 'Clock Tower Beach', 'Biosphère'],
    ['osaka', 'Osaka Aquarium Kaiyūkan', 'Universal Studios Japan'],
    ['istanbul', 'Ortaköy Mosque', 'Beylerbeyi Palace'],
    ['zurich', 'Museum Rietberg', 'Zürichhorn and Lake Promenade'],
    ['san-diego', 'Seaport Village and the Embarcadero', 'Coronado by Bike'],
  ])('%s: from %s to %s nobody walks straight over the water', (slug, from, to) => {
    expect(way(slug, from, to).mode).not.toBe('walk')
    expect(way(slug, to, from)).toEqual(way(slug, from, to))
  })

  it('goes to Saint Mark’s over a bridge of the Grand Canal, or by the boat across', () => {
    const { mode, minutes } = way('venice', 'Santa Maria della Salute', 'Piazza San Marco')
    expect(mode === 'ferry' ? 12 : 20).toBeLessThanOrEqual(minutes)
  })

  it('rides up to the heights', () => {
    expect(way('hong-kong', 'Tai Kwun', 'Victoria Peak').mode).toBe('transit')
    expect(way('hong-kong', 'The Peak Lookout', 'Victoria Peak').mode).toBe('walk')
  })

  it('knows only what lies in a town of the catalogue', () => {
    const places = destinations.flatMap((each) => each.places.map(({ at }) => at))
    const middles = [...Object.entries(islands), ...Object.entries(heights)].map(
      ([name, [south, west, north, east]]) => ({
        name,
        at: [(south + north) / 2, (west + east) / 2] as Coordinates,
      }),
    )
    for (const { name, at } of [
      ...middles,
      ...waters.map(({ name, line }) => ({ name, at: line[3] ?? ([0, 0] as Coordinates) })),
    ]) {
      const isNear = places.some(
        ([latitude, longitude]) =>
          Math.abs(latitude - at[0]) < 0.1 && Math.abs(longitude - at[1]) < 0.15,
      )
      expect(isNear, name).toBe(true)
    }
  })
})
