/** Eating and drinking. */
import type { PlaceKind } from '#domain/places/schema.ts'
import type { Meaning } from './meaning.ts'

const table: readonly PlaceKind[] = ['restaurant', 'cafe']
const anyTable: readonly PlaceKind[] = ['restaurant', 'cafe', 'market', 'nightlife']

const drinking: readonly PlaceKind[] = [
  'nightlife',
  'restaurant',
  'cafe',
  'park',
  'neighbourhood',
  'market',
]

/** A dish or a kitchen: only where one eats, and only where there is some of it. */
const dish = (says: string, more: Partial<Meaning> = {}): Meaning => ({
  says,
  needs: { kinds: anyTable },
  required: true,
  ...more,
})

export const tables: readonly Meaning[] = [
  {
    says: `eat, eats, eating, food, restaurant, restaurants, place to eat, bite, meal, hungry, feed,
      taverna, tavern, bistro, trattoria, canteen`,
    kinds: ['restaurant'],
    needs: { kinds: ['restaurant', 'cafe', 'market'] },
  },
  {
    says: 'dinner, supper, dine, dining',
    kinds: ['restaurant'],
    needs: { kinds: ['restaurant'], meals: ['dinner'] },
    silent: true,
  },
  {
    says: 'lunch',
    kinds: ['restaurant'],
    needs: { kinds: table, meals: ['lunch'] },
    silent: true,
  },
  {
    says: 'breakfast, brunch',
    cuisines: ['breakfast', 'brunch', 'pancakes'],
    needs: { kinds: table, meals: ['breakfast'] },
  },
  {
    says: `street food, food stall, food stalls, hawker, snack, snacks, food truck, food trucks,
      finger food`,
    words: 'stall, stand, counter, cart, street food, hawker',
    cuisines: ['street-food', 'sandwiches', 'hot-dogs', 'tacos'],
    needs: { kinds: anyTable },
  },
  {
    says: `coffee, cafe, cafes, espresso, flat white, cappuccino, coffee house, coffeehouse, coffee
      shop, cup of coffee`,
    words: 'coffee, espresso, roaster, café',
    cuisines: ['coffee', 'cafe'],
    kinds: ['cafe'],
    needs: { kinds: ['cafe'] },
  },
  {
    says: 'tea, afternoon tea, tea house, teahouse, tearoom, cream tea, scones, high tea',
    words: 'tea, teahouse, tea room, scones',
    cuisines: ['tea'],
    kinds: ['cafe'],
    required: true,
    among: ['cafe', 'restaurant', 'activity', 'garden', 'market', 'neighbourhood', 'viewpoint'],
  },
  dish(
    `cake, cakes, sweet, sweets, something sweet, sweet tooth, dessert, desserts, torte,
      pudding, patisserie, pastry, pastries, bun, buns, confectioner, strudel, cinnamon bun`,
    {
      words: `cake, pastry, pastries, confectioner, tart, torte, buns, gugelhupf, pâtisserie, whipped
      cream, cream, dessert, baklava, strudel`,
      cuisines: ['pastry', 'dessert', 'cakes', 'bakery', 'chocolate'],
      kinds: ['cafe'],
    },
  ),
  dish('ice cream, gelato, icecream, sorbet, gelateria', {
    words: 'ice cream, gelato, ice',
    cuisines: ['ice-cream', 'gelato'],
  }),
  dish('hot chocolate, drinking chocolate, cup of chocolate', {
    words: 'hot chocolate, chocolate, cocoa',
    cuisines: ['chocolate'],
    kinds: ['cafe'],
    said: true,
  }),
  {
    says: 'chocolate, cocoa, pralines, truffles',
    words: 'chocolate, pralines, truffles, cocoa',
    cuisines: ['chocolate'],
    required: true,
  },
  dish('bakery, bread, croissant, croissants, sourdough, baker', {
    words: 'bakery, bread, croissant, loaf, sourdough',
    cuisines: ['bakery'],
  }),
  dish('custard tart, custard tarts, egg custard, pastel de nata, pasteis de nata, nata', {
    words: 'custard tarts, custard',
  }),
  dish(`steak, steaks, meat, carnivore, beef, asado, parrilla, grill, barbecue, bbq, ribs`, {
    words: 'steak, beef, parrilla, grill, ribs, barbecue, brisket, skewers',
    cuisines: ['steak', 'steakhouse', 'grill', 'argentine', 'barbecue'],
  }),
  dish('burger, burgers, hamburger', { words: 'burger', cuisines: ['burgers'] }),
  dish('deep dish, pizza, pizzeria, pizzas', {
    words: 'pizza, slice, pies from a coal oven',
    cuisines: ['pizza'],
  }),
  dish('pasta, spaghetti, italian', {
    words: 'pasta, spaghetti',
    cuisines: ['italian', 'roman', 'tuscan', 'venetian'],
  }),
  dish('noodles, noodle, ramen, udon, soba, pho', {
    words: 'noodles, ramen, udon, soba, pho',
    cuisines: ['noodles', 'ramen', 'udon', 'soba'],
  }),
  dish('sushi, sashimi, raw fish', { words: 'sushi, tuna', cuisines: ['sushi'] }),
  dish('dim sum, dumpling, dumplings, gyoza, pierogi, momo, momos', {
    words: 'dumplings, dim sum, momos, pierogi, gyoza, xiaolongbao',
    cuisines: ['dim-sum', 'dumplings'],
  }),
  dish('taco, tacos, burrito, mexican food', {
    words: 'tacos, tortilla',
    cuisines: ['tacos', 'mexican'],
  }),
  dish('tapas, pintxos, small plates, cicchetti, meze, mezze', {
    words: 'tapas, small plates, cicchetti, meze, montaditos',
    cuisines: ['tapas', 'cicchetti', 'meze'],
  }),
  dish(
    `fish, seafood, oysters, oyster, lobster, crab, shellfish, prawns, shrimp, fish dinner,
      fish restaurant`,
    {
      words: 'fish, oysters, shellfish, seafood, lobster, crab, prawn, squid, octopus',
      cuisines: ['seafood', 'fish-and-chips'],
    },
  ),
  dish('fish and chips', {
    words: 'fish and chips, cod, batter',
    cuisines: ['fish-and-chips'],
  }),
  dish('curry, indian food, dosa, thali, biryani', {
    words: 'curry, dosa, thali, biryani, dal',
    cuisines: ['indian', 'north-indian', 'south-indian', 'punjabi', 'pakistani', 'mughlai'],
  }),
  dish('kebab, shawarma, doner, falafel, hummus, middle eastern food, lebanese food', {
    words: 'kebab, shawarma, falafel, hummus',
    cuisines: ['middle-eastern', 'lebanese', 'turkish', 'israeli'],
  }),
  dish('sausage, sausages, hot dog, hot dogs, bratwurst, currywurst, wurst', {
    words: 'sausage, hot dog, currywurst, bratwurst, käsekrainer',
    cuisines: ['sausages', 'hot-dogs'],
  }),
  dish('schnitzel', { words: 'schnitzel' }),
  dish('bagel, bagels', { words: 'bagel, beigel', cuisines: ['bagels'] }),
  dish('pancake, pancakes, waffle, waffles, crepe, crepes', {
    words: 'pancakes, waffles, crêpes, hotcakes',
    cuisines: ['pancakes'],
  }),
  dish('soup, broth, stew', {
    words: 'soup, broth, stew, goulash',
    cuisines: ['soup'],
  }),
  dish('sandwich, sandwiches, deli', {
    words: 'sandwich, roll, baguette, salt beef, pastrami',
    cuisines: ['sandwiches', 'deli'],
  }),
  { says: 'cheese', words: 'cheese', kinds: ['market'] },
  {
    says: 'vegan, vegans, plant based, no animal products',
    words: 'vegan, animal product, plants',
    cuisines: ['vegan'],
    needs: { diets: ['vegan'], kinds: anyTable },
  },
  {
    says: 'vegetarian, vegetarians, veggie, meatless, no meat, without meat',
    words: 'vegetarian, meatless, vegetables',
    cuisines: ['vegetarian', 'vegan'],
    needs: { diets: ['vegetarian'], kinds: anyTable },
  },
  { says: 'halal', needs: { diets: ['halal'], kinds: anyTable }, words: 'halal' },
  { says: 'kosher', needs: { diets: ['kosher'], kinds: anyTable }, words: 'kosher' },
  {
    says: 'gluten free, glutenfree, coeliac, celiac, no gluten, without gluten',
    needs: { diets: ['gluten-free'], kinds: anyTable },
    words: 'gluten',
  },
  {
    says: `drink, drinks, bar, bars, pub, pubs, cocktail, cocktails, nightcap, aperitif, boozer,
      tipple, go out, night out, happy hour`,
    words: `bar, pub, beer, wine, cocktails, drinks, vermouth, beer garden, tavern, inn, aperitif`,
    kinds: ['nightlife'],
    cuisines: ['pub', 'beer', 'gastropub'],
    needs: { kinds: drinking },
  },
  {
    says: 'brewery, breweries, brewery tour, brewing, brewer',
    words: 'brewery, brewed, brewer, beer-making, brewing',
    required: true,
  },
  {
    says: 'beer, beers, pint, pints, ale, craft beer, lager, brewpub',
    words: 'beer, brewery, brewed, pint, ale, pilsner, brewer, pub',
    cuisines: ['beer', 'pub'],
    kinds: ['nightlife'],
    needs: { kinds: drinking },
    required: true,
  },
  {
    says: 'beer garden, biergarten, beer gardens',
    words: 'beer garden, biergarten, beer chestnut',
    required: true,
  },
  {
    says: `wine, wines, wine bar, wine tasting, winery, wineries, vineyard, vineyards, sommelier,
      glass of wine`,
    words: 'wine, winery, vineyard, cellars, pinot, wine bar, port lodge, growers',
    required: true,
  },
  {
    says: 'whisky, whiskey, distillery, scotch, bourbon, gin, rum, tequila, mezcal',
    words: 'whisky, distillery, rum, gin, mezcal, tequila, tastings',
    required: true,
  },
  {
    says: 'rooftop, rooftop bar, roof terrace, sky bar, roof bar',
    words: 'rooftop, roof terrace, roof, top floor, hotel roof',
    required: true,
  },
  { says: 'picnic', words: 'picnic, lawn, blankets, grass', kinds: ['park', 'garden'] },
  {
    says: 'fire, open fire, fireplace, fireside, by the fire',
    words: 'fireplace, open fire, fire, stove, fires in winter',
    among: ['restaurant', 'cafe', 'nightlife', 'activity'],
  },
]
