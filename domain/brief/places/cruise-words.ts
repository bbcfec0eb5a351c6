/** "Our cruise stops in Athens" is a voyage; "a canal cruise" is an hour on the water. */
const onTheWater =
  'canal|river|boat|harbou?r|bay|lake|lagoon|fjord|glacier|island|dinner|lunch|sunset|evening|night|jazz|wine|cocktail|seine|thames|danube|nile|bosphorus|bosporus|vltava|spree|chao phraya|mekong|felucca|catamaran|gondola|dolphin|whale|short|quick|one[- ]hour|two[- ]hour|sightseeing'

/** A voyage by ship, as a source for other patterns. */
export const voyage = `(?<!\\b(?:${onTheWater})[ -])\\bcruises?\\b(?! (?:on|along|down|up|through|around) (?:the|a) )`
