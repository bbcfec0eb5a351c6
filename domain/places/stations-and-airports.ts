/**
 * Stations and airports by the names that people say without their city: `city: stations / airports`, the city as the catalogue's
 * slug and by what else it is called. Who arrives or leaves there is in that city, and goes to no other.
 */
const lines = `
london: King's Cross|Kings Cross|St Pancras|Euston|Paddington|Waterloo|Victoria|Liverpool Street|Marylebone|Charing Cross|London Bridge|Fenchurch Street / Heathrow|Gatwick|Stansted|Luton|London City|Southend
paris: Montparnasse|Austerlitz|Saint-Lazare|Gare du Nord|Gare de Lyon|Gare de l'Est|Bercy / Charles de Gaulle|Roissy|Orly|Beauvais|CDG
new-york, nyc, manhattan: Penn Station|Grand Central|Port Authority|Moynihan / JFK|Kennedy|LaGuardia|La Guardia|Newark
rome, roma: Termini|Tiburtina|Ostiense / Fiumicino|Ciampino
milan, milano: Centrale|Porta Garibaldi|Cadorna / Malpensa|Linate|Orio al Serio
venice, venezia: Santa Lucia|Mestre|Piazzale Roma|Tronchetto / Marco Polo
florence, firenze: Santa Maria Novella|SMN|Rifredi / Peretola|Amerigo Vespucci
naples, napoli: Napoli Centrale|Piazza Garibaldi|Beverello / Capodichino
bologna: Bologna Centrale / Marconi
palermo: Palermo Centrale / Punta Raisi|Falcone Borsellino
madrid: Atocha|Chamartin / Barajas
barcelona: Sants|Passeig de Gracia|Estacio de Franca|Estacio del Nord / El Prat
seville, sevilla: Santa Justa|Plaza de Armas / San Pablo
valencia: Joaquin Sorolla|Estacio del Nord / Manises
malaga: Maria Zambrano
lisbon, lisboa: Oriente|Santa Apolonia|Sete Rios|Rossio / Portela|Humberto Delgado
porto, oporto: Campanha|Sao Bento / Sa Carneiro
berlin: Hauptbahnhof|Hbf|Ostbahnhof|Sudkreuz|Gesundbrunnen / BER|Schonefeld
munich, munchen: Hauptbahnhof|Hbf|Ostbahnhof / Franz Josef Strauss
hamburg: Hauptbahnhof|Hbf|Dammtor|Altona / Fuhlsbuttel
vienna, wien: Hauptbahnhof|Hbf|Westbahnhof|Wien Mitte|Meidling / Schwechat
zurich: Hauptbahnhof|Hbf / Kloten
prague, praha: Hlavni Nadrazi|Florenc|Smichov / Vaclav Havel|Ruzyne
budapest: Keleti|Nyugati|Nepliget / Ferihegy|Ferenc Liszt|Liszt Ferenc
warsaw: Centralna|Zachodnia / Chopin|Okecie|Modlin
krakow, cracow: Glowny / Balice
amsterdam: Centraal|Sloterdijk|Amstel / Schiphol
brussels, bruxelles: Bruxelles-Midi|Brussels Midi|Gare du Midi|Zuid / Zaventem|Charleroi
copenhagen: Hovedbanegard|Norreport / Kastrup
stockholm: Stockholm Central|Cityterminalen / Arlanda|Bromma|Skavsta
oslo: Oslo S / Gardermoen|Torp
helsinki: Rautatieasema / Vantaa
athens: Larissa Station|Kifissos / Eleftherios Venizelos
istanbul: Sirkeci|Halkali|Sogutlucesme|Haydarpasa / Sabiha Gokcen|Sabiha|Ataturk
dublin: Connolly|Heuston|Busaras
edinburgh: Waverley|Haymarket
glasgow: Glasgow Central|Queen Street|Buchanan bus station / Prestwick
manchester: Piccadilly|Oxford Road
birmingham: New Street|Moor Street
tokyo: Tokyo Station|Shinagawa|Ueno|Busta Shinjuku / Haneda|Narita
osaka: Shin-Osaka|Umeda|Namba / Kansai|Itami|KIX
seoul: Seoul Station|Yongsan|Cheongnyangni / Incheon|Gimpo
beijing: Beijing South|Beijing West / Daxing|Capital Airport
shanghai: Hongqiao / Pudong
hong-kong, hk: West Kowloon / Chek Lap Kok
taipei: Taipei Main / Taoyuan|Songshan
bangkok: Hua Lamphong|Hualamphong|Krung Thep Aphiwat|Bang Sue|Mo Chit|Ekkamai / Suvarnabhumi|Don Mueang|Don Muang
singapore: HarbourFront|Tanah Merah / Changi|Seletar
kuala-lumpur: KL Sentral|Sentral / KLIA|KLIA2|Subang
hanoi: Ga Hanoi|Long Bien / Noi Bai
ho-chi-minh-city, saigon: Saigon Station / Tan Son Nhat
delhi, new delhi: New Delhi Station|Nizamuddin / Indira Gandhi
mumbai, bombay: CST|CSMT|Bandra Terminus / Chhatrapati Shivaji
sydney: Central Station|Circular Quay / Kingsford Smith|Mascot
melbourne: Southern Cross|Flinders Street / Tullamarine|Avalon
dubai: Union Station / DXB|Al Maktoum
marrakech, marrakesh: Gare de Marrakech / Menara
cairo: Ramses
new-orleans: Union Passenger Terminal / Louis Armstrong
los-angeles: Union Station / LAX|Burbank|John Wayne
san-francisco: Caltrain|Transbay|Salesforce Transit Center / SFO
chicago: Union Station|Ogilvie / O'Hare|OHare|Midway
boston: South Station|North Station|Back Bay / Logan
washington, dc: Union Station / Dulles|Reagan|National Airport
philadelphia: 30th Street / PHL
toronto: Union Station / Pearson|Billy Bishop
montreal: Gare Centrale|Central Station / Trudeau
vancouver: Pacific Central|Tsawwassen|Canada Place / YVR
mexico-city, cdmx: TAPO|Buenavista / Benito Juarez|Felipe Angeles
rio-de-janeiro, rio: Novo Rio / Galeao|Santos Dumont
sao-paulo: Tiete|Barra Funda / Guarulhos|Congonhas
buenos-aires: Retiro|Constitucion / Ezeiza|Aeroparque
lima: Plaza Norte / Jorge Chavez
bogota: Salitre / El Dorado
`

