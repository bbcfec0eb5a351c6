/** Wishes for water, heights and the country around a town, which may take a day of their own. */
import { askWhatIsOn } from './evening-experiences.ts'
import type { Experience } from './experiences.ts'

export const landscapeExperiences: readonly Experience[] = [
  {
    what: 'the mountains',
    heard:
      /\b(?:(?:in|into|to|up|see|visit|and|with|for) the (?:high )?(?:mountains|alps|atlas|andes|tatras|highlands)|mountains? (?:day|trip|views?|air|scenery|village))\b/i,
    says: /\b(?:mountains?|peaks?|alps|alpine|atlas|andes|tatras|summit|glen|highlands)\b/i,
    // Seen from the air or from a plain they are a view, and no day in the mountains.
    offers:
      /\b(?<!view of the )(?:mountain (?:hikes?|villages?|towns?|walks?|day|trips?|scenery|trek|lake)|Alps|Alpine (?:lake|village|town)|(?:High )?Atlas|Andes|Tatras|Dolomites|Highlands)\b(?! views?)/i,
    not: /\b(?:balloons?|deserts?)\b/i,
    kinds: ['nature', 'neighbourhood', 'viewpoint', 'activity'],
    when: 'any',
    outing: true,
    wayOut: 'Ask at your lodging for a driver or a tour, and for the weather up there.',
  },
  {
    what: 'the desert',
    heard:
      /\b(?:(?:in|into|to|see|visit|and|with|for) (?:the|a) (?:desert|dunes)|desert (?:day|trip|safari|tour|camp)|dune bashing)\b/i,
    says: /\b(?:deserts?|dunes?)\b/i,
    offers: 'says',
    kinds: ['nature', 'neighbourhood', 'viewpoint', 'activity'],
    when: 'any',
    outing: true,
    wayOut: 'Ask for a licensed driver: nobody goes there alone.',
  },
  {
    what: 'a boat trip',
    heard:
      /\b(?:boat (?:trips?|rides?|tours?)|boats(?! show)|(?:on|by) (?:a )?boat|boats? (?:on|along|down|up) the|(?<!\b(?:before|after|join|board) (?:our|my|the|a) )cruises?(?! (?:passengers?|guests?|holiday|ship|call|port|line|stop|day))|sailing)\b/i,
    says: /\b(?:boats?(?! (?:docks?|houses?|yards?|sheds?|builders?))|cruises?|ferr(?:y|ies)|feluccas?|sail(?:ing|s)?)\b/i,
    offers:
      /\b(?:boat (?:trips?|tours?|rides?)|cruises?(?! ships?)|sailing trips?|feluccas?|by boat)\b/i,
    kinds: ['activity', 'nature'],
    when: 'any',
    outing: true,
    by: 'ferry',
    wayOut: askWhatIsOn,
  },
  {
    what: 'the archipelago',
    heard: /\barchipelagos?\b/i,
    says: /\barchipelago\b/i,
    kinds: ['neighbourhood', 'nature', 'beach', 'activity'],
    when: 'any',
    outing: true,
    wayOut: 'Ask at the harbor which boats go, and when the last one is back.',
  },
  {
    what: 'the islands',
    heard:
      /\b(?:island (?:hopping|days?|trips?|tours?)|island-hopping|(?:the|some|nearby|(?:out to|on|to) an?) islands?|(?<=\b(?:and|or|with|plus) |[,:;] ?)islands)\b/i,
    says: /\b(?:archipelago|islands?|lagoon)\b/i,
    offers:
      /\b(?:islands?(?= (?:day|trip|hopping))|archipelago|island[- ]hopping|islands)\b(?! views?)/i,
    kinds: ['neighbourhood', 'nature', 'beach', 'activity'],
    when: 'any',
    outing: true,
    wayOut: 'Ask at the harbor which boats go, and when the last one is back.',
  },
  {
    what: 'the sea',
    heard: /\b(?:(?:the|some|by the) sea(?:side|front|shore)?|sea ?side)\b(?! food)/i,
    kinds: ['beach'],
    when: 'any',
    outing: true,
    wayOut: 'Ask at your lodging for the nearest shore.',
  },
  {
    what: 'a swim',
    heard: /\b(?:swim(?:s|ming)?|bathe|a dip)\b/i,
    says: /\b(?:swim(?:s|ming|mers?)?|swum|bath(?:e|es|ing|ers)|beach(?:es)?|pools?|surf|lido|coves?|sand)\b/i,
    offers:
      /\bswim(?:ming)?\b|\b(?:beach day|(?:city|quiet|sheltered|river) beach|lido|(?:saltwater|natural|ocean|tidal) pools?)\b/i,
    not: /\belephants?/i,
    kinds: ['beach', 'nature', 'spa', 'activity', 'park'],
    when: 'any',
    onSeveralDays: true,
    outing: true,
    wayOut: 'Ask at your lodging for the nearest beach or public pool.',
  },
  {
    what: 'a hike',
    heard:
      /\b(?:hik(?:e|es|ing)|treks?|trekking|(?:proper|good|decent|real|bracing|country|coastal|hill) walks?|walks? in the (?:hills|woods|mountains|country(?:side)?))\b/i,
    says: /\b(?:hik(?:e|es|ers?|ing)|trails?|footpaths?|ridge walks?|along (?:a|the|its) ridge|canyon loops?|reached by a slow walk|scrambl\w+|treks?|walkers|(?:spiral|steep|cliff|coast|coastal|mountain|mule|forest|sea|stepped|winding|marked|caldera|riverside) (?:paths?|walks?)|paths? (?:up|along|of cinders|to a peak|to waterfalls|through|climbs?)|climbs? (?:through|from|to)|rim of the crater)\b/i,
    offers:
      /\b(?:(?<!rooftop |easy |short )hik(?:e|es|ing)|treks?|trekking|(?:coastal|cliff|ridge|canyon) walks?)\b/i,
    not: /\b(?:cable ?cars?|cableway|gondola|funicular|tramway|by car|no hiking|level for|carousel)\b/i,
    of: 'nature',
    kinds: ['nature', 'viewpoint', 'park', 'activity'],
    when: 'any',
    onSeveralDays: true,
    tiring: true,
    outing: true,
    wayOut: 'Ask for the nearest marked path, and for the weather.',
  },
  {
    what: 'sundowners',
    heard:
      /\bsun-?downers?\b|\bsunset (?:drinks?|cocktails?|beers?|g&ts?|spritz(?:es)?)\b|\b(?:drinks?|cocktails?) (?:at|for|over|with (?:the|a)) sunset\b/i,
    says: /\b(?:sunset (?:drinks?|cocktails?|cruise|view)|sundowners?|beach bars?|rooftop bars?|watching the sun go|terraces? (?:over|above))\b/i,
    offers:
      /\b(?:sunset (?:drinks?|cocktails?|cruise|view)|sundowners?|beach bars?|rooftop bars?)\b/i,
    kinds: ['restaurant', 'nightlife', 'cafe', 'viewpoint', 'beach', 'park', 'activity'],
    when: 'sunset',
    onSeveralDays: true,
    wayOut: 'A bottle from a shop and any west-facing shore will do.',
  },
  {
    what: 'a sunset',
    heard: /\bsunsets?\b/i,
    kinds: ['viewpoint', 'beach', 'landmark', 'park', 'bridge', 'square', 'neighbourhood'],
    when: 'sunset',
    wayOut: 'Any height or shore that looks west will do.',
  },
]
