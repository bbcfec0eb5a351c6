/** Music, art, books, films and the past. */
import type { Meaning } from './meaning.ts'

export const culture: readonly Meaning[] = [
  { says: 'geisha, geishas, geiko, maiko', words: 'maiko, geiko, geisha', required: true },
  {
    says: 'jazz, swing music, blues',
    words: 'jazz, swing, blues',
    required: true,
    among: ['nightlife', 'stage', 'square', 'activity', 'neighbourhood', 'cafe'],
  },
  {
    says: `live music, gig, gigs, band, bands, concert, concerts, music, songs, folk music, trad
      music, trad, sing, singing, hear music`,
    words: `music, musicians, concert, jazz, brass, band, bands, fiddles, songs, fado, play for each
      other, live`,
    kinds: ['nightlife', 'stage'],
    interests: ['music'],
    said: true,
    among: ['nightlife', 'stage', 'neighbourhood', 'square', 'museum', 'restaurant', 'activity'],
  },
  {
    says: `classical music, orchestra, symphony, philharmonic, composers, composer`,
    words: `opera, philharmonic, concert, orchestra, mozart, beethoven, schubert, golden hall,
      composers`,
    kinds: ['stage'],
    interests: ['music'],
    said: true,
    among: ['stage', 'museum', 'landmark', 'worship', 'park'],
  },
  { says: 'tango', words: 'tango, milonga, gardel', required: true },
  { says: 'flamenco', words: 'flamenco', required: true },
  { says: 'fado', words: 'fado', required: true },
  {
    says: 'comics, comic, manga, anime, cartoons, cartoon',
    words: 'comics, animation, ghibli, manga, animators, tintin, strip',
    required: true,
    among: ['museum', 'shopping', 'neighbourhood', 'gallery', 'theme-park', 'activity'],
  },
  {
    says: 'toys, toy, games, arcade, video games, lego, dolls, puppet, puppets, marionettes',
    words: 'toys, games, dolls, puppets, marionettes, lego, arcade',
    among: ['museum', 'shopping', 'theme-park', 'activity', 'neighbourhood'],
  },
  {
    says: 'harry potter, hogwarts, wizard, wizards',
    words: 'harry potter, diagon',
    required: true,
  },
  {
    says: 'film, films, movie, movies, cinema, hollywood',
    words: 'film, cinema, studio, movie, sets',
    among: [
      'museum',
      'activity',
      'stage',
      'theme-park',
      'landmark',
      'neighbourhood',
      'market',
      'shopping',
    ],
    required: true,
  },
  {
    says: `street art, graffiti, mural, murals, paintings in the street, painted walls, painted
      streets, banksy`,
    words: 'murals, graffiti, street art, painted walls, walls painted',
    required: true,
    among: ['gallery', 'neighbourhood', 'museum', 'landmark', 'viewpoint', 'park', 'square'],
  },
  {
    says: `flea market, flea markets, second hand, secondhand, thrift, thrifting, vintage, antiques,
      antique, junk, bric a brac`,
    words: 'flea market, second-hand, vintage, antiques, junk, attics, bric-a-brac',
    required: true,
    among: ['market', 'shopping', 'neighbourhood'],
  },
  {
    says: 'records, record shop, record shops, vinyl, record store',
    words: 'record shops, records, record stores, vinyl',
    among: ['shopping', 'neighbourhood', 'market'],
  },
  {
    says: 'jewelry, jewellery, jeweler, jewelers, jeweller, jewellers, goldsmith, goldsmiths',
    words: 'jewelry, jeweler, goldsmith',
    required: true,
  },
  {
    says: 'clothes, fashion, dresses, designer',
    words: 'clothes, fashion, dress, designer, denim, gowns',
    interests: ['shopping'],
    among: ['shopping', 'market', 'neighbourhood', 'museum'],
  },
  {
    says: `art, painting, paintings, painter, modern art, contemporary art, sculpture, sculptures`,
    words: 'art, paintings, painting, sculpture, artists',
    kinds: ['gallery', 'museum'],
    interests: ['art'],
    among: ['gallery', 'museum', 'landmark', 'park', 'neighbourhood', 'worship', 'palace'],
  },
  {
    says: 'impressionist, impressionists, monet, renoir, degas, water lilies',
    words: 'monet, degas, renoir, impressionists, cézanne, manet, water lilies',
    required: true,
  },
  {
    says: 'architecture, architect, buildings, design, art nouveau, modernist, bauhaus',
    words: 'architect, art nouveau, design, modernist, facade',
    interests: ['architecture'],
  },
  { says: 'history, historic, historical', interests: ['history'] },
  {
    says: 'war, world war, ww2, wwii, second world war, holocaust, shoah, nazi, bunker, cold war',
    words: 'war, holocaust, bunker, occupation, resistance, camps, murdered millions, berlin wall',
    interests: ['history'],
    required: true,
    among: ['museum', 'landmark', 'ruins', 'activity', 'park', 'bridge'],
  },
  {
    says: '1989, revolution, communism, communist, soviet, dictator',
    words: 'revolution, communist, communism, soviet, dictator, ceaușescu, stalin, 1989',
    required: true,
    among: [
      'museum',
      'square',
      'landmark',
      'palace',
      'park',
      'neighbourhood',
      'activity',
      'market',
    ],
  },
  {
    says: 'cemetery, graveyard, buried, grave, graves, tomb, tombs',
    words: 'cemetery, lie, grave, tomb, kirkyard, buried, rest in',
    among: ['park', 'landmark', 'worship', 'ruins', 'museum'],
    required: true,
  },
  {
    says: `bones, skulls, skull, catacombs, ossuary, crypt, under the ground, under the earth, below
      ground, deep under, underground`,
    words: `bones, skulls, catacombs, crypt, ossuary, quarries, salt mine, mine, below ground,
      tunnels, bunker`,
    among: ['activity', 'museum', 'worship', 'ruins', 'landmark'],
    required: true,
  },
  {
    says: 'writer, writers, author, poet, poets, literature, literary, novel, novels',
    words: 'writer, poet, novel, wrote, literary, letters, author',
    interests: ['literature'],
  },
  { says: 'northern lights, aurora', words: 'northern lights, aurora', required: true },
  {
    says: 'tile, tiles, tiled, azulejo, azulejos, mosaic, mosaics',
    words: 'tiles, tiled, azulejos, mosaic',
  },
  {
    says: 'rice field, rice fields, rice terrace, rice terraces, paddies, paddy',
    words: 'rice terraces, terraces',
    required: true,
    among: ['nature', 'viewpoint', 'activity', 'park', 'museum'],
  },
  { says: 'locks, gate, tower, towers, clock', words: 'tower, clock' },
]
