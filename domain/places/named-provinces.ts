/** Provinces and states that bear the name of their capital, so that a town of them may have it behind its own. */
const lines = `
ES: murcia|almeria|cadiz|cordoba|granada|huelva|jaen|malaga|sevilla|seville|alicante|castellon|valencia|tarragona|girona|lleida|barcelona|zaragoza|huesca|teruel|leon|burgos|salamanca|segovia|soria|zamora|avila|palencia|valladolid|toledo|cuenca|guadalajara|ciudad real|albacete|caceres|badajoz|lugo|ourense|pontevedra
MX: guanajuato|oaxaca|puebla|queretaro|zacatecas|chihuahua|durango|san luis potosi|colima|aguascalientes|campeche|tlaxcala
AR: cordoba|mendoza|salta|jujuy|san juan|san luis|santa fe|corrientes|formosa|la rioja|catamarca|tucuman|neuquen
CL: santiago|valparaiso|coquimbo|antofagasta|los lagos
PE: lima|cusco|arequipa|puno|piura|tacna
EC: loja|esmeraldas
CO: bogota|cartagena
PH: cebu|iloilo|bohol|davao
`

const provinces: ReadonlySet<string> = new Set(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', names = ''] = line.split(': ')
      return names.split('|').map((name) => `${name}/${country}`)
    }),
)

/** Whether a province of the country is called by this folded name. */
export function isNamedProvince(folded: string, country: string | undefined): boolean {
  return provinces.has(`${folded}/${country}`)
}
