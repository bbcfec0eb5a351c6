/**
 * Names of cities in other languages, and the few words for days, months and people of languages that
 * are not read otherwise: enough to keep where and when, so that nobody has to say it again.
 */
import { entriesOf, glossaries } from '#domain/brief/languages/glossary.ts'

/** Dutch, Polish, Swedish and Danish, as they stand in a sentence. */
const nearby: Readonly<Record<string, string>> = Object.fromEntries(
  `Lissabon=Lisbon|Lizbonie=Lisbon|Lizbony=Lisbon|Lizbona=Lisbon|Parijs=Paris|Paryżu=Paris|Paryża=Paris|Paryż=Paris|Londen=London|Londynie=London|Londynu=London|Londyn=London|Rzymie=Rome|Rzymu=Rome|Rzym=Rome|Rom=Rome|Wenen=Vienna|Wiedniu=Vienna|Wiednia=Vienna|Wiedeń=Vienna|Wien=Vienna|Praag=Prague|Pradze=Prague|Pragi=Prague|Prag=Prague|Berlijn=Berlin|Berlinie=Berlin|Berlina=Berlin|Madrycie=Madrid|Madrytu=Madrid|Madryt=Madrid|Barcelonie=Barcelona|Barcelony=Barcelona|Wenecji=Venice|Wenecja=Venice|Venetië=Venice|Venedig=Venice|Florencji=Florence|Florencja=Florence|Florens=Florence|Athene=Athens|Atenach=Athens|Aten=Athens|Brussel=Brussels|Brukseli=Brussels|Bryssel=Brussels|Kopenhagen=Copenhagen|Kopenhadze=Copenhagen|Köpenhamn=Copenhagen|København=Copenhagen|Amsterdamie=Amsterdam|Budapeszcie=Budapest|Boedapest=Budapest|Krakowie=Krakow|Krakau=Krakow|Tokio=Tokyo|Nowym Jorku=New York|Stambule=Istanbul|Dublinie=Dublin|Edynburgu=Edinburgh|Sztokholmie=Stockholm
januari=January|februari=February|maart=March|april=April|mei=May|juni=June|juli=July|augustus=August|augusti=August|oktober=October|mars=March|maj=May|styczniu=January|lutym=February|marcu=March|kwietniu=April|maju=May|czerwcu=June|lipcu=July|sierpniu=August|wrześniu=September|październiku=October|listopadzie=November|grudniu=December
een=one|twee=two|drie=three|vier=four|vijf=five|zes=six|zeven=seven|dwa=two|trzy=three|cztery=four|pięć=five|två=two|tre=three|fyra=four|fem=five
dagen=days|dag=day|dni=days|dzień=day|dagar=days|dage=days|week=week|tydzień=week|vecka=week|weekend=weekend|morgen=tomorrow|jutro=tomorrow|imorgon=tomorrow
kinderen=kids|dzieci=kids|dziećmi=kids|barn=kids|naar=to|till=to|met=with|med=with|z=with|w=in|in=in|do=to|i=in|en=and|den=on
spise=eat|open=open|otwarte=open|öppet=open|åbent=open|poniedziałek=Monday|wtorek=Tuesday|środę=Wednesday|czwartek=Thursday|piątek=Friday|sobotę=Saturday|niedzielę=Sunday|maandag=Monday|dinsdag=Tuesday|woensdag=Wednesday|donderdag=Thursday|vrijdag=Friday|zaterdag=Saturday|zondag=Sunday|måndag=Monday|tisdag=Tuesday|onsdag=Wednesday|torsdag=Thursday|fredag=Friday|lördag=Saturday|söndag=Sunday|regnar=rain|regent=rain|regen=rain|deszcz=rain|pada=rain|musea=museums|muzea=museums|museer=museums|eten=eat|zjeść=eat|äta=eat|strand=beach|plaża=beach|weer=weather|pogoda=weather|vädret=weather|zien=see|zobaczyć=see|göra=do|doen=do`
    .split(/[|\n]/)
    .map((line) => line.split('=') as [string, string])
    .map(([foreign, english]) => [foreign.toLowerCase(), english]),
)

/** Fewest letters of a foreign city name that is read: shorter ones are ordinary words of some language. */
const shortestName = 5

/** English names of cities by their names in the languages that are read. */
const cities: ReadonlyMap<string, string> = new Map(
  Object.values(glossaries)
    .flatMap((glossary) =>
      entriesOf({ ...glossary, phrases: '', months: '', weekdays: '', numbers: '' }),
    )
    .filter(
      ([foreign, english]) => foreign.length >= shortestName && english && foreign !== english,
    )
    .map(([foreign, english]) => [foreign.toLowerCase(), english]),
)

const word = /\p{L}[\p{L}\p{M}]*/gu

export function withEnglishCities(text: string): string {
  return text.replace(word, (each) =>
    /^\p{Lu}/u.test(each) ? (cities.get(each.toLowerCase()) ?? each) : each,
  )
}

/** Without the words that nobody here knows: they would be looked for. */
export function withNearbyWords(text: string): string {
  const known = (each: string) => nearby[each.toLowerCase()] ?? cities.get(each.toLowerCase())
  if (!text.match(word)?.some((each) => known(each) !== undefined)) return text
  return text.replace(word, (each) => known(each) ?? (/^\p{Lu}/u.test(each) ? each : ''))
}
