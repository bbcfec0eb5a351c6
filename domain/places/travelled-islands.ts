/** Islands, capes and snow that people travel to by name, with few who live there; written as in `travelled-regions.ts`. */
export const travelledIslandLines = `
Great Barrier Island|NZ|-36.2|175.4|Aotea
Chatham Islands|NZ|-43.9|-176.5|Chathams
Fair Isle|GB|59.5|-1.6
Isle of Eigg|GB|56.9|-6.1|Eigg
Isle of Rum|GB|57|-6.3
Isle of Tiree|GB|56.5|-6.9|Tiree
Isle of Coll|GB|56.6|-6.6
Isle of Barra|GB|57|-7.4
Isle of Jura|GB|56|-5.9
Lundy|GB|51.2|-4.7|Lundy Island
Alderney|GG|49.7|-2.2
Cape Clear Island|IE|51.4|-9.5
Tory Island|IE|55.3|-8.2
Inishbofin|IE|53.6|-10.2
Cape Maclear|MW|-14|34.8
Likoma Island|MW|-12.1|34.7|Likoma
Grand Manan|CA|44.7|-66.8|Grand Manan Island
Saltspring Island|CA|48.8|-123.5|Salt Spring Island,Saltspring
Pelee Island|CA|41.8|-82.7
Manitoulin Island|CA|45.7|-82.2|Manitoulin
Tangier Island|US|37.8|-76
Cumberland Island|US|30.9|-81.4
Flinders Island|AU|-40|148
King Island|AU|-39.9|144
Cocos Islands|CC|-12.2|96.8
Bequia|VC|13|-61.2
Nevis|KN|17.2|-62.6
Anegada|VG|18.7|-64.3
Île Sainte-Marie|MG|-16.9|49.9|Nosy Boraha
Bijagos|GW|11.3|-16|Bijagós Islands
Socotra|YE|12.5|53.8
Wakatobi|ID|-5.5|123.8
Karimunjawa|ID|-5.8|110.5
Ulleungdo|KR|37.5|130.9
Orchid Island|TW|22|121.5
Vlieland|NL|53.3|5.1
Ouessant|FR|48.5|-5.1|Ushant
Corvo|PT|39.7|-31.1
Silba|HR|44.4|14.7
Akamas|CY|35|32.3
La Plagne|FR|45.5|6.7
Les Menuires|FR|45.3|6.5
Flaine|FR|46|6.7
Obertauern|AT|47.2|13.6
Selva di Val Gardena|IT|46.6|11.8|Selva Val Gardena
Sälen|SE|61.2|13.3
Trysil|NO|61.3|12.3
Ruka|FI|66.2|29.2
Borovets|BG|42.3|23.6
Jasna|SK|49|19.6|Jasná
Baqueira|ES|42.7|0.9|Baqueira-Beret
Formigal|ES|42.8|-0.4
Sun Peaks|CA|50.9|-119.9
Big White|CA|49.7|-118.9
`
