/**
 * What well-known towns without places in the catalogue are visited for, in a sentence. Without hours and ways: it
 * is told for days that travellers fill themselves.
 */
import { kilometres } from './distance.ts'
import { famousSights } from './famous-sights.ts'
import { foldName } from './gazetteer-names.ts'
import type { Coordinates, Destination, Place } from './schema.ts'

/** Town, country, and what it is known for, the most famous first. */
const lines = `
Geneva/CH: the Jet d'Eau, the old town around St. Pierre Cathedral, the Palace of Nations, boats on Lake Geneva
Lucerne/CH: the Chapel Bridge, the Lion Monument, the Museggwall, steamers on Lake Lucerne
Bern/CH: the arcades of the old town, the Zytglogge, the Rose Garden
Basel/CH: the Kunstmuseum, the Münster above the Rhine, the Fondation Beyeler
Lausanne/CH: the cathedral, the Olympic Museum, the lakeside at Ouchy
Montreux/CH: Chillon Castle, the lake promenade, the train up to Rochers-de-Naye
Interlaken/CH: boats on Lake Thun and Lake Brienz, Harder Kulm, the trains to Lauterbrunnen and Grindelwald
Zermatt/CH: the Gornergrat railway, the views of the Matterhorn, the Matterhorn Museum
Lugano/CH: the lake promenade, Monte Brè, boats to Gandria
Annecy/FR: the canals of the old town, the lake by boat or bicycle, the castle
Marseille/FR: the Old Port, the Mucem, Notre-Dame de la Garde, the Calanques by boat
Avignon/FR: the Palace of the Popes, the Pont d'Avignon, the old town within its walls
Bordeaux/FR: the Place de la Bourse, the Cité du Vin, the vineyards of Saint-Émilion by train
Strasbourg/FR: the cathedral, La Petite France, boats around the old town
Colmar/FR: Little Venice, the Unterlinden Museum, the half-timbered old town
Toulouse/FR: the Capitole, the Basilica of Saint-Sernin, the Canal du Midi
Nantes/FR: the Machines of the Isle, the Castle of the Dukes of Brittany
Lille/FR: the Grand Place, the Palais des Beaux-Arts
Dijon/FR: the Palace of the Dukes, the owl's trail through the old town
Cannes/FR: the Croisette, Le Suquet, boats to the Lérins Islands
Monaco/MC: the Prince's Palace, the casino of Monte Carlo, the Oceanographic Museum
Pisa/IT: the Leaning Tower and the cathedral on the Square of Miracles, the Camposanto
Siena/IT: the Piazza del Campo, the cathedral, the Torre del Mangia
Verona/IT: the Arena, the Piazza delle Erbe, Castelvecchio
Turin/IT: the Egyptian Museum, the Mole Antonelliana, the arcades and cafés
Genoa/IT: the palaces of Via Garibaldi, the aquarium, the lanes of the old port
Padua/IT: Giotto's Scrovegni Chapel, the Prato della Valle, the Basilica of Saint Anthony
Palermo/IT: the Palatine Chapel, the markets, the cathedral of Monreale
Lecce/IT: the baroque of Santa Croce and the Piazza del Duomo, the Roman amphitheater
Ostuni/IT: the white lanes up to the cathedral, the beaches below among olive trees
Polignano a Mare/IT: the old town on the cliffs, the cove of Lama Monachile for a swim
Polignano/IT: the old town on the cliffs, the cove of Lama Monachile for a swim
Alberobello/IT: the trulli of Rione Monti, the trulli of Aia Piccola that people live in
Monopoli/IT: the old harbor, the cathedral, small coves to swim from
Locorotondo/IT: the round white old town above the vineyards of the Itria valley
Brindisi/IT: the Roman columns above the harbor, the promenade
Otranto/IT: the mosaic floor of the cathedral, the castle, the bays
Gallipoli/IT: the old town on its island, the beaches
Bari/IT: the Basilica of Saint Nicholas, the lanes of Bari Vecchia
Sorrento/IT: the terraces over the bay, boats to Capri, buses along the Amalfi Coast
Como/IT: the cathedral, the funicular to Brunate, boats on the lake
Lake Como/IT: the villages of Bellagio and Varenna, the gardens of Villa Carlotta, ferries across the middle of the lake
Trieste/IT: the Piazza Unità d'Italia, Miramare Castle, the coffeehouses
Cinque Terre/IT: the five villages by train, the paths between them, the sea
Nara/JP: the Great Buddha of Tōdai-ji, the deer park, Kasuga Taisha
Hiroshima/JP: the Peace Memorial Park and Museum, Miyajima by ferry
Kanazawa/JP: Kenroku-en Garden, the Higashi Chaya quarter, the 21st Century Museum
Hakone/JP: the Open-Air Museum, the ropeway over Ōwakudani, boats on Lake Ashi, hot springs
Nikko/JP: the Tōshō-gū shrine, the Kegon Falls
Takayama/JP: the merchants' houses of Sanmachi, the morning markets
Nagoya/JP: Nagoya Castle, the Atsuta Shrine
Fukuoka/JP: the food stalls of Nakasu, Ōhori Park
Kobe/JP: the harbor, the Kitano quarter, the ropeway to the herb gardens
Busan/KR: Gamcheon Culture Village, Haeundae Beach, the Jagalchi Market, Haedong Yonggungsa
Gyeongju/KR: the royal tombs, Bulguksa, the Seokguram Grotto
Xi'an/CN: the Terracotta Army, the city wall, the Muslim Quarter
Hangzhou/CN: West Lake, Lingyin Temple, the tea village of Longjing
Suzhou/CN: the Humble Administrator's Garden, the canals of Pingjiang Road
Chengdu/CN: the giant panda base, Jinli and Kuanzhai lanes
Guilin/CN: boats on the Li River to Yangshuo, Reed Flute Cave
Hue/VN: the Imperial City, the tombs of the emperors, the Thien Mu Pagoda
Hoi An/VN: the old town and its lanterns, the Japanese Bridge, An Bang Beach
Da Nang/VN: the Marble Mountains, My Khe Beach, the Dragon Bridge
Luang Prabang/LA: Wat Xieng Thong, Mount Phousi, the Kuang Si Falls
Phnom Penh/KH: the Royal Palace, the National Museum, Tuol Sleng
Phuket/TH: the old town, the Big Buddha, the beaches of the west coast
Ayutthaya/TH: Wat Mahathat, Wat Chaiwatthanaram, the ruins by bicycle
Yogyakarta/ID: Borobudur, Prambanan, the sultan's palace
George Town/MY: the streets of shophouses, Kek Lok Si, Penang Hill
Agra/IN: the Taj Mahal, Agra Fort, Mehtab Bagh
Mumbai/IN: the Gateway of India, the Elephanta Caves, Marine Drive
Varanasi/IN: the ghats at dawn by boat, the evening aarti, Sarnath
Udaipur/IN: the City Palace, boats on Lake Pichola
Samarkand/UZ: the Registan, Shah-i-Zinda, the tomb of Timur
Bukhara/UZ: the Ark, the Kalyan minaret, Lyab-i Hauz
Tbilisi/GE: the old town and its baths, Narikala Fortress, Rustaveli Avenue
Córdoba/ES: the Mosque-Cathedral, the patios of the old town, the Roman Bridge
Málaga/ES: the Alcazaba, the Picasso Museum, the beach of La Malagueta
Bilbao/ES: the Guggenheim Museum, the Casco Viejo, the pintxos of the Plaza Nueva
San Sebastián/ES: La Concha beach, the pintxos of the Parte Vieja, Monte Igueldo
Toledo/ES: the cathedral, the Alcázar, El Greco's houses and churches
Ronda/ES: the Puente Nuevo over the gorge, the bullring, the old town
Cádiz/ES: the old town on its spit, the cathedral, La Caleta beach
Santiago de Compostela/ES: the cathedral, the Praza do Obradoiro, the Mercado de Abastos
Zaragoza/ES: the Basilica of the Pilar, the Aljafería
Palma/ES: the cathedral, Bellver Castle, the old town
Faro/PT: the old town within its walls, boats in the Ria Formosa
Coimbra/PT: the university and its Joanina Library, the old cathedral
Sintra/PT: the Pena Palace, the Moorish Castle, Quinta da Regaleira
Évora/PT: the Roman temple, the Chapel of Bones
Funchal/PT: the cable car to Monte, the farmers' market, the botanical garden
York/GB: York Minster, the Shambles, the city walls, the National Railway Museum
Bath/GB: the Roman Baths, the Royal Crescent, Bath Abbey
Oxford/GB: the colleges, the Bodleian Library, the Ashmolean Museum
Cambridge/GB: King's College Chapel, punts along the Backs, the Fitzwilliam Museum
Liverpool/GB: the Royal Albert Dock, the Beatles' houses, the two cathedrals
Manchester/GB: the Science and Industry Museum, the John Rylands Library, the Northern Quarter
Glasgow/GB: Kelvingrove Museum, the cathedral and Necropolis, Mackintosh's buildings
Inverness/GB: Loch Ness and Urquhart Castle, Culloden, the river walk
Glencoe/GB: the walks below the Three Sisters, the Glencoe Lochan trail, the visitor center on the massacre of 1692
Fort William/GB: the gondola of the Nevis Range, Glen Nevis, the Jacobite steam train over the Glenfinnan viaduct
Isle of Skye/GB: the Old Man of Storr, the Quiraing, the Fairy Pools, the Talisker distillery
Skye/GB: the Old Man of Storr, the Quiraing, the Fairy Pools, the Talisker distillery
Belfast/GB: Titanic Belfast, the murals by black taxi, Saint George's Market
Galway/IE: the Latin Quarter, Salthill Promenade, day trips to the Aran Islands
Cork/IE: the English Market, Blarney Castle, Cobh by train
Killarney/IE: Muckross House, the lakes, the Gap of Dunloe
Frankfurt/DE: the Städel Museum, the Römerberg, the Main Tower
Cologne/DE: the cathedral, the Museum Ludwig, the Rhine promenade
Dresden/DE: the Zwinger, the Frauenkirche, the Green Vault
Nuremberg/DE: the Imperial Castle, the Albrecht Dürer House, the old town
Heidelberg/DE: the castle, the Old Bridge, the Philosophers' Walk
Leipzig/DE: Saint Thomas Church, the Forum of Contemporary History, the arcades
Innsbruck/AT: the Golden Roof, the Nordkette cable car, Ambras Castle
Graz/AT: the Schlossberg, the old town, the Kunsthaus
Hallstatt/AT: the village on its lake, the salt mine, the skywalk
Bratislava/SK: the castle, the old town, the Blue Church
Brno/CZ: Villa Tugendhat, Špilberk Castle, the Cabbage Market
Český Krumlov/CZ: the castle, the old town in its loop of the river
Warsaw/PL: the old town, the POLIN Museum, the Warsaw Rising Museum, Łazienki Park
Gdańsk/PL: the Long Market, the Museum of the Second World War, the crane on the river
Wrocław/PL: the market square, Ostrów Tumski, the Racławice Panorama
Zagreb/HR: the upper town, the Dolac market, the Museum of Broken Relationships
Zadar/HR: the Sea Organ, the Roman forum, the old town
Kotor/ME: the walls up to the fortress, the old town, Perast by boat
Sarajevo/BA: Baščaršija, the Latin Bridge, the Tunnel of Hope
Belgrade/RS: the fortress of Kalemegdan, Skadarlija, the Church of Saint Sava
Sofia/BG: the Alexander Nevsky Cathedral, the Boyana Church, Vitosha Boulevard
Thessaloniki/GR: the White Tower, the upper town, the Archaeological Museum
Mykonos/GR: the lanes of Chora, the windmills, boats to Delos
Rhodes/GR: the Palace of the Grand Master, the Street of the Knights, Lindos
Rotterdam/NL: the Markthal, the Cube Houses, the harbor by boat
The Hague/NL: the Mauritshuis, the Peace Palace, the beach at Scheveningen
Utrecht/NL: the Dom Tower, the wharves of the Oudegracht
Ghent/BE: the Ghent Altarpiece, Gravensteen Castle, the Graslei
Antwerp/BE: the cathedral and its Rubens, the MAS, the Plantin-Moretus Museum
Luxembourg/LU: the Casemates, the Chemin de la Corniche, the Grund
Bergen/NO: Bryggen, the Fløibanen funicular, the fish market
Tromsø/NO: the Arctic Cathedral, the cable car to Storsteinen, northern lights in winter
Gothenburg/SE: Liseberg, the Haga quarter, boats to the archipelago
Malmö/SE: the old town, the Turning Torso, the Western Harbor
Riga/LV: the old town, the Art Nouveau of Alberta Street, the Central Market
Vilnius/LT: the old town, Gediminas' Tower, Užupis
Fes/MA: the medina, the tanneries, the Bou Inania Madrasa
Casablanca/MA: the Hassan II Mosque, the Corniche
Chefchaouen/MA: the blue lanes of the medina, the Spanish Mosque above the town
Essaouira/MA: the ramparts, the harbor, the medina
Luxor/EG: Karnak, the Valley of the Kings, Luxor Temple
Aswan/EG: Philae, boats by Elephantine Island, Abu Simbel as a day's trip
Alexandria/EG: the Bibliotheca Alexandrina, the Qaitbay Citadel, the catacombs
Amman/JO: the Citadel, the Roman Theater, Jerash as a day's trip
Cappadocia/TR: the Göreme Open Air Museum, balloons at dawn, the underground cities
Izmir/TR: the Kemeraltı bazaar, Ephesus by train to Selçuk
Antalya/TR: Kaleiçi, the Archaeological Museum, Aspendos
Philadelphia/US: the Liberty Bell and Independence Hall, the Museum of Art, Reading Terminal Market
Portland/US: Washington Park and its gardens, Powell's Books, the Columbia River Gorge
Nashville/US: the Ryman Auditorium, the Country Music Hall of Fame, Broadway's bars
Savannah/US: the squares, Forsyth Park, River Street
Charleston/US: Rainbow Row, the Battery, Fort Sumter by boat
Austin/US: the Texas Capitol, Lady Bird Lake, South Congress
Denver/US: the Art Museum, Union Station, Red Rocks
Niagara Falls/CA: the falls from Table Rock, the boat below them, Niagara Parkway
Ottawa/CA: Parliament Hill, the National Gallery, the Rideau Canal
Banff/CA: Lake Louise and Moraine Lake, the Banff Gondola, the hot springs
Victoria/CA: the Inner Harbour, the Royal BC Museum, the Butchart Gardens
Oaxaca/MX: Santo Domingo, the markets, Monte Albán
Guanajuato/MX: the lanes and plazas, the Pípila lookout, the Juárez Theater
Medellín/CO: Comuna 13, the cable cars, Plaza Botero
Bogotá/CO: the Gold Museum, La Candelaria, Monserrate
Quito/EC: the old town, the Church of La Compañía, the cable car to Pichincha
Arequipa/PE: the Santa Catalina Monastery, the Plaza de Armas
Valparaíso/CL: the painted hills and their funiculars, La Sebastiana
Mendoza/AR: the wineries, General San Martín Park
Salvador/BR: Pelourinho, the Church of São Francisco, the Lacerda Elevator
São Paulo/BR: the MASP, Ibirapuera Park, the municipal market
Wellington/NZ: Te Papa, the cable car, Zealandia
Rotorua/NZ: the geysers of Te Puia, Wai-O-Tapu, the Redwoods
Christchurch/NZ: the Botanic Gardens, the tram, the gondola
Brisbane/AU: South Bank, the Gallery of Modern Art, Lone Pine
Cairns/AU: boats to the Great Barrier Reef, the railway to Kuranda
Perth/AU: Kings Park, Rottnest Island by ferry, Fremantle
Adelaide/AU: the Central Market, the Botanic Garden, the wineries of the Barossa
`

