/** What speaks for a name being a goal of the trip, and what against it, each with its weight. */

export interface Evidence {
  /** Above zero for a goal, below against it; days of its own count four. */
  weight: number
  /** What ends directly in front of the name. */
  lead?: RegExp
  /** What begins directly behind the name. */
  behind?: RegExp
  /** What stands in front of the name, in its clause. */
  before?: RegExp
  /** What stands anywhere in its clause. */
  clause?: RegExp
  name?: RegExp
}

const relatives =
  'parents|mum|mom|dad|mother|father|brothers?|sisters?|sons?|daughters?|aunts?|uncles?|cousins?|nieces?|nephews?|in-laws|husband|wife|boss|colleagues?|neighbou?rs?|friends?|mates?|flatmates?|roommates?|ex|kids|grandparents|gran|grandma|grandpa|clients?'
const someone = `(?:(?:my|our|his|her|their|the|a|some|an old|your|most of my) (?:[a-z-]+ )?(?:${relatives})|everybody|everyone|people|others|the others|half of us|they|he|she|nobody|somebody|someone)`

/** Given names and family names that towns bear as well. */
const personNames =
  /^(?:adelaide|alexandria|asia|aurora|austin|brooklyn|bryce|carmel|carolina|carson|catalina|chad|charlotte|chelsea|chester|cody|dakota|dallas|denver|devon|diego|ella|florence|georgia|hamilton|helena|houston|india|israel|jackson|jordan|kent|kenya|lincoln|logan|lourdes|madison|marshall|milan|odessa|olympia|orlando|paris|phoenix|preston|raleigh|regina|roma|santiago|savannah|siena|sofia|sydney|troy|tyler|verona|victoria|vienna|virginia|wellington)$/i

