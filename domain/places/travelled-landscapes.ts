/** Valleys, lakes and mountains that people travel to by name, written as in `travelled-regions.ts`. */
export const travelledLandscapeLines = `
Dead Sea|JO|31.5|35.5
Kakheti|GE|41.6|45.7
Tusheti|GE|42.4|45.5
Adjara|GE|41.6|42.1|Ajara
Racha|GE|42.6|43.4
Zillertal|AT|47.2|11.9|Ziller Valley
Ötztal|AT|47|10.9|Otztal
Stubai|AT|47.1|11.3|Stubai Valley,Stubaital
Lüneburg Heath|DE|53.2|9.9
South Moravia|CZ|49|16.6
Slovak Paradise|SK|48.9|20.4
Bieszczady|PL|49.2|22.5
Pirin|BG|41.7|23.4|Pirin Mountains
Rhodopes|BG|41.6|24.7|Rhodope,Rhodope Mountains
Saronic Islands|GR|37.4|23.5
Accursed Mountains|AL|42.4|19.8
Triglav|SI|46.4|13.8|Triglav National Park
Alpe di Siusi|IT|46.5|11.6|Seiser Alm
Lake Lugano|CH|46|9
Emmental|CH|47|7.7
Mercantour|FR|44.1|7.3
Perigord|FR|45.1|0.7|Périgord
Beaujolais|FR|46.1|4.6
Haute-Savoie|FR|46|6.4
Queyras|FR|44.8|6.8
Priorat|ES|41.2|0.8
West Cork|IE|51.6|-9.3
Telemark|NO|59.4|8.5
High Coast|SE|63|18.5
Erg Chebbi|MA|31.1|-4
Todra Gorge|MA|31.6|-5.6|Todra,Todgha Gorge
Draa Valley|MA|30.3|-5.8
Lake Malawi|MW|-12|34.5
Rodrigues|MU|-19.7|63.4
Fann Mountains|TJ|39.2|68.2
Tiger Leaping Gorge|CN|27.2|100.1
Inner Mongolia|CN|44|113
Xinjiang|CN|42|86
Japanese Alps|JP|36.3|137.6
Kii Peninsula|JP|34|135.8
Ba Be Lake|VN|22.4|105.6|Ba Be National Park
Bolaven Plateau|LA|15.2|106.3
Tonle Sap|KH|12.9|104.1
Mulu|MY|4.1|114.9|Gunung Mulu
Batanes|PH|20.4|122
Marlborough Sounds|NZ|-41.1|174
Chiapas|MX|16.5|-92.5
Huasteca Potosina|MX|21.8|-99
Bay Islands|HN|16.3|-86.5
Cordillera Blanca|PE|-9|-77.6
Tierra del Fuego|AR|-54.3|-67.7
Grenadines|VC|12.8|-61.3
`
