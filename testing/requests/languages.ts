/** Requests in other languages. */
import type { Request } from './expected.ts'

export const languages: readonly Request[] = [
  [
    'Queremos ir a Roma 4 días en mayo con dos niños',
    { to: ['Rome'], days: 4, within: '2027-05-01..2027-05-31', language: 'es' },
  ],
  [
    'fin de semana largo en Lisboa para dos personas, presupuesto 600 euros',
    { to: ['Lisbon'], days: 3, people: 2, language: 'es' },
  ],
  [
    'Viaje a Nueva York del 3 al 10 de abril',
    { to: ['New York'], days: 8, on: '2027-04-03..2027-04-10', language: 'es' },
  ],
  [
    'una semana en Grecia en septiembre',
    { to: ['Greece'], days: 7, within: '2027-09-01..2027-09-30', language: 'es' },
  ],
  [
    'Hola, buscamos hotel en París del 12 al 15 de junio, somos 4',
    { to: ['Paris'], days: 4, on: '2027-06-12..2027-06-15', people: 4, language: 'es' },
  ],
  ['5 días en Londres desde Madrid', { to: ['London'], from: 'Madrid', days: 5, language: 'es' }],
  [
    'Nous voudrions passer 5 jours à Lisbonne en mai avec nos enfants',
    { to: ['Lisbon'], days: 5, within: '2027-05-01..2027-05-31', language: 'fr' },
  ],
  ['week-end à Rome pour deux', { to: ['Rome'], people: 2, language: 'fr' }],
  [
    'du 10 au 17 juillet à Barcelone',
    { to: ['Barcelona'], days: 8, on: '2027-07-10..2027-07-17', language: 'fr' },
  ],
  [
    'voyage à Tokyo et Kyoto, deux semaines en avril',
    { to: ['Tokyo', 'Kyoto'], days: 14, within: '2027-04-01..2027-04-30', language: 'fr' },
  ],
  ['une semaine en Sicile fin septembre', { to: ['Sicily'], days: 7, language: 'fr' }],
  [
    'je cherche un séjour de 3 nuits à Venise en février',
    { to: ['Venice'], days: 4, nights: 3, within: '2027-02-01..2027-02-28', language: 'fr' },
  ],
  [
    'Wir möchten vom 12. bis 15. Mai nach Wien',
    { to: ['Vienna'], days: 4, on: '2027-05-12..2027-05-15', language: 'de' },
  ],
  [
    'verlängertes Wochenende in Kopenhagen im Juni zu zweit',
    { to: ['Copenhagen'], days: 3, within: '2027-06-01..2027-06-30', people: 2, language: 'de' },
  ],
  ['eine Woche Kreta Anfang September mit Kindern', { to: ['Crete'], days: 7, language: 'de' }],
  [
    '4 Tage Lissabon im März',
    { to: ['Lisbon'], days: 4, within: '2027-03-01..2027-03-31', language: 'de' },
  ],
  [
    'Ich suche eine Reise nach Japan, zwei Wochen im April, Budget 3000 Euro',
    { to: ['Japan'], days: 14, within: '2027-04-01..2027-04-30', language: 'de' },
  ],
  ['Städtetrip Prag 3 Nächte', { to: ['Prague'], days: 4, nights: 3, language: 'de' }],
  [
    'Vorremmo andare a Parigi per 4 giorni a maggio',
    { to: ['Paris'], days: 4, within: '2027-05-01..2027-05-31', language: 'it' },
  ],
  ['weekend a Londra in due', { to: ['London'], people: 2, language: 'it' }],
  [
    'una settimana in Sicilia a settembre con i bambini',
    { to: ['Sicily'], days: 7, within: '2027-09-01..2027-09-30', language: 'it' },
  ],
  [
    'dal 3 al 7 giugno a Barcellona',
    { to: ['Barcelona'], days: 5, on: '2027-06-03..2027-06-07', language: 'it' },
  ],
  [
    'viaggio di nozze in Giappone, due settimane ad aprile',
    { to: ['Japan'], days: 14, within: '2027-04-01..2027-04-30', language: 'it' },
  ],
  [
    'Queremos ir para Paris 5 dias em maio',
    { to: ['Paris'], days: 5, within: '2027-05-01..2027-05-31', language: 'pt' },
  ],
  [
    'uma semana em Lisboa em setembro com 2 crianças',
    { to: ['Lisbon'], days: 7, within: '2027-09-01..2027-09-30', language: 'pt' },
  ],
  [
    'de 10 a 17 de julho em Roma',
    { to: ['Rome'], days: 8, on: '2027-07-10..2027-07-17', language: 'pt' },
  ],
  [
    'viagem para Nova York, 6 dias em dezembro',
    { to: ['New York'], days: 6, within: '2026-12-01..2026-12-31', language: 'pt' },
  ],
  ['fim de semana em Madri', { to: ['Madrid'], days: 2, language: 'pt' }],
  ['4 days in Rome in May', { to: ['Rome'], days: 4, within: '2027-05-01..2027-05-31' }],
  ['3 days in Los Angeles and a day in Las Vegas', { to: ['Los Angeles', 'Las Vegas'], days: 4 }],
  ['San Sebastian 3 dias', { to: ['San Sebastian'], days: 3, language: 'es' }],
  ['5 jours Marrakech', { to: ['Marrakesh'], days: 5, language: 'fr' }],
  ['3 Tage Berlin', { to: ['Berlin'], days: 3, language: 'de' }],
  [
    'Wij willen in mei vijf dagen naar Lissabon met twee kinderen',
    { to: ['Lisbon'], days: 5, within: '2027-05-01..2027-05-31', kids: 2, language: 'nl' },
  ],
  [
    'van 12 t/m 16 mei naar Wenen, vertrek vanuit Utrecht',
    { to: ['Vienna'], from: 'Utrecht', on: '2027-05-12..2027-05-16', language: 'nl' },
  ],
  [
    'stedentrip Rome, 4 dagen in oktober, budget 800 euro',
    { to: ['Rome'], days: 4, budget: '800 EUR', language: 'nl' },
  ],
  ["een weekend in Parijs met z'n tweeën", { to: ['Paris'], people: 2, language: 'nl' }],
  [
    '10 dagen Japan in het voorjaar, we houden van lekker eten en geen musea',
    { to: ['Japan'], days: 10, likes: ['food'], avoids: ['museum'], language: 'nl' },
  ],
  [
    'Amsterdam Den Haag Gent 6 days',
    { to: ['Amsterdam', 'Den Haag', 'Gent'], language: undefined },
  ],
  [
    'Somos cuatro amigas, Berlín del 4 al 8 de marzo. Nos gusta la música electrónica. Una es celíaca',
    { to: ['Berlin'], people: 4, likes: ['music'], diets: ['gluten-free'], language: 'es' },
  ],
  [
    'Mein Mann und ich möchten vom 3. bis 10. Oktober nach Madeira, Abflug ab Stuttgart. Wandern, gutes Essen',
    { to: ['Madeira'], from: 'Stuttgart', likes: ['nature', 'food'], asks: false, language: 'de' },
  ],
  [
    'vorrei un weekend a Lione, dal 5 all’8 dicembre, partiamo da Torino in treno, niente musei',
    { to: ['Lyon'], from: 'Turin', avoids: ['museum'], asks: false, language: 'it' },
  ],
  [
    'queria um roteiro de 6 dias em Nova York, eu, meu marido e minha filha de 12 anos. Saímos de Recife',
    { to: ['New York'], from: 'Recife', people: 3, ages: [12], language: 'pt' },
  ],
  [
    'eine Reise nach Hamburg, 3 Übernachtungen ab 22. April',
    { to: ['Hamburg'], nights: 3, asks: false },
  ],
  [
    'ce sera Porto, du 29 avril au 2 mai, au départ de Nantes. Nous avons déjà fait Lisbonne.',
    { to: ['Porto'], from: 'Nantes', asks: false },
  ],
]
