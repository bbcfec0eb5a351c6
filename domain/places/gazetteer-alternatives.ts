/** Other names of cities and countries than the lists we read have: exonyms, short and old names. */

/** `other name=name in the list/country`, so that two cities of one name stay apart. */
const cityLines = `
Cologne=Köln/DE|Koln=Köln/DE|Koeln=Köln/DE|München=Munich/DE|Muenchen=Munich/DE|Nuremberg=Nürnberg/DE|Nuernberg=Nürnberg/DE
Frankfurt=Frankfurt am Main/DE|Hanover=Hannover/DE|Düsseldorf=Düsseldorf/DE|Duesseldorf=Düsseldorf/DE|Freiburg=Freiburg/DE
Wien=Vienna/AT|Praha=Prague/CZ|Krakau=Kraków/PL|Cracow=Kraków/PL|Warszawa=Warsaw/PL|Danzig=Gdańsk/PL|Breslau=Wrocław/PL
Lisboa=Lisbon/PT|Oporto=Porto/PT|Seville=Sevilla/ES|Saragossa=Zaragoza/ES|Cordova=Córdoba/ES|Palma=Palma/ES|Donostia=San Sebastián/ES
San Sebastian=San Sebastián/ES|Corunna=A Coruña/ES|La Coruna=A Coruña/ES|Malaga=Málaga/ES
Bruxelles=Brussels/BE|Brussel=Brussels/BE|Antwerp=Antwerpen/BE|Ghent=Gent/BE|Bruges=Brugge/BE|Liege=Liège/BE|Louvain=Leuven/BE
København=Copenhagen/DK|Kobenhavn=Copenhagen/DK|Gothenburg=Göteborg/SE|Goteborg=Göteborg/SE|Helsingfors=Helsinki/FI
Moskva=Moscow/RU|Beograd=Belgrade/RS|Bucuresti=Bucharest/RO|București=Bucharest/RO|Athina=Athens/GR|Heraklion=Irákleion/GR|Iraklio=Irákleion/GR
Chania=Chaniá/GR|Salonica=Thessaloníki/GR|Thessaloniki=Thessaloníki/GR|Piraeus=Piraeus/GR|Kyoto=Kyoto/JP
Geneva=Genève/CH|Genf=Genève/CH|Lucerne=Luzern/CH|Berne=Bern/CH|Basle=Basel/CH|Zurich=Zürich/CH|Zuerich=Zürich/CH
Roma=Rome/IT|Milano=Milan/IT|Venezia=Venice/IT|Firenze=Florence/IT|Napoli=Naples/IT|Torino=Turin/IT|Genova=Genoa/IT|Padua=Padova/IT
Mantua=Mantova/IT|Syracuse Sicily=Siracusa/IT|Bergamo=Bergamo/IT|Livorno=Livorno/IT|Leghorn=Livorno/IT|Bolzano=Bolzano/IT
The Hague=The Hague/NL|Polignano=Polignano a Mare/IT|Den Haag=The Hague/NL|Galway=Gaillimh/IE|Nice=Nice/FR|Lyons=Lyon/FR|Marseilles=Marseille/FR|Strassburg=Strasbourg/FR
Kiev=Kyiv/UA|Odessa=Odesa/UA|Lvov=Lviv/UA|Lemberg=Lviv/UA|Constantinople=Istanbul/TR|Smyrna=İzmir/TR|Saint Petersburg=Saint Petersburg/RU
St Petersburg=Saint Petersburg/RU|Dubrovnik=Dubrovnik/HR|Zagreb=Zagreb/HR|Kotor=Kotor/ME|Tirana=Tirana/AL|Valletta=Valletta/MT
Marrakech=Marrakesh/MA|Fez=Fès/MA|Tanger=Tangier/MA|Al Qahirah=Cairo/EG|Luxor=Luxor/EG|Bombay=Mumbai/IN|Calcutta=Kolkata/IN|Madras=Chennai/IN
Bangalore=Bengaluru/IN|Delhi=Delhi/IN|Benares=Varanasi/IN|Pondicherry=Puducherry/IN|Cochin=Kochi/IN|Trivandrum=Thiruvananthapuram/IN
Peking=Beijing/CN|Canton=Guangzhou/CN|Xian=Xi’an/CN|Urumqi=Ürümqi/CN|Macao=Macau/MO|Saigon=Ho Chi Minh City/VN|HCMC=Ho Chi Minh City/VN
Ho Chi Minh=Ho Chi Minh City/VN|Rangoon=Yangon/MM|KL=Kuala Lumpur/MY|Malacca=Malacca/MY|Penang=George Town/MY|Nara=Nara-shi/JP|Jogja=Yogyakarta/ID
NYC=New York City/US|New York=New York City/US|NY=New York City/US|Big Apple=New York City/US|Manhattan=Manhattan/US|Brooklyn=Brooklyn/US
LA=Los Angeles/US|L.A.=Los Angeles/US|SF=San Francisco/US|San Fran=San Francisco/US|Frisco=San Francisco/US|Vegas=Las Vegas/US|Philly=Philadelphia/US
DC=Washington, D.C./US|Washington DC=Washington, D.C./US|Washington=Washington, D.C./US|NOLA=New Orleans/US|Nola=New Orleans/US|Chi-town=Chicago/US
ATL=Atlanta/US|Saint Louis=St. Louis/US|Sault Ste Marie=Sault Ste. Marie/US|Salt Lake=Salt Lake City/US|SLC=Salt Lake City/US|San Jose=San Jose/US
Ciudad de Mexico=Mexico City/MX|Ciudad de México=Mexico City/MX|CDMX=Mexico City/MX|Cancun=Cancún/MX|Tulum=Tulum/MX|BA=Buenos Aires/AR
Rio=Rio de Janeiro/BR|Sao Paulo=São Paulo/BR|Bogota=Bogotá/CO|Medellin=Medellín/CO|Cartagena=Cartagena/CO|Cuzco=Cusco/PE|Lima=Lima/PE|Havana=Havana/CU
Quebec City=Québec/CA|Montreal=Montréal/CA|Tel Aviv-Yafo=Tel Aviv/IL|Jaffa=Tel Aviv/IL|Bethlehem=Bethlehem/PS|Petra=Wādī Mūsá/JO|Mecca=Mecca/SA
Cape Town=Cape Town/ZA|Joburg=Johannesburg/ZA|Jozi=Johannesburg/ZA|Addis=Addis Ababa/ET|Zanzibar=Zanzibar/TZ|Dar=Dar es Salaam/TZ|Lagos Portugal=Lagos/PT
Kochi=Cochin/IN|Fort Kochi=Cochin/IN|Alleppey=Alappuzha/IN|Darjeeling=Dārjiling/IN|Dharamshala=Dharamsala/IN|Chaouen=Chefchaouene/MA|Khiva=Khiwa/UZ
Dalat=Ðà Lạt/VN|Melaka=Malacca/MY|Garmisch=Garmisch-Partenkirchen/DE|Sarlat=Sarlat-la-Canéda/FR|Cortina=Cortina d'Ampezzo/IT|Saranda=Sarandë/AL|Nessebar=Nesebar/BG
Floripa=Florianópolis/BR|Sampa=São Paulo/BR|Brissie=Brisbane/AU|Freo=Fremantle/AU|Brum=Birmingham/GB|Barna=Barcelona/ES|Jujuy=San Salvador de Jujuy/AR|Syracuse=Siracusa/IT|Fujairah=Al Fujairah City/AE|St Anton=St Anton am Arlberg/AT|Himara=Himarë/AL
Ulaanbaatar=Ulan Bator/MN|Leon=León de los Aldama/MX|Vic Falls=Victoria Falls/ZW|Brixen=Bressanone/IT|Addis Abeba=Addis Ababa/ET|Odesa=Odessa/UA|Luxembourg City=Luxembourg/LU|Plzen=Pilsen/CZ|Cluj=Cluj-Napoca/RO|Salvador da Bahia=Salvador/BR|Acapulco=Acapulco de Juárez/MX|Astana=Nur-Sultan/KZ
Antigua=Antigua Guatemala/GT|Colonia=Colonia del Sacramento/UY|Carmel=Carmel-by-the-Sea/US|San Cristobal=San Cristóbal de las Casas/MX
Hague=The Hague/NL|Polignano=Polignano a Mare/IT|Limerick=Luimneach/IE|Wexford=Loch Garman/IE|Clonmel=Cluain Meala/IE|Mullingar=An Muileann gCearr/IE|Patras=Pátra/GR|Cherbourg=Cherbourg-Octeville/FR|Bhubaneswar=Bhubaneshwar/IN|St Gallen=Sankt Gallen/CH|Biel=Biel/Bienne/CH|Bienne=Biel/Bienne/CH|Whanganui=Wanganui/NZ|Marburg=Marburg an der Lahn/DE|Den Bosch='s-Hertogenbosch/NL|Sudbury=Greater Sudbury/CA|Sion=Sitten/CH|Frankfurt an der Oder=Frankfurt (Oder)/DE|Vitoria=Gasteiz / Vitoria/ES|Vitoria-Gasteiz=Gasteiz / Vitoria/ES
`

