/** Whether what follows is wanted or refused: "no museums", "not into crowds", "don't miss the Louvre". */

const refusing =
  /\b(?:no|not|never|without|w\/o(?:ut)?|avoid(?:ing)?|skip(?:ping)?|hates?|dislikes?|loathes?|detests?|despises?|steer(?:ing)? (?:well )?clear of|(?:stay|keep)(?:ing)? (?:well )?away from|spare (?:us|me|them|him|her)|(?:could|can) (?:live|do) without|(?:seen|done|had|visited|been to) (?:more than |quite |far )?(?:enough|too many)|against(?= (?:all |any )?$)|(?:you|they) can keep (?:your|the|their|all)|if (?:i|we|she|he|they) (?:see|visit|have to see)s? (?:one more|another)|refus(?:e|es|ing)|(?:terrified|petrified|frightened|allergic) (?:of|to)|phobia of|don'?t|doesn'?t|do not|does not|won'?t|will not|can'?t|cannot|isn'?t|aren'?t|nothing|nowhere|exclud(?:e|es|ed|ing)|free of|no more|rather not|less|fewer|instead of|rather than|sick of|tired of|fed up with|bored (?:of|by|with|in|at)|afraid of|scared of|fears?|dread(?:s|ing)?|(?:worried|nervous|anxious) about|nor|neither|non|minus|zero|(?<=\bprefers? (?:the |an? )?(?:[a-z]+ ){1,3})over|(?<=\b(?:rather|sooner|prefer)\b[^.,;!?]{0,40} )than|forget|drop|ditch|lose|cancel|scrap|(?:nobody|no one|none of us|neither of us)(?: of us| here)?(?: really)? (?:wants?|likes?|enjoys?|fanc(?:y|ies)|needs?|cares? (?:for|about)|is (?:into|keen on|interested in)))\b(?![^,;.]*\b(?:but|so(?= (?!many|much|far))|(?<!not )only (?:the|one|an?)|(?<!no )more|(?:and|so) (?:we|i|they|she|he)(?:'ll| will| can| would| could| take| use| go)\b|(?:and|who|while) (?:(?:i|we|they|she|he|both|all|really|also) )*(?:loves?|likes?|enjoys?|adores?|wants?|prefers?))\b)[^,;.:!?]{0,44}$/
const notRefusing =
  /(?:(?:\b(?:not|never|nobody|no one|none of us|neither of us)|n'?t)(?: wants?(?:ing)?| wanna| like)?(?: to)? (?:miss|skip|forget|leave out|go without)|(?:\bnot|n'?t) (?:only|just|all about)|\bno matter|(?:\b(?:not|never)|n'?t) (?:seen|done|had) (?:nearly |anywhere near )?enough|\bnever (?:(?:get|gets|got|grow|grows) )?(?:tired|bored|sick|tires?)(?: of)?|\bnothing (?:beats|compares|better than|quite like)|\bno problem|\bwhy not|can'?t wait|could(?:n'?t| not) live without|never (?:had|tried|seen|eaten|been|done|tasted)|can'?t (?:get enough|go wrong|do without|live without|resist)|no limit|don'?t mind|can'?t decide|not averse|no more than|less than|not far from)\b[^,;.!?]{0,44}$/

/** "Dislikes: nightlife, shopping": the heading refuses all that follows. */
const refusingList =
  /\b(?:dislikes?|hates?|avoid|no[- ]gos?|skip|don'?ts?|not interested in|don'?t want|please no)\s*:[^;.!?]*$/

/**
 * A comma ends it: "everything except seafood, one cooking class". "Except the British Museum", "apart from the Prado",
 * "anything but", "all museums but the Tate".
 */
const exception =
  /\b(?:except(?:ing|ion of)?(?: for)?|apart from|other than|aside from|save for|besides|(?<=\b(?:anything|everything|anywhere|all|nothing|no \w+|any \w+|all \w+) )but(?! (?:i|we|also|really|love|like))(?: for)?)\s+(?![^.;!?]*\b(?:and|but|so) (?:(?:we|i|they|he|she|also|would|really|then) )*(?:want|would|'d|love|like|wish|need|hope|do|take|book|see|go|one|an?)\b)[^.,;!?]{0,44}$/

const hourly =
  /\b(?:back|home|in bed|asleep|out)\b[^.;!?]*\b(?:before|by|until|till|at|from)\b[^.;!?]{0,16}$/

export function isRefused(before: string): boolean {
  if (refusingList.test(before)) return true
  const clause = before.slice(-70)
  const turned = exception.exec(clause)
  // What is excepted from a refusal is wanted, and the other way round.
  if (turned) {
    const head = clause.slice(0, turned.index).replace(/[\s,(-]+$/, ' ')
    // "Apart from the tennis: coffee and laneways": besides it.
    // "Back by eight, except for the concert": the hour has an exception, and the concert is wanted.
    return head.trim() !== '' && !refuses(head) && !hourly.test(head)
  }
  return refuses(clause)
}

function refuses(clause: string): boolean {
  return refusing.test(clause) && !notRefusing.test(clause)
}

/**
 * Words and signs that may stand between the members of one list: "no museums, churches or malls".
 */
const listJoint = /^[\s,/&]*(?:(?:or|and|nor|any|too many|other|the|a lot of)[\s,/&]+)*$/

export function isListJoint(between: string): boolean {
  return between.length < 24 && listJoint.test(between)
}
