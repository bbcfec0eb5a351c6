/** Spanish, French, German, Italian and Portuguese: the place, the dates and the length. */
import type { HeldOutClass } from './notation.ts'

export const languages: HeldOutClass = {
  name: 'languages',
  requests: [
    [
      'Hola, queremos pasar 5 días en Roma en mayo, somos dos',
      { to: ['Rome|Roma'], days: 5, within: '2027-05-01..2027-05-31' },
    ],
    [
      'Viaje a Cusco y Machu Picchu, una semana, del 10 al 17 de julio',
      { to: ['Cusco', 'Machu Picchu?'], on: '2027-07-10..2027-07-17' },
    ],
    ['fin de semana en lisboa desde madrid', { to: ['Lisbon|Lisboa'], from: 'Madrid' }],
    [
      'Necesito un plan de 3 días para Nueva York con niños',
      { to: ['New York|Nueva York'], days: 3 },
    ],
    [
      'Bonjour, nous cherchons un séjour de quatre jours à Séville en avril',
      { to: ['Seville|Séville'], days: 4, within: '2027-04-01..2027-04-30' },
    ],
    [
      '10 jours au Japon, Tokyo et Kyoto, du 3 au 12 novembre 2027',
      { to: ['Tokyo', 'Kyoto', 'Japan|Japon?'], on: '2027-11-03..2027-11-12' },
    ],
    ['Week-end à Londres avec ma copine, 2 nuits', { to: ['London|Londres'], nights: 2 }],
    [
      'une semaine à Marrakech en février pas trop cher',
      { to: ['Marrakesh|Marrakech'], length: '7d|7n', within: '2027-02-01..2027-02-28' },
    ],
    [
      'Wir möchten im August 10 Tage nach Kopenhagen, zwei Erwachsene und ein Kind',
      { to: ['Copenhagen|Kopenhagen'], days: 10, within: '2027-08-01..2027-08-31' },
    ],
    [
      'Wien, 3 Nächte, vom 4. bis 7. Dezember',
      { to: ['Vienna|Wien'], on: '2026-12-04..2026-12-07' },
    ],
    [
      'Städtereise Prag 4 Tage ab Dresden mit dem Zug',
      { to: ['Prague|Prag'], days: 4, from: 'Dresden' },
    ],
    [
      'eine Woche Island im Juni, Mietwagen',
      { to: ['Iceland|Island'], length: '7d|7n', within: '2027-06-01..2027-06-30' },
    ],
    ['Venedig übers Wochenende, 2 Tage', { to: ['Venice|Venedig'], days: 2 }],
    [
      'Ciao, vorrei andare a Parigi per quattro giorni a marzo',
      { to: ['Paris|Parigi'], days: 4, within: '2027-03-01..2027-03-31' },
    ],
    [
      'Una settimana a Londra dal 12 al 19 giugno, siamo in tre',
      { to: ['London|Londra'], on: '2027-06-12..2027-06-19' },
    ],
    [
      'Atene e Santorini, 8 giorni, luglio',
      { to: ['Athens|Atene', 'Santorini'], days: 8, within: '2027-07-01..2027-07-31' },
    ],
    [
      'weekend a Barcellona, partenza da Torino',
      { to: ['Barcelona|Barcellona'], from: 'Turin|Torino' },
    ],
    [
      'Olá, quero passar 6 dias em Buenos Aires em outubro',
      { to: ['Buenos Aires'], days: 6, within: '2027-10-01..2027-10-31' },
    ],
    [
      'Viagem de 5 noites para Florença saindo de São Paulo',
      { to: ['Florence|Florença'], nights: 5, from: 'São Paulo' },
    ],
    [
      'duas semanas em Moçambique em setembro',
      { to: ['Mozambique|Moçambique'], days: 14, within: '2027-09-01..2027-09-30' },
    ],
    [
      'Amesterdão de 2 a 5 de abril, casal',
      { to: ['Amsterdam|Amesterdão'], on: '2027-04-02..2027-04-05' },
    ],
  ],
}
