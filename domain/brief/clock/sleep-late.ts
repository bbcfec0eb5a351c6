/**
 * Sleeping in is a late morning only where no bed follows: "we sleep in hostels" says where, "we like to sleep in" how long.
 * The source of a pattern, for those who read the pace and those who read the hours.
 */
export const sleepsLate =
  'sleep(?:ing)? in(?= ?(?:[.,;:!?)+&/-]|$)| (?:and|or|but|so|then|every|each|on|most|some|a (?:bit|little)|late|until|till|til|past|after|before|when|whenever|if|because|as|please|pls|too|at (?:least|weekends)|while|with|this|during|we|i|in the|the (?:mornings?|first|last|next)|mornings?|rather|instead|sometimes|often|usually|always|than|daily|where possible)\\b)'