/**
 * Where ships of a cruise leave and call, by names that people say without their city, in the same notation. Those that are
 * towns with sights of their own (Civitavecchia, Livorno) are left to the readers of ports of call.
 */
const shipLines = `
miami: PortMiami|Port Miami|Port of Miami|Dodge Island
orlando: Port Canaveral|Cape Canaveral
new-york, nyc, manhattan: Manhattan Cruise Terminal|Brooklyn Cruise Terminal|Red Hook Terminal|Cape Liberty
los-angeles, la: San Pedro Cruise Terminal|World Cruise Center
san-francisco: Pier 27
seattle: Pier 66|Pier 91|Bell Street Pier|Smith Cove
vancouver: Canada Place
new-orleans: Port NOLA|Erato Street
boston: Flynn Cruiseport|Black Falcon
barcelona: Moll Adossat|Moll de Barcelona
venice, venezia: Stazione Marittima|Marittima
lisbon, lisboa: Santa Apolonia Cruise Terminal|Alcantara
london: Tilbury|Greenwich Pier
copenhagen: Oceankaj|Langelinie
hamburg: Altona Cruise Terminal|Steinwerder
amsterdam: Passenger Terminal Amsterdam
istanbul: Galataport
dubai: Mina Rashid|Port Rashid
singapore: Marina Bay Cruise Centre|HarbourFront Cruise Centre
hong-kong: Ocean Terminal|Kai Tak Cruise Terminal|Kai Tak
sydney: Overseas Passenger Terminal|White Bay
auckland: Queens Wharf
cape-town: V&A Cruise Terminal
buenos-aires: Puerto Nuevo|Quinquela Martin
`

export interface PortNames {
  slug: string
  /** What the city is called, in small letters without accents. */
  cities: readonly string[]
  stations: readonly string[]
  airports: readonly string[]
  /** Where ships leave. */
  ships: readonly string[]
}

export const portNames: readonly PortNames[] = merged(
  rowsOf(lines).map(({ cities, ports: [stations = [], airports = []] }) => ({
    ...{ cities, stations, airports, ships: [] },
  })),
  rowsOf(shipLines).map(({ cities, ports: [ships = []] }) => ({
    ...{ cities, stations: [], airports: [], ships },
  })),
)

function rowsOf(text: string): { cities: string[]; ports: string[][] }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', ports = ''] = line.split(': ')
      return {
        cities: names.split(', '),
        ports: ports.split(' / ').map((list) => list.toLowerCase().split('|')),
      }
    })
}

/** Each city once, with what both lists have of it. */
function merged(...lists: readonly Omit<PortNames, 'slug'>[][]): PortNames[] {
  const bySlug = new Map<string, PortNames>()
  for (const { cities, stations, airports, ships } of lists.flat()) {
    const [slug = '', ...others] = cities
    const known = bySlug.get(slug)
    bySlug.set(slug, {
      slug,
      cities: known?.cities ?? [slug.replaceAll('-', ' '), ...others],
      stations: [...(known?.stations ?? []), ...stations],
      airports: [...(known?.airports ?? []), ...airports],
      ships: [...(known?.ships ?? []), ...ships],
    })
  }
  return [...bySlug.values()]
}
