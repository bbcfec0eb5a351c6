import { famousQuarters } from './famous-quarters.ts'

/**
 * Sights that people name instead of the city, and that no list of places has under that name:
 * `sight=catalogue slug`, or `sight=city/country` where the catalogue has no such destination.
 */
const lines = `
Sistine Chapel=rome|Vatican=rome|Vatican City=rome|St Peter's Basilica=rome|Saint Peters=rome|Pantheon Rome=rome|Roman Forum=rome
Camp Nou=barcelona|La Rambla=barcelona|Las Ramblas=barcelona|Park Guell=barcelona|Sagrada=barcelona|Sagrada Familia=barcelona|Bernabeu=madrid|Santiago Bernabeu=madrid|Prado=madrid
Big Ben=london|Buckingham Palace=london|London Eye=london|Tower Bridge=london|Tower of London=london|British Museum=london|Harrods=london|Wembley=london|Wimbledon=london
Eiffel Tower=paris|Louvre=paris|Notre Dame=paris|Champs Elysees=paris|Moulin Rouge=paris|Montmartre=paris|Versailles=paris|Disneyland Paris=paris|Musee d'Orsay=paris
Brandenburg Gate=berlin|Checkpoint Charlie=berlin|Berlin Wall=berlin|Reichstag=berlin|Museum Island=berlin|Berghain=berlin|Marienplatz=munich
Rijksmuseum=amsterdam|Anne Frank House=amsterdam|Van Gogh Museum=amsterdam|Keukenhof=amsterdam|Manneken Pis=brussels|Atomium=brussels|Grand Place=brussels
Acropolis=athens|Parthenon=athens|Charles Bridge=prague|Schonbrunn=vienna|Hofburg=vienna|Spanish Riding School=vienna|Szechenyi Baths=budapest|Fisherman's Bastion=budapest
Uffizi=florence|Ponte Vecchio=florence|Michelangelo's David=florence|Rialto=venice|Rialto Bridge=venice|St Mark's Square=venice|San Marco=venice|Doge's Palace=venice
Hagia Sophia=istanbul|Blue Mosque=istanbul|Grand Bazaar=istanbul|Topkapi=istanbul|Pyramids of Giza=cairo|Great Pyramid=cairo|Sphinx=cairo|Jemaa el-Fnaa=marrakesh|Majorelle=marrakesh
Burj Khalifa=dubai|Burj Al Arab=dubai|Palm Jumeirah=dubai|Western Wall=jerusalem|Wailing Wall=jerusalem|Dome of the Rock=jerusalem|Table Mountain=cape-town|Robben Island=cape-town
Statue of Liberty=new-york|Ellis Island=new-york|Times Square=new-york|Empire State Building=new-york|Central Park=new-york|Brooklyn Bridge=new-york|Wall Street=new-york|Rockefeller Center=new-york|Ground Zero=new-york|MoMA=new-york
Golden Gate Bridge=san-francisco|Golden Gate=san-francisco|Alcatraz=san-francisco|Fisherman's Wharf=san-francisco|Hollywood Sign=los-angeles|Santa Monica Pier=los-angeles|Venice Beach=los-angeles|Space Needle=seattle|Pike Place=seattle|French Quarter=new-orleans|Bourbon Street=new-orleans
Smithsonian=washington|Lincoln Memorial=washington|White House=washington|Fenway Park=boston|Freedom Trail=boston|Millennium Park=chicago|Willis Tower=chicago|Wrigley Field=chicago|Bellagio=las-vegas|Epcot=orlando|Magic Kingdom=orlando|Universal Studios Orlando=orlando|CN Tower=toronto
Christ the Redeemer=rio-de-janeiro|Copacabana=rio-de-janeiro|Ipanema=rio-de-janeiro|Sugarloaf=rio-de-janeiro|Maracana=rio-de-janeiro|La Boca=buenos-aires|Recoleta=buenos-aires|Zocalo=mexico-city|Frida Kahlo Museum=mexico-city|Teotihuacan=mexico-city|Chichen Itza=cancun
Sydney Opera House=sydney|Opera House Sydney=sydney|Bondi Beach=sydney|Bondi=sydney|Harbour Bridge=sydney|Milford Sound=queenstown|Angkor Wat=siem-reap|Ta Prohm=siem-reap|Marina Bay Sands=singapore|Gardens by the Bay=singapore
Shibuya Crossing=tokyo|Shibuya=tokyo|Senso-ji=tokyo|Tokyo Disneyland=tokyo|Tsukiji=tokyo|Akihabara=tokyo|Fushimi Inari=kyoto|Kinkaku-ji=kyoto|Golden Pavilion=kyoto|Gion=kyoto|Arashiyama=kyoto|Dotonbori=osaka|Universal Studios Japan=osaka|Gyeongbokgung=seoul|Taipei 101=taipei|Victoria Peak=hong-kong
Wat Pho=bangkok|Wat Arun=bangkok|Khao San Road=bangkok|Red Fort=delhi|Qutub Minar=delhi|Hawa Mahal=jaipur|Amber Fort=jaipur|Boudhanath=kathmandu|Swayambhunath=kathmandu|Nyhavn=copenhagen|Little Mermaid=copenhagen|Vasa Museum=stockholm|Blue Lagoon=reykjavik|Edinburgh Castle=edinburgh|Arthur's Seat=edinburgh|Royal Mile=edinburgh|Guinness Storehouse=dublin|Temple Bar=dublin|Book of Kells=dublin|Wawel=krakow|Auschwitz=krakow|Diocletian's Palace=split|Alcazar=seville|Plaza de Espana=seville|Belem Tower=lisbon|Alfama=lisbon|Ribeira=porto
Alhambra=granada|Albaicin=granada|Pompeii=naples|Vesuvius=naples|Forbidden City=beijing|Tiananmen=beijing|Summer Palace=beijing|Great Wall of China=beijing|The Bund=shanghai|Petronas Towers=kuala-lumpur|Batu Caves=kuala-lumpur|Elbphilharmonie=hamburg|Miniatur Wunderland=hamburg|Reeperbahn=hamburg|Last Supper=milan|La Scala=milan|San Siro=milan|Duomo di Milano=milan|Hohensalzburg=salzburg|Mirabell=salzburg|Chateau Frontenac=quebec-city|Cu Chi Tunnels=ho-chi-minh-city|Souq Waqif=doha|Balboa Park=san-diego|Doi Suthep=chiang-mai
Taj Mahal=Agra/IN|Neuschwanstein=Füssen/DE|Leaning Tower=Pisa/IT|Leaning Tower of Pisa=Pisa/IT|Guggenheim Bilbao=Bilbao/ES|Hermitage=Saint Petersburg/RU|Red Square=Moscow/RU|Kremlin=Moscow/RU|Terracotta Army=Xi’an/CN|Shwedagon=Yangon/MM|Borobudur=Yogyakarta/ID|Cologne Cathedral=Köln/DE|Anfield=Liverpool/GB|Old Trafford=Manchester/GB|Harvard=Cambridge/US|Yale=New Haven/US|Graceland=Memphis/US|Alamo=San Antonio/US|Grand Ole Opry=Nashville/US|Liberty Bell=Philadelphia/US
`

export interface FamousSight {
  name: string
  /** The catalogue's destination, or a city by its name and country. */
  city: { slug: string } | { name: string; country: string }
  /** A part of the city where one stays as well. */
  quarter?: true
}

/** What is no place to see, but happens in one city only. */
const cityWords = 'Broadway=new-york|West End=london|Oktoberfest=munich|Mardi Gras=new-orleans'

export const famousSights: readonly FamousSight[] = [
  ...lines.trim().split(/[|\n]/).map(sightOf),
  ...famousQuarters.map(({ name, slug }) => ({ name, city: { slug }, quarter: true as const })),
]

export const tellingWords: readonly FamousSight[] = cityWords.split('|').map(sightOf)

function sightOf(line: string): FamousSight {
  const [name = '', target = ''] = line.split('=')
  const [city = '', country] = target.split('/')
  return { name, city: country ? { name: city, country } : { slug: city } }
}
