/**
 * How long the usual fast train takes between towns that many travelers go between, from platform to platform,
 * with its change where there is no direct one. Rounded to five minutes: a guide, to be checked with the railway.
 */
import { foldName } from '#domain/places/gazetteer-names.ts'

/** A town, then those it has trains to, with the minutes; each pair stands once and goes both ways. */
const lines = `
Zurich: Geneva 165, Lucerne 45, Bern 60, Basel 55, Interlaken 120, Lugano 120, Zermatt 200, Milan 200, Munich 215, Innsbruck 215, Vienna 470, Paris 245, Lausanne 130
Lucerne: Geneva 175, Bern 65, Basel 65, Interlaken 115, Lugano 105, Milan 205, Lausanne 145
Geneva: Bern 105, Lausanne 40, Montreux 65, Basel 165, Interlaken 175, Zermatt 225, Lyon 120, Paris 195, Milan 240
Bern: Interlaken 55, Basel 60, Zermatt 130, Lausanne 70, Paris 280
Interlaken: Zermatt 135, Montreux 180
Basel: Paris 185, Frankfurt 175
Paris: Lyon 120, Marseille 195, Nice 345, Bordeaux 125, Strasbourg 110, Avignon 160, Lille 60, Nantes 130, Rennes 90, Dijon 100, Toulouse 265, Annecy 230, Reims 45, Tours 75
Paris: Brussels 85, Amsterdam 200, London 140, Cologne 200, Frankfurt 235, Stuttgart 195, Munich 345, Milan 430, Turin 350, Barcelona 410, Luxembourg 130, Berlin 490
Lyon: Annecy 120, Marseille 105, Avignon 70, Nice 270, Strasbourg 230, Turin 240, Dijon 100
Marseille: Nice 160, Avignon 65, Montpellier 105
Nice: Monaco 25, Cannes 35
Bordeaux: Toulouse 130
London: Edinburgh 270, Glasgow 280, Manchester 130, Liverpool 135, Birmingham 80, York 115, Bath 80, Bristol 100, Oxford 60, Cambridge 50, Brighton 65, Cardiff 115, Newcastle 170, Leeds 135, Canterbury 60, Brussels 120, Amsterdam 245
Edinburgh: Glasgow 50, Inverness 215, York 150, Stirling 50, Newcastle 90
Glasgow: Inverness 200
Manchester: Liverpool 50, Leeds 60, York 80
Bath: Bristol 15
Dublin: Belfast 125, Cork 155, Galway 155, Killarney 195
Madrid: Barcelona 160, Seville 155, Valencia 115, Córdoba 110, Málaga 170, Granada 220, Toledo 35, Segovia 30, Zaragoza 80, Salamanca 100, Bilbao 305, San Sebastián 330
Barcelona: Valencia 180, Girona 40, Seville 340, Zaragoza 95, Figueres 55
Seville: Córdoba 45, Granada 160, Cádiz 100, Málaga 125
Málaga: Granada 75, Córdoba 60
Lisbon: Porto 180, Coimbra 110, Faro 190, Évora 95, Sintra 40
Porto: Coimbra 75, Braga 60
Rome: Florence 95, Naples 70, Venice 240, Milan 190, Bologna 130, Turin 270, Bari 250, Pisa 155, Orvieto 75, Verona 195
Florence: Venice 130, Milan 115, Bologna 40, Pisa 60, Siena 90, Lucca 80, Naples 180, Verona 90, Turin 180
Milan: Venice 150, Turin 60, Bologna 70, Verona 75, Genoa 100, Como 45, Lugano 75, Naples 280, Varenna 65
Venice: Verona 75, Bologna 95, Padua 30, Trieste 125, Naples 330
Bari: Polignano a Mare 30, Polignano 30, Monopoli 35, Ostuni 55, Brindisi 70, Lecce 95, Alberobello 95, Matera 105
Lecce: Brindisi 30, Ostuni 45, Monopoli 70, Polignano a Mare 75, Polignano 75, Otranto 95
Ostuni: Brindisi 25, Monopoli 25, Polignano a Mare 35, Polignano 35
Naples: Sorrento 70, Salerno 40, Pompeii 40
Munich: Salzburg 105, Vienna 250, Berlin 240, Nuremberg 65, Innsbruck 110, Stuttgart 130, Frankfurt 200, Prague 345, Verona 325, Venice 400, Füssen 125
Berlin: Hamburg 110, Dresden 115, Leipzig 75, Prague 255, Cologne 270, Frankfurt 245, Warsaw 330, Amsterdam 360, Vienna 470, Potsdam 40
Hamburg: Copenhagen 285, Cologne 245, Frankfurt 225, Bremen 55, Lübeck 45
Frankfurt: Cologne 75, Heidelberg 55, Strasbourg 110, Amsterdam 240, Brussels 190
Cologne: Amsterdam 160, Brussels 110
Dresden: Prague 145, Leipzig 70
Vienna: Salzburg 145, Budapest 160, Prague 240, Bratislava 65, Graz 155, Innsbruck 260, Ljubljana 370, Linz 80, Brno 90, Venice 460
Salzburg: Innsbruck 110, Linz 70
Budapest: Bratislava 150, Prague 410
Prague: Bratislava 245, Brno 155, Český Krumlov 180, Kraków 420
Kraków: Warsaw 150, Wrocław 205
Warsaw: Gdańsk 170, Wrocław 240
Amsterdam: Brussels 115, Rotterdam 40, The Hague 50, Utrecht 30, Haarlem 20, Antwerp 80
Brussels: Bruges 60, Ghent 35, Antwerp 45, Luxembourg 195
Bruges: Ghent 25, Antwerp 90
Copenhagen: Malmö 40, Stockholm 315, Gothenburg 220, Aarhus 175
Stockholm: Gothenburg 195, Oslo 345, Uppsala 40
Oslo: Bergen 410, Gothenburg 225
Helsinki: Tampere 100, Turku 120
Tokyo: Kyoto 135, Osaka 150, Hiroshima 235, Nagoya 100, Kanazawa 155, Nikko 120, Kamakura 60, Hakone 95, Sendai 95, Fukuoka 300, Yokohama 30, Nagano 90, Matsumoto 160, Takayama 265, Kobe 165
Kyoto: Osaka 30, Nara 45, Hiroshima 105, Kanazawa 135, Nagoya 35, Kobe 50, Fukuoka 165, Takayama 205
Osaka: Nara 50, Hiroshima 90, Kobe 25, Fukuoka 150, Himeji 60, Kanazawa 150
Hiroshima: Fukuoka 65
Nagoya: Takayama 150, Osaka 50
Seoul: Busan 160, Gyeongju 130, Jeonju 105
Busan: Gyeongju 35
Beijing: Shanghai 270, Xi'an 275, Tianjin 35
Shanghai: Hangzhou 60, Suzhou 30, Nanjing 80, Xi'an 380
Hong Kong: Guangzhou 60
Taipei: Kaohsiung 100, Tainan 105, Taichung 60, Hualien 130
New York: Washington 200, Boston 240, Philadelphia 85, Baltimore 160
Washington: Philadelphia 110, Boston 440, Baltimore 40
Los Angeles: San Diego 175
Seattle: Portland 210, Vancouver 255
Chicago: Milwaukee 90
Montreal: Toronto 325, Quebec City 205, Ottawa 120
Toronto: Ottawa 270, Niagara Falls 135
Casablanca: Marrakesh 160, Tangier 130, Rabat 60, Fes 235
Rabat: Marrakesh 230, Fes 165, Tangier 85
Marrakesh: Fes 405, Tangier 320
Delhi: Agra 115, Jaipur 275
Istanbul: Ankara 275
Hanoi: Ninh Binh 140
Tashkent: Samarkand 130, Bukhara 235
Samarkand: Bukhara 100
Cairo: Alexandria 155
Luxor: Aswan 195
`

/** Other names that people and lists of towns have for some of them. */
const called: Readonly<Record<string, string>> = {
  'new york city': 'new york',
  'washington dc': 'washington',
  'washington d c': 'washington',
  marrakech: 'marrakesh',
  'new delhi': 'delhi',
  fez: 'fes',
  luzern: 'lucerne',
  'lake como': 'varenna',
  quebec: 'quebec city',
  'ninh binh city': 'ninh binh',
}

const minutesByPair: ReadonlyMap<string, number> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', towns = ''] = line.split(': ')
      return towns.split(', ').flatMap((town): [string, number][] => {
        const [, to = '', minutes = ''] = /^(.+) (\d+)$/.exec(town) ?? []
        return to === '' ? [] : [[pairOf(from, to), Number(minutes)]]
      })
    }),
)

function pairOf(one: string, other: string): string {
  const named = [one, other].map((name) => {
    const folded = foldName(name)
    return called[folded] ?? folded
  })
  return named.toSorted().join('\n')
}

/** Minutes aboard the usual fast train; null for a pair that is not in the list. */
export function trainMinutes(one: string, other: string): number | null {
  return minutesByPair.get(pairOf(one, other)) ?? null
}
