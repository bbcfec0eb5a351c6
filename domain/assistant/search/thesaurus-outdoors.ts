/** Water, hills, wild things, and what one does there. */
import type { Meaning } from './meaning.ts'

export const outdoors: readonly Meaning[] = [
  {
    says: 'bungee, bungy, bungee jump, bungee jumping, bungy jumping',
    words: 'bungy, bungee',
    required: true,
  },
  {
    says: 'glow worm, glow worms, glowworm, glowworms, glowing worms, worms that glow',
    words: 'glowworm, glow worms',
    required: true,
  },
  {
    says: 'cave, caves, grotto, cavern',
    words: 'cave, grotto, cavern, stalactites',
    required: true,
    among: ['nature', 'activity', 'ruins', 'museum', 'landmark'],
  },
  {
    says: 'waterfall, waterfalls, cascade',
    words: 'waterfall, falls, cascade, gullfoss',
    required: true,
  },
  {
    says: 'volcano, volcanoes, crater, lava',
    words: 'volcano, crater, lava, eruption',
    required: true,
  },
  {
    says: `snorkel, snorkelling, snorkeling, reef, coral, swim with fish, tropical fish, underwater`,
    words: 'snorkel, coral, reef, parrotfish, sea floor, underwater',
    required: true,
    among: ['activity', 'nature', 'beach', 'museum'],
  },
  {
    says: 'scuba, scuba diving, diving',
    words: 'scuba, divers, dive site, reef',
    required: true,
    among: ['activity', 'nature', 'beach'],
  },
  {
    says: 'surf, surfing, surfer, surfboard, waves',
    words: 'surf, surfers, surfboard, waves',
    kinds: ['beach'],
    required: true,
    among: ['beach', 'nature', 'activity'],
  },
  {
    says: 'learn, beginner, beginners, lesson, lessons, class, classes, course, workshop',
    words: 'learn, learns, school, schools, first time, class, lessons, taught, gentle',
  },
  {
    says: `kayak, kayaking, canoe, rowing, paddle, row boat, rowing boat, rowing boats, paddle boat`,
    words: 'kayak, canoe, rowing boats, paddle, boating',
    required: true,
  },
  {
    says: `boat, boats, cruise, ferry, boat ride, boat trip, boat tour, sail, sailing, on the water`,
    words: 'boat, ferry, cruise, sailing, gondola, punts, steamer',
    kinds: ['activity'],
    said: true,
    required: true,
    among: ['activity', 'nature', 'park', 'neighbourhood', 'beach', 'landmark'],
  },
  {
    says: `by the water, waterfront, riverside, river, canal, lake, harbour, harbor, sea, with the
      water in view, water`,
    words: `river, water, canal, lake, harbour, quay, sea, bay, bosphorus, shore, promenade,
      embankment`,
    among: [
      'activity',
      'nature',
      'park',
      'neighbourhood',
      'beach',
      'landmark',
      'viewpoint',
      'bridge',
      'restaurant',
      'cafe',
      'garden',
      'square',
      'nightlife',
    ],
  },
  { says: 'shallow', words: 'shallow, shallows, gentle, behind a reef, sheltered' },
  {
    says: `hike, hiking, hikes, walk in nature, trail, trails, trek, trekking, long walk, coastal
      walk, mountain, mountains, forest, woods`,
    words: 'walk, path, trail, hike, climb, woods, forest, cliff walks, mountain, paths',
    kinds: ['nature'],
    among: ['nature', 'park', 'viewpoint', 'neighbourhood', 'activity'],
    needs: { outdoors: true },
  },
  {
    says: 'coast, coastal, cliff, cliffs, ocean',
    words: 'coast, cliff, ocean, sea, beach, cove',
  },
  {
    says: 'nature, green, outdoorsy, countryside, trees',
    words: 'green, woods, trees, forest, meadow',
    kinds: ['nature', 'park', 'garden'],
    interests: ['nature'],
  },
  {
    says: 'flower, flowers, roses, cherry blossom, blossom, tulips, orchids',
    words: 'flowers, roses, blossom, cherry, tulips, orchids, irises',
    among: ['garden', 'park', 'market', 'nature', 'landmark', 'worship', 'museum'],
    required: true,
  },
  {
    says: 'bike, bikes, bicycle, cycle, cycling, bike ride',
    words: 'bicycle, bike, cycling, bicycles',
    among: ['park', 'nature', 'activity', 'neighbourhood', 'beach'],
    required: true,
  },
  {
    says: 'walk, stroll, wander, promenade, amble',
    words: 'walk, stroll, promenade, path, lanes',
    kinds: ['neighbourhood', 'park'],
  },
  {
    says: `old town, old quarter, historic centre, historic center, medieval streets, cobbled streets`,
    words: 'old town, medieval, cobbles, lanes, quarter',
    kinds: ['neighbourhood', 'square'],
    interests: ['history'],
  },
  {
    says: 'ski, skiing, snowboard, snowboarding, sledding, ski slope, toboggan, snow',
    words: 'ski, skiing, sledge, toboggan, pistes, snow',
    required: true,
  },
  { says: 'golf, golfing', words: 'golf', required: true },
  {
    says: 'casino, casinos, gamble, gambling, slot machines',
    words: 'casino, slot, roulette, gambling',
    required: true,
  },
  {
    says: 'cable car, gondola lift, funicular, ropeway, cablecar',
    words: 'cable car, funicular, gondola',
    required: true,
  },
  {
    says: `roller coaster, roller coasters, rollercoaster, rollercoasters, water slide, water slides,
      water park, waterpark`,
    words: 'roller coaster, slides, water park, theme park rides',
    required: true,
    among: ['theme-park', 'spa', 'activity'],
  },
]
