/** The words of a request that were read as nothing: said, so that nobody believes them heard. */

/** Words that join others, greet or ask, and wish for nothing by themselves. */
const fillers = new Set(
  (
    'a able about absolutely actually after afterwards again ahead all along also am an and any anyone anything are ' +
    'around as asap ask at away back based basically be because been being best better between bit both bring but by ' +
    'can cant come coming could couple cover day days dear definitely did do does doing done dont during each either ' +
    'else enjoy enough etc even ever every everyone everything few figure find first for free from full fun get getting ' +
    'give go going gonna good got great guys had happy has have having he hello help her here hey hi him his hope hoping how ' +
    'however i id idea ideally ideas if ill im important in include including instead interested into is it its itinerary ' +
    'ive just keen keep kind kindly know last later let lets like little long look looking lot lots love loves main mainly make ' +
    'many may maybe me mean might mind more most mostly much must my myself near need needs new next nice night nights no not ' +
    'nothing now number of off ok okay old on once one only open or other others our ours out over own part people per ' +
    'perfect perhaps person place places plan planned planning plans please plus possible possibly prefer preferably ' +
    'pretty probably put quick quite rather ready really regards right same say second see seen she should show since ' +
    'so some someone something somewhere soon sort spend spending start starting stay staying still stop stuff such ' +
    'suggest suggestion suggestions sure take taking tell than thank thanks that thats the their them then there these ' +
    'they thing things think thinking this those though thought through til till time times to together too total ' +
    'touch travel traveling travelling trip trips try trying two under until up us use usual usually various very via ' +
    'visit visiting want wanted wanting wants was way we week weekend weekends weeks well were weve what whatever whats when ' +
    'where which while who whole why will wish with within without wont work works would year you your yours year holiday ' +
    'holidays vacation vacations journey break getaway recommend recommendation recommendations advice options option ' +
    'wonder wondering dream dreaming always already yet never nor neither amazing awesome lovely fantastic cheers thx pls ' +
    'plz hiya yes yeah yep nope sorry wait hmm oh ah lol btw fyi itll theyre youre dates date month months there’s side ' +
    'inside hours hour arrive arriving leave leaving return returning end ending book booked booking create arrange organise ' +
    'organize prepare design draft build provide explore exploring experience experiences discover enjoyable memorable ' +
    'wed youd theyd wanna u n r heading head finish finishing set begin beginning kick settle included takes taken days’ lasting cities city town towns country countries area areas region regions destination destinations spot spots evening evenings eat eating bored pure thirties forties dance dancing hate hates tenth 10th 20th 25th 30th wedding ' +
    'three four five six seven eight nine ten twelve third fourth fifth quarter degrees before anyway otherwise honestly ' +
    'actually decided decide guess shall settled agreed agree live lives lived living stayed add adding down straight whichever ' +
    'theres initially originally truly frankly obviously meanwhile everybody nobody says said mum mom dad wife husband ' +
    'girlfriend boyfriend sister brother son daughter cousin parents grandparents boss gave gives turn turns turned airport lol haha ' +
    'land landing fits fit rest shorter longer rather kinda sorta whilst unless except anywhere ' +
    'above adults big care friend friends home simple simply special ' +
    'poss possibly english money afraid scared isnt arent saw cannot real watching seeing plays crazy ' +
    'lovers lover buffs fans fan enthusiasts nerds geeks aficionados ' +
    'bothered fond sometime somehow shed shes hes hed hell theyll havent hasnt doesnt didnt wouldnt couldnt avoided story altogether ' +
    'group team likes hopefully twice um uh er hmm max incl departing opening calls wander surprise grumpy ironically mad meet ' +
    'ladies women men gents guys obsessed crowded tired scares worried nervous daytime picked tho flies flys ' +
    'madam sir salaam siema hej ciao moin bonjour hola oi namaste obvs obv tbh bride brides groom sober strictly mulled picture cruel spends meself sibs spouses driver fear ledges luggage hand guy done tickets reservations made ' +
    'layover stopover ship one’s ones lets sat sun mon tue wed thu fri husbands wifes bfs gfs mums moms dads mothers fathers sisters brothers sons daughters grandmas friends parents sends share comes joins join uses tops limit 40ish ish hubby yrs bought cheer close needed allowed welcome room rooms ends runs need lunch student students teachers apart stand skip fine sometimes goes eats none lucky maximum minimum unfortunately luckily respectfully course least plenty proper fresh northern southern eastern western'
  ).split(' '),
)

/** Whether a word, in small letters, only joins others. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}

export interface TextSpan {
  start: number
  end: number
  slot?: string
}

/** What was refused, with the verb that refuses it: "avoid the worst crowds". */
const refusedSlots = new Set(['dislike', 'mustAvoid'])
const refusingVerb =
  /\b(?:(?:please|trying to|want to|like to|to) )*(?:(?:scared|afraid|terrified|frightened|tired|sick|bored) of|avoid|avoiding|skip|skipping|dislikes?|detests?|loathes?|exclud(?:e|ing))(?: (?:the|any|all|too|most|much|many|of|such|big|bigger|biggest|worst))* $/i

/** The runs of words outside everything that was understood, without what only joins them. */
export function notUnderstood(text: string, spans: readonly TextSpan[]): string[] {
  const covered = new Uint8Array(text.length)
  for (const { start, end, slot = '' } of spans) {
    const verb = refusedSlots.has(slot) ? refusingVerb.exec(text.slice(0, start)) : null
    covered.fill(1, verb?.index ?? start, end)
  }
  let open = ''
  for (let index = 0; index < text.length; index += 1) open += covered[index] ? '\n' : text[index]
  const runs = open
    .split(/[\n.,;:!?()"/|&+*•–—]+|\s-\s/)
    .map((run) => trimmed(run.split(/\s+/).filter(Boolean)).join(' '))
    .filter((run) => /\p{L}{2}/u.test(run))
  return [...new Set(runs)].slice(0, 40)
}

function trimmed(words: readonly string[]): readonly string[] {
  const says = (word: string) => !fillers.has(word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const first = words.findIndex(says)
  return first < 0 ? [] : words.slice(first, words.findLastIndex(says) + 1)
}