const byTown: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [town = '', sights = ''] = line.split(': ')
      const [name = '', country = ''] = town.split('/')
      return [`${foldName(name)}/${country}`, sights.split(', ')]
    }),
)

interface Town {
  name: string
  country?: string | undefined
  at?: Coordinates | null | undefined
}

/** Kilometres from a town's middle within which a day trip leads to it. */
const inTown = 12

/** What the rows of other towns tell of a day out to this one: its stops, what to eat, what is there in a month. */
export function toldOfOuting(
  { name, at }: Town,
  destinations: readonly Pick<Destination, 'places'>[],
): { see: readonly string[]; eat: string | undefined; place: Place } | undefined {
  for (const { places } of destinations) {
    for (const place of places) {
      const { see, eat } = place.dayTrip ?? {}
      const isIt = foldName(place.name) === foldName(name)
      if (see && isIt && at && kilometres(at, place.at) <= inTown) return { see, eat, place }
    }
  }
  return undefined
}

/** What a town is known for: by the list above, by famous sights, and by day trips that lead there. */
export function knownFor(
  { name, country, at }: Town,
  destinations: readonly Pick<Destination, 'places'>[],
): string[] {
  const listed = byTown.get(`${foldName(name)}/${country ?? ''}`)
  if (listed) return [...listed]
  const famous = famousSights.flatMap(({ name: sight, city }) =>
    'name' in city && foldName(city.name) === foldName(name) && city.country === country
      ? [sight]
      : [],
  )
  const outings = destinations.flatMap(({ places }) =>
    places.filter((place) => at && place.dayTrip && kilometres(at, place.at) <= inTown),
  )
  const told = outings
    .toSorted((one, other) => other.essential - one.essential)
    .map((place) => place.name)
    .filter((sight) => foldName(sight) !== foldName(name))
  return [...new Set([...famous, ...told])].slice(0, mostNamed)
}

const mostNamed = 4