/** `other name=ISO code`; the English names come from the runtime. */
const countryLines = `
UK=GB|U.K.=GB|Britain=GB|Great Britain=GB|USA=US|U.S.A.=US|U.S.=US|US=US|United States of America=US|the States=US|the US=US|the USA=US|the UK=GB|America=US|Holland=NL|the Netherlands=NL
Czech Republic=CZ|Turkey=TR|Turkiye=TR|UAE=AE|Emirates=AE|Ivory Coast=CI|Bosnia=BA|Bosnia and Herzegovina=BA|Macedonia=MK|South Korea=KR|Korea=KR|North Korea=KP|Burma=MM
Hong Kong=HK|Macau=MO|Cape Verde=CV|Swaziland=SZ|Congo=CG|Congo=CD|DRC=CD|Shri Lanka=LK|Guadalupe=GP|Palestine=PS|Vatican=VA|Russia=RU|Viet Nam=VN|Eire=IE|Republic of Ireland=IE|Maldives=MV|the Maldives=MV
Bahamas=BS|the Bahamas=BS|Gambia=GM|the Gambia=GM|Philippines=PH|the Philippines=PH|Trinidad=TT|Antigua=AG|St Lucia=LC|Saint Lucia=LC|Aotearoa=NZ|Deutschland=DE|Italia=IT|España=ES|Nippon=JP
`

export const cityAlternatives: readonly (readonly [
  other: string,
  name: string,
  country: string,
])[] = cityLines
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [other = '', target = ''] = line.split('=')
    const slash = target.lastIndexOf('/')
    return [other, target.slice(0, slash), target.slice(slash + 1)]
  })

export const countryAlternatives: readonly (readonly [other: string, code: string])[] = countryLines
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [other = '', code = ''] = line.split('=')
    return [other, code]
  })
