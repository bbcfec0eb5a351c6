/** Countries of the catalogue by the feasts that most people keep there. */
const list = (text: string) => text.split(' ')

export const christianCountries = list(
  'AR AT AU BE BR CA CH CL CO CU CZ DE DK EE ES FI FR GB GR HR HU IE IS IT KE MT MX NL NO NZ PE PL PT RO SE SI US ZA',
)
export const muslimCountries = list('AE EG JO MA QA TR')
