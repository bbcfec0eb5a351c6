/** Foods that somebody must not or does not eat, with the words by which a house shows that it serves mainly that. */

export interface AvoidedFood {
  /** As it is said: "nuts", "red meat". */
  food: string
  /** The diet of the brief that implies it. */
  diet?: string
  /** Words of a request that refuse it. */
  asked: RegExp
  /** Words in a name, a text or the offers of a house that show it. */
  words: RegExp
  /** Cuisines that can hardly leave it out. */
  cuisines: readonly string[]
  /** Tags of the catalogue that promise a dish without it. */
  liftedBy: readonly string[]
  /** An allergy or a rule of faith: food of unknown contents is excluded as well. */
  strict?: true
}

const list = (words: string) => words.split(' ')

const shellfish =
  'shellfish|seafood|prawns?|shrimps?|oysters?|crabs?|lobsters?|clams?|mussels?|langoustines?|scallops?|crayfish|crawfish|barnacles|cockles|abalone|bouillabaisse|cioppino|paella'
const pork =
  'pork|pigs?|hams?|jamón|bacon|prosciutto|chorizo|sausages?|charcuterie|knuckle|suckling|porchetta|lechón|cochinita|carnitas|salami|mortadella|speck|guanciale|tonkatsu|char siu|xiaolongbao|schweinshaxe|feijoada|bak kut teh|bratwurst|wurst|choucroute|cured meats?|lardo'
const redMeat = `${pork}|beef|steaks?|lamb|mutton|veal|goats?|roast kid|venison|wild game|reindeer|ox|oxtail|ribs?|brisket|burgers?|meatballs?|kebabs?|köfte|goulash|stroganoff|tartare|lomo|anticuchos?|picanha|rodízio|churrasco|asado|parrilla|barbecue|carpaccio|schnitzel|cutlets?|haggis|offal|tripe|liver|kidneys?|sweetbreads|pastrami|salt[- ]beef|bulgogi|galbi|gyros|souvlaki|shawarma|döner|adana|mechoui|tangia|laal maas|cocido|cassoulet|bourguignon|bolognese|hot dogs?|corned|skewers? of meat|meat pies?|meats?`

