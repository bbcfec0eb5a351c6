/** Which words name a thing to like, which only say of what sort it is, and which are a sentence's. */
import { isFiller } from '../not-understood.ts'

/** Words of sentences: an item that has one is no thing to like. */
export const sentenceWords = new Set(
  (
    'want wants wanted like likes liked love loves loved enjoy enjoys prefer prefers hope hopes wish wishes fancy fancies the a an i we you he she they it me us him them my our your his her their its who what where when why how which that this these those there here ' +
    'is are was were be been being am do does did done have has had having can could will would should may might must shall ' +
    "don't doesn't didn't can't won't isn't aren't i'm i'd i'll i've we're we'd we'll we've she's he's it's that's they're she'd he'd he'll she'll let's nobody " +
    'go goes going gone get gets getting got make makes making take takes taking come comes coming came leave leaves leaving arrive arrives arriving ' +
    'attend attends attending stay stays staying fly flies flying flys need needs needing know knows think thinks thought keep keeps keeping ' +
    'book booked booking plan plans planned planning find tell give help suggest recommend turn turns turning turned meet meeting live lives living ' +
    'avoid avoiding skip skipping stand hate hates dislike dislikes apart except not no nor never nothing none without if because but so than then though although while since until from to into ' +
    'yes yeah ok okay sorry um uh hmm er well honestly actually basically obviously maybe perhaps probably hopefully sometime anytime ' +
    'thanks thank regards hello hi dear hey married born aged bothered keen ' +
    'sit sits ' +
    'doable feasible possible manageable realistic worthwhile ' +
    'sober retired single alone together separately flexible fussy tired fit healthy'
  ).split(' '),
)
/** Words of travel itself, of people and of time: what brief has other slots for, and nothing to like by themselves. */
const travelWords = new Set(
  (
    'trip trips holiday holidays vacation weekend week weeks day days night nights month months year years time times morning mornings afternoon evening evenings ' +
    'budget money price prices euro euros dollar dollars pound pounds hotel hotels hostel airbnb flight flights train trains bus buses car cars airport ' +
    'adult adults kid kids child children baby toddler family families couple couples friend friends people person persons party pupils class choir crew squad group wife husband partner mum mom dad mother father son daughter sister brother parents nan gran grandma teen teens teenager guys girls lads ladies women men boys mates ' +
    'pace rush stress hurry mind idea ideas advice tips itinerary route option options question questions drive drives driving travel ' +
    'first second third last next early late mid end start middle beginning max min about roughly approx total each per both either ' +
    'warm hot cold sunny dry rain rainy snow central busy free open ' +
    'other others another same different everything anything something somewhere anywhere everyone someone anyone else etc stuff things thing ' +
    'age ages yo allergy allergies allergic intolerant celiac coeliac pregnant wheelchair mobility ' +
    'fan fans rich poor young experienced beginner beginners expert ' +
    'town city country region area place places village island islands home house houses flat apartment room rooms bed breakfast dinner lunch ' +
    'student students teacher teachers colleague colleagues architect architects engineer engineers doctor doctors nurse nurses lawyer lawyers boss work job conference meetings'
  ).split(' '),
)
/** What only says of what sort a liking is: heard with it, and no liking of its own. */
const adjectives = new Set(
  'proper decent silly daft goofy northern southern eastern western ancient modern easy old new little small pretty quiet cute cool fun cheap fancy famous fresh authentic real short long big huge amazing local traditional hidden secret posh simple typical beautiful lovely gorgeous interesting serious special safe festive romantic hot cold warm'.split(
    ' ',
  ),
)

const isOfTravel = (word: string) => travelWords.has(word) || /^travell?ing$/.test(word)

/** What makes another thing of the word beside it: night markets, tea houses, a train street. */
const compounding = new Set(
  'night nights day morning mornings evening evenings afternoons midnight house houses train trains car cars bus island islands village country town city dinner lunch breakfast home room rooms student work snow rain family'.split(
    ' ',
  ),
)

export const isOfSentence = (word: string) => sentenceWords.has(word)
export const isSort = (word: string) => adjectives.has(word) || /^co[sz]y$/.test(word)
export const isCompounding = (word: string) => compounding.has(word)

/** Whether words name a thing: one of them tells something, and none is of a sentence. */
export function namesAThing(words: readonly string[]): boolean {
  return words.some(isTelling) && !words.some(isOfSentence)
}

/** Whether a word by itself tells what is liked. */
export function isTelling(word: string): boolean {
  return (
    word !== '' &&
    !(isFiller(word) || isOfSentence(word) || isOfTravel(word) || isSort(word)) &&
    !word.endsWith('-ish')
  )
}

/** "Design lovers" like design. */
export function withoutTheirLovers(taste: string): string {
  return taste.replace(
    /(?<=\S) (?:lovers?|buffs?|fans?|nerds?|geeks?|enthusiasts?|aficionados?)$/,
    '',
  )
}
