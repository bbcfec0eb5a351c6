/**
 * Names of countries and of far towns in six languages. The countries come from the runtime, which has
 * them all; the towns are those with another name that the short lists of the glossaries do not have.
 */
import { pairsOf, type RequestLanguage } from './glossary.ts'

/** `name=English`: each is a name in one or several of the languages, and in English none. */
const otherPlaces = `
Mascate=Muscat|Maskat=Muscat|Mascat=Muscat|Abou Dabi=Abu Dhabi|Abu Dabi=Abu Dhabi
Bagdá=Baghdad|Beirute=Beirut|Beyrouth=Beirut|Beiroet=Beirut|Amã=Amman|Teerã=Tehran
Teherán=Tehran|Damasco=Damascus|Damaskus=Damascus|Bakou=Baku|Tiflis=Tbilisi
Tbilissi=Tbilisi|Erevan=Yerevan|Eriwan=Yerevan|Jerewan=Yerevan|Taschkent=Tashkent
Tachkent=Tashkent|Samarkanda=Samarkand|Samarcande=Samarkand|Samarcanda=Samarkand
Katmandú=Kathmandu|Katmandou=Kathmandu|Catmandu=Kathmandu|Bombaim=Mumbai|Nova Deli=Delhi
Nova Délhi=Delhi|New-Delhi=Delhi|Singapour=Singapore|Singapura=Singapore
Cingapura=Singapore|Djakarta=Jakarta|Yakarta=Jakarta|Giacarta=Jakarta
Hô Chi Minh-Ville=Ho Chi Minh City|Saïgon=Ho Chi Minh City|Schanghai=Shanghai
Xangai=Shanghai|Sciangai=Shanghai|Seúl=Seoul|Hongkong=Hong Kong|Quioto=Kyoto|Osaca=Osaka
Taipé=Taipei|Manille=Manila|Manilha=Manila|Sídney=Sydney|Adis Abeba=Addis Ababa
Addis-Abeba=Addis Ababa|Daressalam=Dar es Salaam|Sansibar=Zanzibar|Joanesburgo=Johannesburg
Johannesburgo=Johannesburg|Johannesbourg=Johannesburg|Kaapstad=Cape Town|Argel=Algiers
Alger=Algiers|Algier=Algiers|Algeri=Algiers|Túnez=Tunis|Tunes=Tunis|Tunisi=Tunis
Tánger=Tangier|Tangeri=Tangier|Fès=Fez|Alejandría=Alexandria|Alexandrie=Alexandria
Alessandria d'Egitto=Alexandria|Assouan=Aswan|Asuán=Aswan|Assuan=Aswan|Louxor=Luxor
Dacar=Dakar|Filadelfia=Philadelphia|Philadelphie=Philadelphia|Nueva Orleáns=New Orleans
Nova Orleães=New Orleans|La Nouvelle Orléans=New Orleans|Mexique=Mexico
Santiago du Chili=Santiago|Santiago de Chile=Santiago|Carthagène=Cartagena
Saint-Domingue=Santo Domingo|La Havana=Havana|L'Avana=Havana
San Pietroburgo=Saint Petersburg|San Petersburgo=Saint Petersburg
Saint-Pétersbourg=Saint Petersburg|São Petersburgo=Saint Petersburg
Sankt Petersburg=Saint Petersburg|Sint-Petersburg=Saint Petersburg|Kapverden=Cape Verde
Kaapverdië=Cape Verde|Kapverdische Inseln=Cape Verde|Cabo Verde=Cape Verde
Islas Faroe=Faroe Islands|Îles Féroé=Faroe Islands|Färöer Inseln=Faroe Islands
Malediven=Maldives|Seychellen=Seychelles|Nouvelle Zélande=New Zealand
Nueva Zelandia=New Zealand|Sri-Lanka=Sri Lanka|Äolische Inseln=Aeolian Islands
Azoren=Azores|Açores=Azores|Azzorre=Azores|Schwarzwald=Black Forest
Forêt-Noire=Black Forest|Selva Negra=Black Forest|Foresta Nera=Black Forest
Floresta Negra=Black Forest|Toskana=Tuscany|Toscane=Tuscany|Apulien=Apulia|Pouilles=Apulia
Apulië=Apulia|Kalabrien=Calabria|Calabre=Calabria|Bretagne=Brittany|Normandie=Normandy
Normandia=Normandy|Provenza=Provence|Elsass=Alsace|Alsacia=Alsace|Alsazia=Alsace
Elzas=Alsace|Bayern=Bavaria|Bavière=Bavaria|Baviera=Bavaria|Beieren=Bavaria
Katalonien=Catalonia|Catalogne=Catalonia|Cataluña=Catalonia|Catalunha=Catalonia
Catalogna=Catalonia|Balearen=Balearic Islands|Baléares=Balearic Islands
Baleari=Balearic Islands|Kanarische Inseln=Canary Islands|Canaries=Canary Islands
Islas Canarias=Canary Islands|Canarias=Canary Islands|Canarie=Canary Islands
Canarische Eilanden=Canary Islands|Dalmatien=Dalmatia|Dalmatie=Dalmatia|Dalmazia=Dalmatia
Kykladen=Cyclades|Cicladi=Cyclades|Cícladas=Cyclades|Korfu=Corfu|Corfou=Corfu|Rhodos=Rhodes
Rodas=Rhodes|Rodi=Rhodes|Zypern=Cyprus|Chypre=Cyprus|Kalifornien=California
Californie=California|Patagonien=Patagonia|Patagonie=Patagonia|Tasmanien=Tasmania
Tasmanie=Tasmania|Lappland=Lapland|Laponie=Lapland|Laponia=Lapland|Lapponia=Lapland
Siebenbürgen=Transylvania|Transsilvanien=Transylvania|Transylvanie=Transylvania
Transilvania=Transylvania|Schottland=Scotland|Schotland=Scotland|Gales=Wales|Galles=Wales
Pays de Galles=Wales|Cornualles=Cornwall|Cornouailles=Cornwall|Cornovaglia=Cornwall
Cornualha=Cornwall|Birmania=Myanmar|Birmanie=Myanmar|Birma=Myanmar|Kirghizistan=Kyrgyzstan
Kirgisien=Kyrgyzstan|Kirgistan=Kyrgyzstan|Moldawien=Moldova|Moldavie=Moldova
Moldavia=Moldova|Bosnie=Bosnia|Bosnien=Bosnia|Macédoine=North Macedonia
Mazedonien=North Macedonia|Macedonia del Norte=North Macedonia|Emirati=United Arab Emirates
Emirate=United Arab Emirates|Emirados=United Arab Emirates|Emiratos=United Arab Emirates
Émirats=United Arab Emirates|Weißrussland=Belarus|Biélorussie=Belarus
Elfenbeinküste=Ivory Coast|Tschechien=Czech Republic|Chequia=Czech Republic
República Checa=Czech Republic|République tchèque=Czech Republic
Repubblica Ceca=Czech Republic|Swasiland=Eswatini
`

/** Without what a runtime adds in brackets, or about who governs it. */
function plainName(name: string): string {
  return name.replace(/ ?\([^)]*\)| SAR China$/g, '').replace('&', 'and')
}

/** Codes of two letters that the runtime has a name for. */
function namesOfCountries(language: string): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    codes
      .filter((code) => !notLands.has(code))
      .flatMap((code) => {
        const name = names.of(code)
        return name === undefined ? [] : [[code, plainName(name)] as const]
      }),
  )
}

/** Unions, the world and a seeming accent have codes too. */
const notLands = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

let english: ReadonlyMap<string, string> | undefined

/** Every land and far town with its English name, where that is another. */
export function placeNamesOf(
  language: RequestLanguage,
): (readonly [foreign: string, english: string])[] {
  english ??= namesOfCountries('en')
  const lands = [...namesOfCountries(language)].flatMap(([code, name]) => {
    const other = english?.get(code)
    return other === undefined || other === name ? [] : [[name, other] as const]
  })
  return [...lands, ...pairsOf(otherPlaces.trim().replaceAll('\n', '|'))]
}
