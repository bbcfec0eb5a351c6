/** Requests in which places are told of, compared or passed, beside those that are asked for. */
import type { Request } from './expected.ts'

export const toldAndAsked: readonly Request[] = [
  [
    'Our 25th: we got married in Positano and want to go back there, 5 nights in September',
    { to: ['Positano'], in: ['IT'], asks: false },
  ],
  [
    'need ideas for 3 days in Leipzig, my train from Berlin gets in at 10',
    { to: ['Leipzig'], in: ['DE'], asks: false },
  ],
  [
    "we're a family of five from Ohio wanting London and Edinburgh, 10 days over spring break",
    { to: ['London', 'Edinburgh'], in: ['GB', 'GB'], asks: false },
  ],
  [
    'Could you sketch out Seoul for me? 6 days, solo, cafes',
    { to: ['Seoul'], in: ['KR'], asks: false },
  ],
  [
    'Portugal in 10 days please. Lisbon, Évora, the Algarve',
    { to: ['Lisbon', 'Évora', 'Algarve'], in: ['PT', 'PT', 'PT'], asks: false },
  ],
  [
    'My dad walked the Camino in 2010; I want to do the last bit, Sarria to Santiago, 6 days',
    { to: ['Santiago de Compostela'], in: ['ES'], asks: false },
  ],
  ['thinking of Malta. or Cyprus. whichever is warmer in march, 1 week', { asks: true }],
  [
    'Hiking in Madeira with mum (68), 7 nights, Funchal as base',
    { to: ['Madeira', 'Funchal'], in: ['PT', 'PT'], asks: false },
  ],
  [
    'a wedding in Ravello on the 12th, then 4 days on Procida',
    { to: ['Ravello', 'Procida'], in: ['IT', 'IT'], asks: false },
  ],
  [
    'Gap year kid here, 3 months: thailand laos vietnam cambodia',
    { to: ['Thailand', 'Laos', 'Vietnam', 'Cambodia'], in: ['TH', 'LA', 'VN', 'KH'], asks: false },
  ],
  [
    'Belfast and the causeway coast, 4 days from Dublin',
    { to: ['Belfast', 'Causeway Coast'], in: ['GB', 'GB'], asks: false },
  ],
  ['dog friendly cottage near Whitby, 4 nights', { to: ['Whitby'], in: ['GB'], asks: false }],
  ['Where is better for kids, Menorca or Mallorca? 10 nights in august', { asks: true }],
  [
    'Stag do: Riga, 2 nights, 14 blokes, not Prague again',
    { to: ['Riga'], in: ['LV'], asks: false },
  ],
  ['3 day trip to kaliningrad from gdansk', { to: ['Kaliningrad'], in: ['RU'], asks: false }],
  ['Quick hop to Luxembourg city, sat to mon', { to: ['Luxembourg'], in: ['LU'], asks: false }],
  ['Turin chocolate festival, two days', { to: ['Turin'], in: ['IT'], asks: false }],
  [
    'Christmas in Strasbourg, Colmar and Freiburg, 5 days',
    { to: ['Strasbourg', 'Colmar', 'Freiburg'], in: ['FR', 'FR', 'DE'], asks: false },
  ],
  [
    'I want to see a game at the Bernabéu and some flamenco, 3 days',
    { to: ['Madrid'], in: ['ES'], asks: false },
  ],
  [
    'A week around Lake Como and Milan with my mother in law',
    { to: ['Lake Como', 'Milan'], in: ['IT', 'IT'], asks: false },
  ],
  ["Two nights at the Giant's Causeway", { asks: true }],
  ['Valencia not Barcelona, 4 nights, beach', { to: ['Valencia'], in: ['ES'], asks: false }],
  ['somewhere between Porto and Lisbon, 2 nights', { asks: true }],
  ['Kerry and Cork by car, a week', { to: ['Kerry', 'Cork'], in: ['IE', 'IE'], asks: false }],
  [
    'Split, Croatia: 3 nights, then ferry to Vis for 3',
    { to: ['Split', 'Vis'], in: ['HR', 'HR'], asks: false },
  ],
  [
    'Bodø and Lofoten, 7 days, midnight sun',
    { to: ['Bodø', 'Lofoten'], in: ['NO', 'NO'], asks: false },
  ],
  [
    'We live in Perth and want to see Hobart and Launceston, 8 days',
    { to: ['Hobart', 'Launceston'], in: ['AU', 'AU'], asks: false },
  ],
  [
    'Newcastle to Sydney by train and then 4 days there',
    { to: ['Sydney'], in: ['AU'], asks: false },
  ],
  [
    'Hamilton and Raglan, NZ, surf week',
    { to: ['Hamilton', 'Raglan'], in: ['NZ', 'NZ'], asks: false },
  ],
  [
    'auckland, rotorua, taupo, wellington. 9 days. bus.',
    {
      to: ['Auckland', 'Rotorua', 'Taupo', 'Wellington'],
      in: ['NZ', 'NZ', 'NZ', 'NZ'],
      asks: false,
    },
  ],
  ['St Ives for half term with 3 kids under 8', { to: ['St Ives'], in: ['GB'], asks: false }],
  ['Durham weekend with a friend who studied there', { asks: true }],
  ['Richmond, Virginia museums, 2 nights', { to: ['Richmond'], in: ['US'], asks: false }],
  ['Lincoln for the christmas market', { asks: true }],
  [
    'Springfield Illinois, Lincoln sites, one day',
    { to: ['Springfield'], in: ['US'], asks: false },
  ],
  [
    'Paris Hilton is not my thing, but the Hilton in Paris is booked for 3 nights',
    { to: ['Paris'], in: ['FR'], asks: false },
  ],
  ['Of all places we chose Bar in Montenegro, 4 nights', { to: ['Bar'], in: ['ME'], asks: false }],
  [
    'Orange County with teenagers, 6 days, disney + surf',
    { to: ['Orange County'], in: ['US'], asks: false },
  ],
  [
    'La Rochelle and Île de Ré by bike, 5 days',
    { to: ['La Rochelle', 'Île de Ré'], in: ['FR', 'FR'], asks: false },
  ],
  ['Batumi or Sochi? no, Batumi. 5 days', { to: ['Batumi'], in: ['GE'], asks: false }],
  [
    'El Paso to Marfa and Big Bend, 6 days',
    { to: ['Marfa', 'Big Bend'], in: ['US', 'US'], asks: false },
  ],
  [
    'Key West 4 nights after a conference in Miami',
    { to: ['Key West', 'Miami'], in: ['US', 'US'], asks: false },
  ],
  [
    'Denver, Moab, Salt Lake City road trip, 8 days',
    { to: ['Denver', 'Moab', 'Salt Lake City'], in: ['US', 'US', 'US'], asks: false },
  ],
  [
    'montreal quebec city gaspe 10 days',
    { to: ['Montreal', 'Quebec City', 'Gaspe'], in: ['CA', 'CA', 'CA'], asks: false },
  ],
  [
    'Tijuana tacos day trip from San Diego where we stay 4 nights',
    { to: ['San Diego'], in: ['US'], asks: false },
  ],
  [
    'Puebla and Cholula, 3 days, from CDMX',
    { to: ['Puebla', 'Cholula'], in: ['MX', 'MX'], asks: false },
  ],
  [
    'Antigua and Lake Atitlán, guatemala, one week',
    { to: ['Antigua', 'Lake Atitlán'], in: ['GT', 'GT'], asks: false },
  ],
  [
    'panama city & bocas del toro 8 nights',
    { to: ['Panama City', 'Bocas Del Toro'], in: ['PA', 'PA'], asks: false },
  ],
  [
    'Cartagena, Santa Marta, Tayrona – 9 days',
    { to: ['Cartagena', 'Santa Marta', 'Tayrona'], in: ['CO', 'CO', 'CO'], asks: false },
  ],
  [
    'Cusco 4 days then rainbow mountain then Puno',
    { to: ['Cusco', 'Puno'], in: ['PE', 'PE'], asks: false },
  ],
  [
    'Salta and Jujuy in 7 days, empanadas',
    { to: ['Salta', 'Jujuy'], in: ['AR', 'AR'], asks: false },
  ],
  [
    'Foz do Iguaçu and Rio, six nights',
    { to: ['Foz do Iguaçu', 'Rio'], in: ['BR', 'BR'], asks: false },
  ],
  [
    'Tangier, Tetouan, Chefchaouen, 5 days from Tarifa',
    { to: ['Tangier', 'Tetouan', 'Chefchaouen'], in: ['MA', 'MA', 'MA'], asks: false },
  ],
  ['sousse and kairouan 4 days', { to: ['Sousse', 'Kairouan'], in: ['TN', 'TN'], asks: false }],
  [
    'Addis, Lalibela, Gondar. 10 days. Ethiopian Airlines',
    { to: ['Addis', 'Lalibela', 'Gondar'], in: ['ET', 'ET', 'ET'], asks: false },
  ],
  ['kigali and lake kivu 6 days', { to: ['Kigali', 'Lake Kivu'], in: ['RW', 'RW'], asks: false }],
  [
    'Kampala then gorillas in Bwindi, 7 days',
    { to: ['Kampala', 'Bwindi'], in: ['UG', 'UG'], asks: false },
  ],
  [
    'Durban & the Drakensberg, 8 days',
    { to: ['Durban', 'Drakensberg'], in: ['ZA', 'ZA'], asks: false },
  ],
  ['Vic Falls 3 nights and Chobe 2', { to: ['Vic Falls', 'Chobe'], in: ['ZW', 'BW'], asks: false }],
  [
    'Tehran Isfahan Shiraz 9 days',
    { to: ['Tehran', 'Isfahan', 'Shiraz'], in: ['IR', 'IR', 'IR'], asks: false },
  ],
  [
    'Trabzon and Rize, tea country, 5 days from Istanbul',
    { to: ['Trabzon', 'Rize'], in: ['TR', 'TR'], asks: false },
  ],
  ['Bodrum or Kas for sailing, 7 nights', { asks: true }],
  [
    'leh ladakh 8 days bike trip from manali',
    { to: ['Leh', 'Ladakh'], in: ['IN', 'IN'], asks: false },
  ],
  [
    'Mysore, Coorg and Ooty with grandparents, 6 days',
    { to: ['Mysore', 'Coorg', 'Ooty'], in: ['IN', 'IN', 'IN'], asks: false },
  ],
  [
    'colombo galle ella kandy 10 days',
    { to: ['Colombo', 'Galle', 'Ella', 'Kandy'], in: ['LK', 'LK', 'LK', 'LK'], asks: false },
  ],
  [
    'Langkawi, 5 nights, then KL 2',
    { to: ['Langkawi', 'Kuala Lumpur'], in: ['MY', 'MY'], asks: false },
  ],
  ['Makassar and Toraja, 8 days', { to: ['Makassar', 'Toraja'], in: ['ID', 'ID'], asks: false }],
  [
    'flores, labuan bajo and komodo dragons, 6 days',
    { to: ['Flores', 'Labuan Bajo', 'Komodo'], in: ['ID', 'ID', 'ID'], asks: false },
  ],
  [
    'Nagasaki & Kumamoto in 5 days by rail',
    { to: ['Nagasaki', 'Kumamoto'], in: ['JP', 'JP'], asks: false },
  ],
  ['gyeongju and busan, 4 days', { to: ['Gyeongju', 'Busan'], in: ['KR', 'KR'], asks: false }],
  [
    'Lijiang, Dali, Shangri-La, 9 days',
    { to: ['Lijiang', 'Dali', 'Shangri-La'], in: ['CN', 'CN', 'CN'], asks: false },
  ],
  [
    'Port Moresby for work, safe sights for a free sunday',
    { to: ['Port Moresby'], in: ['PG'], asks: false },
  ],
  [
    'Birmingham, Manchester, Liverpool by train, 6 days',
    { to: ['Birmingham', 'Manchester', 'Liverpool'], in: ['GB', 'GB', 'GB'], asks: false },
  ],
  [
    'Athens, Corinth, Olympia, Delphi – 8 days',
    { to: ['Athens', 'Corinth', 'Olympia', 'Delphi'], in: ['GR', 'GR', 'GR', 'GR'], asks: false },
  ],
]
