/** Who comes on top of those who were counted or named side by side. */

/** "My mother is 82 and comes with us": one more than those who are named side by side. */
export const comesToo =
  /(?:^|[.!?;] )(?:plus|and|also|oh and) (?:my|our) (?:[a-z]+ )?(?:mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|gran|nan|grandma|grandpa|friend)(?=[.,;!?]|$)|\b(?:my|our|his|her) (?:[a-z-]+ )?(?:mother|mum|mom|father|dad|sister|brother|aunt|uncle|cousin|grandmother|grandfather|grandma|grandpa|gran|nan|friend|(?:mother|father|sister|brother)-in-law)(?:,? (?:who )?(?:is |'s )?\(?(?:aged )?\d\d\)?,?)?(?: and| who| also)? (?:comes|is coming|joins|is joining|will come|will join|travels|is travell?ing) (?:with us|us|along|too|as well)\b/

/** Somebody who comes on top of those counted: "family of four plus au pair". */
export const oneMore =
  /\b(?:plus|and|\+|&|with) (?:(?:an?|the|our|my) )?(?:au[- ]pair|nanny|babysitter|carer|guide(?=[,.;!?)]|$| (?:and|plus|from|in|to|for|on)\b)|coach driver|tour leader|instructor)\b|\b(?:plus|and|\+|&|with) another couple\b|\b(?:plus|and|\+|&) (?:his|her|their) (?:best )?(?:friend|mate|girlfriend|boyfriend)\b/
