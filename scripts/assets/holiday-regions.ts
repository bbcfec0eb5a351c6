/**
 * Which part of its country a destination's public holidays are those of, by the codes of
 * `date-holidays`. Left out, the country's own holidays are all there is to know.
 */
export const holidayRegions: Readonly<Record<string, string>> = {
  auckland: 'AUK',
  barcelona: 'CT',
  berlin: 'BE',
  boston: 'MA',
  bruges: 'VLG',
  brussels: 'BRU',
  chicago: 'IL',
  cusco: 'CUS',
  delhi: 'DL',
  edinburgh: 'SCT',
  florence: '52',
  granada: 'AN',
  hamburg: 'HH',
  honolulu: 'HI',
  jaipur: 'RJ',
  'kuala-lumpur': '14',
  'las-vegas': 'NV',
  london: 'ENG',
  'los-angeles': 'CA',
  madrid: 'MD',
  melbourne: 'VIC',
  miami: 'FL',
  montreal: 'QC',
  munich: 'BY',
  'new-orleans': 'LA',
  'new-york': 'NY',
  orlando: 'FL',
  'quebec-city': 'QC',
  queenstown: 'OTA',
  'rio-de-janeiro': 'RJ',
  rome: '62',
  salzburg: '5',
  'san-diego': 'CA',
  'san-francisco': 'CA',
  seattle: 'WA',
  seville: 'AN',
  sydney: 'NSW',
  toronto: 'ON',
  valencia: 'VC',
  vancouver: 'BC',
  vienna: '9',
  washington: 'DC',
  zurich: 'ZH',
}

type OwnHoliday = readonly [rule: string, name: string]

const islamic: readonly OwnHoliday[] = [
  ['1 Shawwal P3D', 'End of Ramadan (Eid al-Fitr)'],
  ['10 Dhu al-Hijjah P4D', 'Feast of the Sacrifice (Eid al-Adha)'],
  ['1 Muharram', 'Islamic New Year'],
  ['12 Rabi al-awwal', 'Birthday of Muhammad (Mawlid)'],
]

/** Countries that `date-holidays` says nothing of: their settled dates, in its own grammar. */
export const ownHolidays: Readonly<Record<string, readonly OwnHoliday[]>> = {
  JO: [
    ['01-01', "New Year's Day"],
    ['05-01', 'Labour Day'],
    ['05-25', 'Independence Day'],
    ['12-25', 'Christmas Day'],
    ...islamic,
  ],
  KH: [
    ['01-01', "New Year's Day"],
    ['01-07', 'Victory over Genocide Day'],
    ['03-08', "Women's Day"],
    ['04-14 P3D', 'Khmer New Year'],
    ['05-01', 'Labour Day'],
    ['09-24', 'Constitution Day'],
    ['11-09', 'Independence Day'],
  ],
  QA: [
    ['2nd tuesday in February', 'National Sports Day'],
    ['12-18', 'Qatar National Day'],
    ...islamic.slice(0, 2),
  ],
}