/** In the order in which sentences list them. */
export const avoidedFoods: readonly AvoidedFood[] = [
  {
    food: 'nuts',
    diet: 'nut-free',
    asked: /^(?:pea|wal|hazel|cashew )?nuts?$|^almonds?$|^pistachios?$/i,
    words:
      /\b(?:nuts?|nutty|peanuts?|groundnuts?|almonds?|pistachios?|hazelnuts?|walnuts?|cashews?|pecans?|macadamias?|chestnuts?|baklava|marzipan|satay|sate|praline|nougat|turrón|pesto|frangipane|gianduja|macaro(?:ns?|ons?)|pad thai|massaman|korma|kare-kare|gado-gado|circassian|muhammara|dukkah|romesco|ajo ?blanco|mole (?:sauce|poblano|negro)|moles|financiers?|amaretti|knafeh|kunafa|künefe|cendol|sachertorte|linzer torte|stollen|mooncakes?|encocado)\b/i,
    cuisines: list('cakes chocolate georgian indonesian pastry patisserie sweets thai'),
    liftedBy: [],
    strict: true,
  },
  {
    food: 'gluten',
    diet: 'gluten-free',
    asked: /^(?:gluten|wheat|bread)$/i,
    words:
      /\b(?:bak(?:ery|eries|ed|es)|bread|baguettes?|bagels?|bao|batter(?:ed)?|beer (?:halls?|gardens?)|biscuits|brew(?:s|ed|ing|ery|pub)|buns?|burgers?|burek|cakes?|canel[eé]s?|cannoli|cannelloni|churros|couscous|cr[eê]pes?|croissants?|croquettes?|crumbed|cutlets?|karaage|kushikatsu|tonkatsu|gravy|dim sum|doughnuts?|dumplings?|empanadas|focaccia|fritters|galettes?|gnocchi|gyoza|lasagn[ae]|bucatini|fettuccine|linguine|macaroni|orecchiette|penne|tagliatelle|trofie|carbonara|amatriciana|cacio e pepe|bigoli|loaf|loaves|milanesas?|montaditos|naan|noodles?|pancakes?|paratha|pasta|pastr(?:y|ies)|pierogi|pies?|pide|pintxos|pitas?|pizzas?|pretzels?|ramen|ravioli|rolls?|samosas?|sandwich(?:es)?|schnitzel|smørrebrød|soba|spaghetti|strudel|tarts?|tempura|toasts?|tortellini|udon|waffles?|wraps?)\b/i,
    cuisines: list(
      'bagels bakery beer breakfast brewery burgers fast-food izakaya cakes creperie crepes dim-sum dumplings noodles pancakes pasta pastry patisserie pies pizza pub ramen sandwiches soba tempura udon',
    ),
    liftedBy: ['gluten-free'],
    strict: true,
  },
  {
    food: 'dairy',
    diet: 'dairy-free',
    asked: /^(?:dairy|milk|cheese|lactose)$/i,
    words:
      /\b(?:cheeses?|cheesecakes?|fondue|raclette|cream|creamy|butter|butters?|yog?h?urt|lassi|paneer|gelato|ice cream|milk|milkshakes?|custard|kulfi|ricotta|mozzarella|parmesan|feta|halloumi|carbonara|cacio e pepe|alfredo|gratin|puddings?|pizzas?|quesadillas?|skyr|ghee)\b/i,
    cuisines: list('cakes dessert fondue gelato ice-cream pastry patisserie pizza'),
    liftedBy: ['vegan'],
    strict: true,
  },
  {
    food: 'shellfish',
    diet: 'shellfish-free',
    asked: /^(?:shellfish|seafood|prawns?|shrimps?|crabs?|oysters?)$/i,
    words: new RegExp(`\\b(?:${shellfish})\\b`, 'i'),
    cuisines: list('seafood oysters'),
    liftedBy: ['kosher'],
    strict: true,
  },
  {
    food: 'fish',
    asked: /^(?:fish|fish sauce|dashi)$/i,
    words: new RegExp(
      `\\b(?:${shellfish}|fish|fishmongers?|sushi|sashimi|salmon|tuna|cod|bacalhau|herrings?|mackerel|sardines?|anchov(?:y|ies)|eels?|trout|hake|dover sole|turbot|ceviche|poke|squid|calamari|octopus|linefish|snapper|barramundi|grouper)\\b`,
      'i',
    ),
    cuisines: list('seafood sushi fish-and-chips oysters poke'),
    liftedBy: ['vegan'],
    strict: true,
  },
  {
    food: 'eggs',
    asked: /^eggs?$/i,
    words:
      /\b(?:eggs?|omelettes?|omurice|tortilla|frittata|benedict|shakshuka|carbonara|custard|meringues?|pavlova|mayonnaise|okonomiyaki|soufflés?|pancakes?|waffles?|cakes?|cr[eê]pes?)\b/i,
    cuisines: list('breakfast cakes pancakes pastry patisserie crepes creperie'),
    liftedBy: ['vegan'],
    strict: true,
  },
  {
    food: 'sesame',
    asked: /^sesame$/i,
    words:
      /\b(?:sesame|tahini|hummus|halva|halwa|falafel|baba ghanoush|za'?atar|dan dan|simit|gomasio)\b/i,
    cuisines: list('falafel israeli lebanese'),
    liftedBy: [],
    strict: true,
  },
  {
    food: 'soy',
    asked: /^(?:soy|soya|soy sauce|tofu)$/i,
    words:
      /\b(?:soya?|tofu|miso|edamame|natto|tempeh|teriyaki|yuba|ramen|sushi|sukiyaki|bulgogi)\b/i,
    cuisines: list('japanese korean ramen sushi tofu shojin'),
    liftedBy: [],
    strict: true,
  },
  {
    food: 'red meat',
    asked: /^red meat$/i,
    words: new RegExp(`\\b(?:${redMeat})\\b`, 'i'),
    cuisines: list('barbecue burgers hot-dogs kebab kebabs sausages steak steakhouse tonkatsu'),
    liftedBy: [],
  },
  {
    food: 'pork',
    asked: /^(?:pork|bacon|ham)$/i,
    words: new RegExp(`\\b(?:${pork})\\b`, 'i'),
    cuisines: list('sausages tonkatsu'),
    liftedBy: ['halal', 'kosher'],
  },
  {
    food: 'beef',
    asked: /^beef$/i,
    words:
      /\b(?:beef|steaks?|ox|oxtail|brisket|burgers?|veal|lomo|anticuchos?|picanha|rodízio|asado|parrilla|pastrami|bulgogi|bourguignon|goulash|tartare|gyudon|wagyu|sukiyaki)\b/i,
    cuisines: list('burgers steak steakhouse'),
    liftedBy: [],
  },
  {
    food: 'lamb',
    asked: /^lamb$/i,
    words: /\b(?:lamb|mutton|mechoui|kebabs?|gyros|haggis)\b/i,
    cuisines: list('kebab kebabs'),
    liftedBy: [],
  },
  {
    food: 'offal',
    asked: /^offal$/i,
    words: /\b(?:offal|tripe|liver|kidneys?|beef hearts?|brains?|sweetbreads|haggis)\b/i,
    cuisines: [],
    liftedBy: [],
  },
  {
    food: 'raw fish or meat',
    asked: /^(?:raw (?:fish|food|meat)|sushi)$/i,
    words: /\b(?:raw|sushi|sashimi|ceviche|poke|carpaccio|tartare|oysters?|crudo)\b/i,
    cuisines: list('oysters poke sushi'),
    liftedBy: [],
  },
  {
    food: 'chicken',
    asked: /^chicken$/i,
    words: /\b(?:chicken|chickens|poultry|yakitori|wings|hens?)\b/i,
    cuisines: [],
    liftedBy: [],
  },
  {
    food: 'hot spices',
    asked: /^(?:spicy(?: food)?|chil+i(?:es)?)$/i,
    words:
      /\b(?:chil(?:l?i|l?ies|e|es)|spicy|fiery|degrees of heat|real heat|sichuan|mala|vindaloo|very hot)\b/i,
    cuisines: list('sichuan'),
    liftedBy: [],
  },
  {
    food: 'tomatoes',
    asked: /^tomato(?:es)?$/i,
    words: /\btomato(?:es)?\b/i,
    cuisines: list('pizza'),
    liftedBy: [],
  },
  {
    food: 'mushrooms',
    asked: /^mushrooms?$/i,
    words: /\b(?:mushrooms?|truffles?|porcini|chanterelles?|shiitake)\b/i,
    cuisines: [],
    liftedBy: [],
  },
  {
    food: 'alcohol',
    asked: /^alcohol$/i,
    words:
      /\b(?:brewer(?:y|ies)|brewpubs?|beer (?:halls?|gardens?|cellars?)|taprooms?|distiller(?:y|ies)|winer(?:y|ies)|wine (?:bars?|tastings?|cellars?)|cocktails?|pubs?|whisk(?:e)?y|speakeas(?:y|ies)|vermouth|cava by|pints?|ale|cachaça|meyhane|pisco sours?|sake|izakaya|sazeracs?|martinis?|negronis?|highballs?|pimm['’]s cups?)\b|\brakı/i,
    cuisines: list('beer brewery drinks pub wine-bar'),
    liftedBy: [],
  },
  {
    food: 'onion and garlic',
    asked: /^(?:onions?|garlic)$/i,
    words: /\b(?:onions?|garlic|garlicky)\b/i,
    cuisines: [],
    liftedBy: [],
  },
  {
    food: 'potatoes',
    asked: /^(?:potato(?:es)?|root vegetables)$/i,
    words: /\b(?:potato(?:es)?|fries|chips|mash|gnocchi|bravas|aloo|samosas?)\b/i,
    cuisines: list('fries fish-and-chips'),
    liftedBy: [],
  },
]

/** Foods refused by Jains. */
export const ofJains = ['onion', 'garlic', 'potato', 'red meat', 'chicken', 'fish', 'eggs'] as const
