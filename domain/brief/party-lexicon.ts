/** Dogs by their kind. */
export const dogBreeds =
  'labradors?|labradoodles?|golden retrievers?|retrievers?|poodles?|dachshunds?|corgis?|(?:jack russell|border|yorkshire|scottish|staffordshire) terriers?|terriers?|jack russells?|beagles?|(?:cocker|springer) spaniels?|spaniels?|(?:border )?collies?|whippets?|greyhounds?|husk(?:y|ies)|(?:french )?bulldogs?|frenchies?|rottweilers?|schnauzers?|pugs?|chihuahuas?|shih tzus?|cockapoos?|cavapoos?|goldendoodles?|german shepherds?|alsatians?|dobermans?|vizslas?|weimaraners?|malteses?|bichons?|pomeranians?|dalmatians?|basset hounds?|mutts?'

/** Words for people, by how many they are and whether they are grown up: parts of patterns. */
export const kinds = {
  pet: `(?:guide |assistance )?(?:dogs?|cats?|pup(?:py|pies)?|parrots?|${dogBreeds})`,
  pair: 'sets of (?:grand)?parents|newly-?weds|honeymooners|couples?|(?:grand)?parents|in[- ]laws|folks|parents-in-law',
  families: 'families',
  elder: 'grandma|grandmother|grandpa|grandfather|grandad|granddad|granny|gran|nana|nan',
  adult:
    'tita|tito|tia|tio|lola|lolo|oma|opa|nonna|nonno|abuela|abuelo|yiayia|didi|bhai|sib|sibling|(?:vegan|vegetarian|pescatarian|foodie|geek|nerd)(?! [a-z])|wife|husband|partner|girl ?friend|boy ?friend|gf|bf|fianc[eé]e?|spouse|hubby|hubs|wifey|(?:other|better) half|d[hw](?= and | & |,)|(?<!\\d )(?:mil|fil|sil|bil)(?=[,.]| and | & | [+]|$)|missus|missis|mrs|significant other|(?:mother|father|sister|brother)[- ]in[- ]law|stepm(?:um|om|other)|stepdad|stepfather|mum|mom|mother|dad|father|sister|brother|sis|bro|aunt(?:ie)?|uncle|cousin|roommate|colleague|coworker|co-worker|boss|bestie|(?:best )?(?:friend|mate|buddy|pal)|flatmate|housemate|neighbou?r|carer|nanny|au pair|driver|chaperone|teacher|lecturer|coach|guide|adult|senior(?: citizen)?|pensioner|retiree|oap|grown-?up|woman|man|lady|guy|lad|conductor',
  adults:
    'adults|grown-?ups|women|men|ladies|gentlemen|gents|guys|lads|lasses|blokes|chaps|gals|dudes|sisters|brothers|siblings|sibs|spouses|partners|wives|husbands|titas|titos|cousins|aunts|uncles|mums|moms|dads|grandmas|grandmothers|grandfathers|grandpas|grannies|grans|nans|grandads|granddads|mothers|fathers|friends|mates|buddies|pals|besties|girlfriends|boyfriends|roommates|flatmates|housemates|classmates|workmates|teammates|colleagues|coworkers|co-workers|neighbou?rs|seniors|pensioners|retirees|oaps|directors|managers|employees|executives|delegates|consultants|developers|staff|teachers|lecturers|tutors|professors|instructors|coaches|chaperones|leaders|carers|drivers|nurses|doctors|engineers|architects|historians|musicians|artists|photographers|journalists|biologists|scientists|librarians|gardeners|lawyers|accountants|writers|painters|designers|builders|farmers|chefs|cooks|priests|pastors|nuns|monks|singers|dancers|players|gamers|geeks|nerds|hikers|cyclists|bikers|backpackers|skiers|snowboarders|surfers|divers|climbers|golfers|runners|riders|walkers|birders|anglers|campers|foodies|vegans|vegetarians|widows|widowers|bachelors|singles|swedes|danes|finns|norwegians|germans|brits|americans|canadians|aussies|australians|kiwis|italians|spaniards|poles|austrians|belgians|indians|scots|irishmen|dutchmen|frenchmen|(?:[a-z]+|[2-9]0)-?somethings|somethings|ad[lt]?s?',
  twins: 'twins|triplets',
  child:
    'kid|kiddo|child|d[sd][123]?(?= ?[(]?[0-9])|toddler|baby|inf(?:ant)?|newborn|teen(?:ager)?|tween|boy|girl|son|daughter|bairn|grandson|granddaughter|grandchild|grandkid|stepson|stepdaughter|godson|goddaughter|niece|nephew|pupil|little (?:one|boy|girl)|little(?=\u0002)',
  children:
    'kids|kiddos|children|childs|chd?|chn|toddlers|babies|infants|teens|teenagers|tweens|boys|girls|sons|daughters|bairns|grandsons|granddaughters|grandchildren|grandkids|stepsons|stepdaughters|nieces|nephews|pupils|schoolkids|little ones|under-(?:fives|sixes|sevens|eights|nines|tens|twelves|\\d{1,2}s)|(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) graders',
} as const
