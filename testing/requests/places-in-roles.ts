/** What a named place is to the trip: taken back, passed on the way, seen before, likened to, a person's name, or one of a list. */
import type { Request } from './expected.ts'

export const placesInRoles: readonly Request[] = [
  ['A week in Crete, or rather, sorry, I mean Corfu', { to: ['Corfu'], asks: false }],
  [
    'trip to porto 4 days... hmm actually braga sounds nicer, do braga',
    { to: ['Braga'], asks: false },
  ],
  ['10 days slovakia. sorry slovenia!!', { to: ['Slovenia'], asks: false }],
  [
    'we want to do Lake Como for 5 days (edit: Lake Garda, not Como)',
    { to: ['Lake Garda'], asks: false },
  ],
  ['Weekend in Leeds, I mean York', { to: ['York'], asks: false }],
  ["I was going to say Seville but let's do Granada, 3 days", { to: ['Granada'], asks: false }],
  ['a fortnight in Bali... you know what, make that Lombok', { to: ['Lombok'], asks: false }],
  ['3 days in valencia, correction, alicante', { to: ['Alicante'], asks: false }],
  ['Plan me 6 days in Madrid... oops, I meant to write Lisbon', { to: ['Lisbon'], asks: false }],
  [
    'Krakow 4 days. Actually can we change that to Wroclaw? Cheaper flights',
    { to: ['Wroclaw'], asks: false },
  ],
  [
    'Im in denver. give me a 5 day itinerary for santa fe',
    { from: 'Denver', to: ['Santa Fe'], asks: false },
  ],
  ['Dublin to Sydney via Dubai, 3 weeks', { from: 'Dublin', to: ['Sydney'], asks: false }],
  [
    'Zurich - Mauritius via Paris, 10 days of beach',
    { from: 'Zurich', to: ['Mauritius'], asks: false },
  ],
  [
    'we land in Salzburg then a bus takes us to Zell am See, 5 nights skiing',
    { to: ['Zell am See'], asks: false },
  ],
  ['lax to yvr, then we drive to whistler for 6 nights', { to: ['Whistler'], asks: false }],
  [
    'our family (originally from Lagos, now living in Houston) wants 10 days in Spain',
    { from: 'Houston', to: ['Spain'], asks: false },
  ],
  [
    "We live in Bergen, my wife was born in Lima and I'm from Aberdeen. One week in Rome in April.",
    { from: 'Bergen', to: ['Rome'], asks: false },
  ],
  [
    'auntie in limerick has the baby for the weekend, we are away to galway 2 nights',
    { to: ['Galway'], asks: false },
  ],
  ['my sister lives in Perth but we are meeting in Bali, 8 nights', { to: ['Bali'], asks: false }],
  [
    'I was posted to Cyprus in the nineties; this time I want 10 days in Jordan',
    { to: ['Jordan'], asks: false },
  ],
  [
    "we're from Kansas but our daughter studies in Boston, so she'll meet us in Quebec City for 4 days",
    { to: ['Quebec City'], asks: false },
  ],
  [
    'Years ago I hitchhiked across Ireland and Scotland; this time it is 6 days in Wales by car',
    { to: ['Wales'], asks: false },
  ],
  [
    'Our last trips were Riga, Tallinn and Vilnius. Next: Helsinki, 3 days',
    { to: ['Helsinki'], asks: false },
  ],
  [
    'After a disastrous trip to Hurghada we want something civilised: four days in Bath',
    { to: ['Bath'], asks: false },
  ],
  ['lisbon porto covilha 2 nights each', { to: ['Lisbon', 'Porto', 'Covilha'], asks: false }],
  [
    'berlin drseden prague 3 nights each by train',
    { to: ['Berlin', 'Dresden', 'Prague'], asks: false },
  ],
  ['madrid sevile granada, 2 nights each', { to: ['Madrid', 'Seville', 'Granada'], asks: false }],
  ['hanoi hoi ann saigon 3 nights each', { to: ['Hanoi', 'Saigon', 'Hội An'], asks: true }],
  ['athens naxos santoriny 4 nights each', { to: ['Athens', 'Naxos', 'Santorini'], asks: false }],
  ['bruges gent antwerp weekend by train', { to: ['Bruges', 'Ghent', 'Antwerp'], asks: false }],
  [
    'the Dolomites, Lake Garda and Verona, 10 days by car',
    { to: ['Dolomites', 'Lake Garda', 'Verona'], asks: false },
  ],
  ['A week on the Costa Brava and Barcelona', { to: ['Costa Brava', 'Barcelona'], asks: false }],
  ['10 days on the Algarve and Lisbon', { to: ['Algarve', 'Lisbon'], asks: false }],
  [
    'cruise from Miami calling at Cozumel, Roatan and Belize City, plan each port',
    { to: ['Cozumel', 'Roatan', 'Belize City'], asks: false },
  ],
  ['Nile cruise from Aswan to Luxor, 3 nights', { to: ['Aswan', 'Luxor'], asks: false }],
  ['river cruise from Passau to Budapest, 7 nights', { to: ['Passau', 'Budapest'], asks: false }],
  [
    'Flying from Leeds to San Jose for travelling around Costa Rica, 14 days',
    { to: ['Costa Rica'], asks: false },
  ],
  [
    'Tokyo, Hakone, Kyoto, Nara, Hirosima - two weeks',
    { to: ['Tokyo', 'Hakone', 'Kyoto', 'Nara', 'Hiroshima'], asks: false },
  ],
  ['stag do for preston, 12 lads, 2 nights in riga, beer', { to: ['Riga'], asks: false }],
  ['bachelorette for savannah, 8 girls, 3 nights in nashville', { to: ['Nashville'], asks: false }],
  ['birthday trip for paris (shes turning 30), 4 nights in ibiza', { to: ['Ibiza'], asks: false }],
  ['looking for the new tulum, jungle and beach, 2 weeks', { to: [], asks: true }],
  ['what is the next Dubrovnik? old walls, sea, fewer people, 6 days', { to: [], asks: true }],
  ['the Venice of the north they say... 4 days in Stockholm', { to: ['Stockholm'], asks: false }],
  [
    "Where could we go that looks like Norway but isn't as expensive? 8 days",
    { to: [], asks: true },
  ],
  ['a town as pretty as Hallstatt, without the crowds, 3 days', { to: [], asks: true }],
  ['an island as green as Madeira, 7 days in May', { to: [], asks: true }],
  ['something with a Santorini feel but cheaper, 1 week in June', { to: [], asks: true }],
  ['when in Rome, as they say: 3 days in Naples, all the pizza', { to: ['Naples'], asks: false }],
  ["it's all Greek to me. 5 days Istanbul with a guide", { to: ['Istanbul'], asks: false }],
  ['slow boat to China vibes, but really just 4 days in Hamburg', { to: ['Hamburg'], asks: false }],
  ['we need a Hollywood ending: 3 days in Porto', { to: ['Porto'], asks: false }],
  ['sending coals to newcastle maybe, but 2 beer days in Munich', { to: ['Munich'], asks: false }],
  ['my daughter india and i want 3 days in copenhagen', { to: ['Copenhagen'], asks: false }],
  ['Got a Panama hat and a Hawaiian shirt, need a week in Havana', { to: ['Havana'], asks: false }],
  ['Which place in Europe is the closest thing to Kyoto? 5 days', { to: ['Europe'], asks: true }],
  ["Five days in Peru's Arequipa", { to: ['Arequipa'], asks: false }],
  ["A week in Portugal's Algarve with kids", { to: ['Algarve'], asks: false }],
  ["ten days on Greece's Ionian Islands", { to: ['Ionian Islands'], asks: false }],
  ["Two weeks in Canada's Nova Scotia in September", { to: ['Nova Scotia'], asks: false }],
  ["4 days in Poland's Gdansk", { to: ['Gdansk'], asks: false }],
  ["Germany's Black Forest for 6 days", { to: ['Black Forest'], asks: false }],
  ["a week in India's Kerala", { to: ['Kerala'], asks: false }],
  ["3 days in Mexico's Oaxaca", { to: ['Oaxaca'], asks: false }],
  ["New Zealand's North Island, 10 days", { to: ['North Island'], asks: false }],
  ["seven days in Italy's Dolomites", { to: ['Dolomites'], asks: false }],
  ["five days in Scotland's capital", { to: ['Scotland'], asks: false }],
  ['8 days in Tuscany... ah no, make that Umbria, quieter', { to: ['Umbria'], asks: false }],
  ['a week in Malta. Or no, Cyprus. Yes, Cyprus please', { to: ['Cyprus'], asks: false }],
  ['5 nights rhodes (sorry typo, kos)', { to: ['Rhodes'], asks: true }],
  [
    'Do me a plan for Vienna, 3 days. No scrap that, Graz is fine and my aunt lives there anyway',
    { to: ['Graz'], asks: false },
  ],
  [
    'Sydney to Santiago via Auckland, 3 weeks, Patagonia hiking',
    { to: ['Santiago', 'Patagonia'], asks: false },
  ],
  ['yyz to lis, then train to evora for 4 days', { to: ['Evora'], asks: false }],
  [
    'We are a Turkish family living in Stuttgart and would like 5 days in Strasbourg',
    { to: ['Strasbourg'], asks: false },
  ],
  [
    'grandpa in Graz takes the dog so we can finally do 10 days in Iceland',
    { to: ['Iceland'], asks: false },
  ],
  [
    'our neighbours in Bath water the plants, so off to Lucca for a week',
    { to: ['Lucca'], asks: false },
  ],
  [
    'The kids are at camp in Maine, so the two of us have 5 days for Montreal',
    { to: ['Montreal'], asks: false },
  ],
  [
    'We retired to Alicante last year. Now we would like to see Oslo for 4 days',
    { to: ['Oslo'], asks: false },
  ],
  ['Train from Basel, change at Milan, and then 4 days in Genoa', { to: ['Genoa'], asks: false }],
  [
    'Back in 1998 my wife and I drove from Paris to Biarritz; for our silver wedding we want a week in San Sebastian',
    { to: ['San Sebastian'], asks: false },
  ],
  [
    'Two years after our wedding in Ravello we want 5 days in Puglia',
    { to: ['Puglia'], asks: false },
  ],
  [
    'grandad fought in Normandy, but we only have time for 3 days in Ypres',
    { to: ['Ypres'], asks: false },
  ],
  [
    'Snowdonia, Anglesey and Chester, a week in June',
    { to: ['Snowdonia', 'Anglesey', 'Chester'], asks: false },
  ],
  [
    'ten days on Sardinia and Corsica, ferry in between',
    { to: ['Sardinia', 'Corsica'], asks: false },
  ],
  [
    'Our ship calls at Bergen, Ålesund and Tromsø before returning to Hamburg',
    { to: ['Bergen', 'Ålesund', 'Tromsø'], asks: true },
  ],
  [
    'sailing from Split to Dubrovnik, one week, 6 friends',
    { to: ['Split', 'Dubrovnik'], asks: false },
  ],
  [
    'land in marseille, leave from nice, 9 days, aix, cassis and antibes in between',
    { to: ['Marseille', 'Nice', 'Aix', 'Cassis', 'Antibes'], asks: false },
  ],
  [
    'baby moon before little Verona arrives, 5 quiet days in Brighton',
    { to: ['Brighton'], asks: false },
  ],
  ['Trip for me and my best friend Adelaide: 6 days in Lisbon', { to: ['Lisbon'], asks: false }],
  [
    'We want somewhere with the charm of Prague and the prices of Sofia, 4 days',
    { to: [], asks: true },
  ],
  ['an alternative to Mallorca for a week, quiet coves', { to: [], asks: true }],
  ['We need the Mediterranean equivalent of Cornwall, 8 days', { to: [], asks: true }],
  [
    'Paris syndrome is real, so my sister and I go to Osaka for 6 days',
    { to: ['Osaka'], asks: false },
  ],
  ['Berliner looking for 4 days of hiking near Dresden', { to: ['Dresden'], asks: false }],
  ['drinking Bordeaux all evening we decided: 4 days in Porto!', { to: ['Porto'], asks: false }],
  ["Ten days in Turkey's Cappadocia and Antalya", { to: ['Cappadocia', 'Antalya'], asks: false }],
  ["Hawaii's Big Island for 8 days", { to: ['Big Island'], asks: false }],
  ["California's Big Sur and Monterey in four days", { to: ['Big Sur', 'Monterey'], asks: false }],
  ['My daughter Florence and I would love 3 days in Paris', { to: ['Paris'], asks: false }],
  [
    'Paris to Nice via Lyon and Avignon by train, 9 days',
    { to: ['Nice', 'Lyon', 'Avignon'], asks: true },
  ],
  [
    'New Orleans is calling: 5 days of jazz, then 2 in Natchez',
    { to: ['New Orleans', 'Natchez'], asks: false },
  ],
  [
    'As kids we always went to Brittany. This summer: Normandy, 10 days with our own kids',
    { to: ['Normandy'], asks: false },
  ],
  [
    'Just back from Vietnam and already planning the next one: 2 weeks in Taiwan',
    { to: ['Taiwan'], asks: false },
  ],
  ['Better than Bali: Flores and Komodo for 9 days', { to: ['Flores', 'Komodo'], asks: false }],
  [
    'Antigua, Lake Atitlan and Flores in 10 days (Guatemala)',
    { to: ['Antigua', 'Lake Atitlan', 'Flores', 'Guatemala'], asks: false },
  ],
  [
    'I study in Delft and my parents are coming over from Athens. 4 days in Amsterdam and The Hague',
    { to: ['Amsterdam', 'The Hague'], asks: false },
  ],
  ['Grandma (she lives in Trieste) joins us for a week in Istria', { to: ['Istria'], asks: false }],
  ['Austin here! My wife and I want 6 days in Maui', { to: ['Maui'], asks: false }],
  ['trip for the Perth family, 5 people, 8 days in Bali', { to: ['Bali'], asks: false }],
  ['split between Porto and Lisbon, 8 days, food', { to: ['Porto', 'Lisbon'], asks: false }],
  [
    'can we fit Pompeii, Capri and Positano in 4 days staying in Naples?',
    { to: ['Positano', 'Naples'], asks: false },
  ],
  ['Quito first, Galapagos after, 11 days, wildlife', { to: ['Quito', 'Galapagos'], asks: false }],
  ['ferry from Ancona to Split, then 6 days on Brac', { asks: true }],
]