const forGoal: readonly Evidence[] = [
  // "Is Flores still quiet?"
  {
    weight: 2,
    lead: /(?:^|[.!?]\s*)(?:is|are) $/,
    behind: /^ (?!(?:nicer|better|cheaper|warmer|prettier|quieter|more)\b)[^.!?]{2,40}\?/,
  },
  {
    weight: 1.5,
    lead: /\b(?:in|at|on|around|across|through|near|of|for|about|between)\s+(?:the )?$/,
  },
  {
    weight: 2.5,
    lead: /\b(?:to|into|reach(?:ing)?|visit(?:ing)?|explor(?:e|ing)|see(?:ing)?|do|doing|discover(?:ing)?|tour(?:ing)?|towards?|destinations?:?|goal:?)\s+(?:the )?$/,
  },
  // "Fly into Catania, out of Palermo".
  { weight: 3, lead: /\b(?:into|in) [^.!?]{3,24},? (?:and )?(?:back )?out of $/ },
  // "Glasgow, Skye, back via the Cairngorms".
  { weight: 5, lead: /^(?!.*\bnights?\b).*\bback (?:via|through|over|by way of) (?:the )?$/s },
  { weight: 2, behind: /^ with (?:a|one|two) (?:days?|nights?)\b/ },
  {
    weight: 5,
    lead: /\b(?:wedding|conference|congress|reunion|marathon|graduation|christening|funeral) is (?:in|at) $/,
  },
  // "My cousin is getting married in Tullamore".
  {
    weight: 6,
    lead: /\b(?:is|are|'s|'re|gets?|will be|be|are both) (?:getting )?married (?:in|at|on) (?:the )?$/,
  },
  // "She'd be happy with Barcelona so let's do that".
  {
    weight: 6,
    behind:
      /^,?(?: too| as well)?[,.;:]? (?:so |then |ok,? )?(?:let'?s|we'll|i'll) (?:do|go with|go for|take|book|have) (?:that|it|this)\b/,
  },
  // "So maybe Malaga? yes let's say Malaga".
  {
    weight: 6,
    lead: /\b(?:yes|yeah|ok|okay|right|fine),? (?:let'?s|we'll) (?:say|do|go (?:with|to|for)) $/,
  },
  // "Krakow or Gdansk, that was the question, and the answer is Gdansk".
  { weight: 6, lead: /\b(?:answer|winner|verdict|choice)(?: is|:) $/ },
  // "Thinking 5 Buenos Aires, 3 Iguazu, 3 Mendoza": a figure for each.
  { weight: 4, lead: /\b\d{1,2} [a-z ]{2,20}[,+&] (?:and )?\d{1,2} $/ },
  {
    weight: 4,
    lead: /(?:^|[:,.] |\b(?:thinking|maybe|like|say) )\d{1,2} $/,
    behind: /^[,+&] (?:and )?\d{1,2} [a-z]/,
  },
  // "My boss is sending me to Stuttgart".
  {
    weight: 5,
    lead: /\b(?:send(?:s|ing)?|sent|tak(?:es|ing)|invit(?:es|ed|ing)|fl(?:y|ies|ying)|bring(?:s|ing)?|drag(?:s|ging)?) (?:me|us) (?:(?:along|over|all) )?to (?:the )?$/,
  },
  // A part of the days, a stop on the way, or something to see or attend there.
  {
    weight: 1.5,
    lead: /\b(?:rest|remaining [a-z\d]+|remainder|half|after|before it|before that|of (?:it|them|those)|first(?: [a-z\d]+)?|last(?: [a-z\d]+)?|stop(?:s|ping)?(?: off)?|arriv(?:e|ing)|aquarium|zoo|museum|hotel|wedding|festival|i'm|we're|we'll be|i'll be|\dn) (?:in|at|on) $/,
  },
  { weight: 2.5, lead: /\b(?:leav|depart)\w*(?: home| out)? from $/ },
  {
    weight: 2.5,
    lead: /\brest(?: of [a-z ]{2,20})?:? $|\b(?:first|last|final|next) stop:? (?:is |in )?$/,
  },
  { weight: 1.5, lead: /\bfly home from $|\b(?:split|shared?|divided) between $/ },
  { weight: 2, behind: /^ (?:for )?\(?\d{1,2}\b(?!:)/ },
  // "In Frankfurt for a trade fair".
  { weight: 2.5, lead: /^(?:(?:hi|hello|hey),? )?in $/ },
  { weight: 2.5, lead: /\b(?:on|to) the (?:island|isle) of $|\bincl(?:uding|\.)? (?:the )?$/ },
  { weight: 2, behind: /^ for (?:two|three|four|five|six|seven|eight|nine|ten)\b/ },
  // "Verona opera, then Lake Garda": the first of a sequence.
  { weight: 2, behind: /^ (?!(?:is|are|was|has|gets|if|or)\b)(?:[a-z]+ )?[a-z]+,? (?:and )?then / },
  {
    weight: 5,
    lead: /\b(?:never|not|n't)(?: yet| ever| actually)? (?:seen|been (?:to|in)|visited|done|tried) (?:the )?$/,
  },
  {
    weight: 2.5,
    lead: /\b(?:start|begin|end|finish)(?:s|ing|ning)?(?: (?:in|at))? $/,
  },
  // It opens the message or a sentence.
  { weight: 2.5, lead: /(?:^|[.!?:;\n(…]|->|→| -)\s*(?:the )?$/ },
  {
    weight: 2.5,
    lead: /\b(?:now|this time|so|then|next|finally|only|just|instead|actually|maybe|perhaps|rather|decided|choose|chose|picked|prefer|want|wanting|fancy|thinking|considering|consider|love|like|take|book|booked|get|it'?s|it is|be|make it|make that|say|let'?s (?:do|say|try)|how about|what about|plus|days?|nights?|weeks?|weekend|wkend|wk|nts?|\d ?[dn])[:,]? (?:the )?$/,
  },
  {
    weight: 2,
    behind:
      /^,? (?:it is|it'll be|please|then|instead|only|however|wins|trip|break|city break|getaway|weekend|holiday|itinerary|tour|adventure|road ?trip|vacation|honeymoon)\b/,
  },
  {
    weight: 1.5,
    before:
      /\b(?:want|wants|wanna|would (?:like|love)|'d (?:like|love|rather|go)|let's|lets|plan|planning|thinking|fancy|fancying|going|go|gonna|heading|head|off|travel\w*|trip|holiday|vacation|getaway|visit\w*|fly(?:ing)?|book\w*|stay\w*|spend\w*|need|take (?:me|us|my|our)|show (?:me|us|them)|dream\w*|hoping|hope|days?|nights?|weeks?|weekend|explor\w+|tour\w*|itinerary|break|honeymoon|drive|driving|road ?trip|cruise|sail\w*|hik\w+|cycl\w+|wedding|conference|marathon|concert|festival)\b/,
  },
]

const againstGoal: readonly Evidence[] = [
  // Somebody else's life or plans.
  {
    weight: -3,
    before: new RegExp(
      `^[\\s,"'-]*(?:(?:and|but|while|because|since|as|when|if|so) )*${someone}\\b(?! (?:and (?:i|me)|who|with))`,
    ),
  },
  { weight: -3, lead: /\b(?:mine|hers|yours|theirs)(?: (?:is|are))? (?:in|from)\s+$/ },
  // An earlier time.
  {
    weight: -2.5,
    before:
      /\b(?:was|were|had|did|went|saw|loved|hated|lived|grew up|worked|studied|visited|spent|walked|drove|flew|met|married|engaged|honeymooned|proposed|enjoyed|moved|remember|remembered|knew|used to|born|stayed|cycled|hiked|came|returned|disaster|memories)\b/,
  },
  {
    weight: -2.5,
    clause:
      /\b(?:last (?:year|time|summer|winter|spring|autumn|fall|month|week|trip)|(?:years?|months?|weeks?) ago|(?:in|since|from|of) (?:19\d\d|20[01]\d|202[0-5])|already|previously|once|every (?:year|summer|winter)|each (?:year|summer|winter))\b/,
  },
  { weight: -4.5, behind: /^ for good\b/ },
  { weight: -3, behind: /^ (?:we|i) (?:knew|know|loved|remember|saw|visited)\b/ },
  // "Stuck in Houston for work till Friday".
  { weight: -2, behind: /^,? (?:for|on) (?:work|business)\b[^.!?,;]{0,10}\b(?:till|until)\b/ },
  // "Manchego, rioja and sherry tasting": what one drinks.
  { weight: -1, behind: /^(?:,? (?:and |or |& )?[a-z]+){0,2} tastings?\b/ },
  // Where somebody lives or writes from.
  {
    weight: -3,
    before:
      /\b(?:live|lives|living|(?<!\b(?:fly|flying|flight|go|going|head|heading|drive|back) )home|(?:house|flat|apartment|office|job) (?:is )?|works?|(?:hi|hello|hey|greetings|cheers|regards) from (?:\w+ )?|native|native of|originally|born|raised)(?: (?:in|at|of|from))? ?$/,
  },
  {
    weight: -3,
    behind:
      /^-based\b|^ (?:native|couple|family|girl|boy|guy|resident|local)s? (?:here|looking|wants?|seeks?)\b/,
  },
  // "Dinner at mum's in Leeds".
  {
    weight: -6,
    lead: new RegExp(
      `\\b(?:at|from) (?:my |our )?(?:${relatives})'s? (?:place |house |home )?in $`,
    ),
  },
  // A measure, a refusal, hearsay.
  {
    weight: -2.5,
    before: /\b(?:than|as|like|unlike|similar|compared|versus|vs|reminds?)\b[^,.;:!?]{0,12}$/,
  },
  {
    weight: -2.5,
    before:
      /\b(?:not|no|never|don'?t|doesn'?t|didn'?t|won'?t|can'?t|isn'?t|skip|avoid|without|instead of|except|hate|sick of|tired of|nothing|neither|nor)\b[^,.;:!?]{0,18}$/,
  },
  {
    weight: -2,
    before:
      /\b(?:says?|said|told|tells|heard|recommends?|watched|read|film|movie|book|series|show|song|novel|call(?:s|ed)? it|known as|named after|fans? of|supporters? of|tickets? for|voucher)\b[^,.;:!?]{0,24}$/,
  },
  // What is near, said of where one stays: "easy access to DC museums".
  { weight: -5, lead: /\b(?:access|proximity|connections?|commut(?:e|ing)) to (?:the )?$/ },
  { weight: -8, lead: /\b(?:follow|support|cheer(?: for| on)?|root for)(?:s|ing)? $/ },
  // The way there.
  {
    weight: -2,
    before:
      /\b(?:via|through|lay-?over|stop-?over|connection|connecting|transfer|change (?:trains|planes)|airport|lands?|landing|pass(?:ing)?|taxi|bus)\b[^,.;:!?]{0,14}$/,
  },
  // A manner or a brand: "Patagonia jacket", "Nashville hot chicken lover".
  {
    weight: -3,
    behind:
      /^ (?!(?:for|with|and) )(?:[a-z]+ ){0,2}(?:jackets?|boots?|shoes?|hats?|shirts?|bags?|airlines?|airways|fans?|lovers?|office|crowds?|prices|ham|cheese|vinegar|sauce|sausages?|wine lovers?|chicken|duck|steaks?|sprouts|delight|pizza|tortellini|pasta|cake|pie|mix|tea|artichokes?|soup|noodles|curry|burgers?|wings|salad|style|accent|points|game|match|vs|versus)\b/,
  },
  // "Bordeaux wine is my husband's thing": what somebody likes.
  {
    weight: -6,
    behind:
      /^ (?:[a-z]+ ){0,2}(?:is|are|isn'?t|aren'?t) (?:not )?(?:more )?(?:my|our|his|her|their) (?:[a-z']+ ){0,2}(?:thing|taste|passion|hobby|cup of tea)\b/,
  },
  {
    weight: -12,
    name: /^china$/i,
    lead: /\b(?:collects?|collecting|bone|fine|vintage|antique|good) $/,
  },
  // "Marathon in Valencia": what one goes there for.
  { weight: -12, name: /^marathon$/i, behind: /^ (?:in|at|on|is|weekend|runner)\b/ },
  // "Turkey dinner at mum's".
  {
    weight: -6,
    behind: /^ (?:dinner|roast|sandwich(?:es)?|leftovers|stuffing|plates?|doll|cup|syndrome)\b/,
    name: /^(?:turkey|china|stockholm|bath)$/i,
  },
  // "I only drink Bordeaux and my husband only Burgundy".
  {
    weight: -12,
    name: /^(?:bordeaux|burgundy|chianti|champagne|rioja|porto?|madeira|marsala|cognac|chablis|tequila)$/i,
    before: /\b(?:drinks?|drinking|glass(?:es)? of|bottles? of)\b/,
  },
  {
    weight: -12,
    name: /^(?:emirates|united arab emirates)$/i,
    behind: /^ (?:or|vs|flights?|from|airlines?)\b/,
  },
  // "A Pisco sour bar", "Singapore sling": what one drinks.
  {
    weight: -12,
    behind: /^ (?:sours?|slings?|mules?|libre|spritz|punch)\b/i,
  },
  // A person: "Charlotte (9)", "with Florence", "Jordan and I", "Sydney's graduation".
  {
    weight: -6,
    behind:
      /^'s (?:\d\d(?:th|st|nd|rd)|[a-z]+ieth|graduation|birthday|wedding|baptism|christening|hen (?:do|party)|stag (?:do|party)|party|retirement|big day|anniversary|promotion)\b/,
  },
  { weight: -3, name: personNames, behind: /^ \(\d{1,2}\)/ },
  { weight: -5, name: personNames, behind: /^ (?:sites|history|memorabilia|letters|birthplace)\b/ },
  { weight: -12, name: /^houston$/i, behind: /^,? we(?:'ve| have)(?: got)? a problem\b/ },
  // "Florence from accounting told me about Porto".
  {
    weight: -8,
    name: personNames,
    behind:
      /^ (?:from (?:accounting|work|school|hr|it|sales|marketing|finance|church|yoga|uni|college|next door|the (?:office|gym|team|choir|club|pub)|(?:my|our) [a-z]+)\b|(?:told|recommended|suggested|swears|raves|reckons|mentioned|invited)\b)/,
  },
  { weight: -2, name: personNames, lead: /(?:^|[.!?:;\n,(…]|\b(?:and|with|for|me|dear))\s*$/ },
  {
    weight: -3,
    behind:
      /^ \((?:my|our|his|her|aged?)\b|^ and (?:i|me|us|(?:my|our) (?:[a-z]+)(?= (?:are|want|have|need|would))|the (?:kids|twins|dog))\b|^, (?:my|our) [a-z]+,|^, (?:who|aged?)\b|^'s (?!(?:best|top|old|famous|main|finest|museums?|beaches|food|nightlife|sights)\b)/,
  },
]

export const evidence: readonly Evidence[] = [...forGoal, ...againstGoal]
