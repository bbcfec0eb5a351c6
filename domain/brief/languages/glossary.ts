/**
 * Small vocabularies of six languages: what turns a request into words the English readers know.
 * Only numbers, months, units, prepositions, the usual words of a journey and names of places that
 * have another form there.
 */
import type { requestLanguages } from '../slots.ts'
import { dutch } from './dutch.ts'

export type RequestLanguage = (typeof requestLanguages)[number]

export interface Glossary {
  /** Words that tell the language: they are frequent, and not English. */
  telling: string
  /** `phrase=English`, a bar between them; longer phrases are tried first. */
  phrases: string
  months: string
  weekdays: string
  numbers: string
  places: string
}

const english = {
  months:
    'January February March April May June July August September October November December'.split(
      ' ',
    ),
  weekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  numbers: 'one two three four five six seven eight nine ten twelve fourteen fifteen twenty'.split(
    ' ',
  ),
}

export const glossaries: Readonly<Record<RequestLanguage, Glossary>> = {
  es: {
    telling:
      'el los las una unos del para con por queremos quiero quisiera buscamos busco viaje viajar dias días noches semana semanas somos personas niños ninos en de desde hasta y mi pareja novia novio marido mujer hijos vacaciones dónde donde qué que nos gustaría gustaria fin presupuesto hola ir algo a un la',
    phrases:
      "una pareja de=a couple from|dos parejas de=two couples from|parejas=couples|nosotros=us|alérgico a los mariscos=allergic to shellfish|alérgica a los mariscos=allergic to shellfish|alérgico=allergic|alérgica=allergic|procesiones=processions|sin vuelos=without flights|amigos de=friends from|amigas de=friends from|yo sola=alone|yo solo=alone|mejor=rather|no=no|solo=only|también=also|añade=add|quita=drop|hola=hello|buscamos=looking for|busco=looking for|nuestros=our|nuestras=our|mis=my|mi=my|pasar=spend|unos días=a few days|éramos=we are|viajamos=we travel|estaremos=we will be|niñ@s=kids|bebé=baby|perro=dog|algo cálido=somewhere warm|barato=cheap|tranquilo=quiet|fin de semana largo=long weekend|puente largo=long weekend|fin de semana=weekend|finde=weekend|un par de días=2 days|una semana=one week|dos semanas=two weeks|quince días=15 days|semanas=weeks|semana santa=Easter|semana=week|navidades=Christmas|navidad=Christmas|nochevieja=New Year's Eve|año nuevo=New Year|días=days|día=day|dias=days|dia=day|noches=nights|noche=night|meses=months|mes=month|la primera semana de=the first week of|a principios de=in early|principios de=early|a mediados de=in mid|mediados de=mid|a finales de=in late|finales de=late|el próximo=next|la próxima=next|proximo=next|próximo=next|este=this|mañana=tomorrow|del=from|desde=from|hasta=until|al=to|de=of|en=in|a la=to the|a los=to the|a las=to the|a=to|para=for|con=with|sin=without|por=for|y=and|o=or|entre=between|luego=then|después=then|primavera=spring|verano=summer|otoño=autumn|invierno=winter|somos=we are|queremos ir=we want to go|quiero ir=I want to go|queremos=we want|quiero=I want|me gustaría=I would like|nos gustaría=we would like|viaje=trip|viajar=travel|vacaciones=holiday|escapada=getaway|luna de miel=honeymoon|personas=people|adultos=adults|niños=kids|niñas=kids|niño=child|niña=child|hijos=kids|mi pareja=my partner|mi mujer=my wife|mi marido=my husband|mi novia=my girlfriend|mi novio=my boyfriend|amigos=friends|amigas=friends|presupuesto=budget|euros=euros|museos=museums|playa=beach|playas=beaches|comida=food|algún sitio=somewhere|algún lugar=somewhere|por persona=per person|saliendo=leaving|salimos de=leaving from|salgo de=leaving from|salgo desde=leaving from|saliendo de=leaving from|mi hermana=my sister|mi hermano=my brother|vive en=lives in|viven en=live in|salimos=leaving|salida desde=leaving from|salida de=leaving from|un=a|una=a|unos=some|la=the|los=the|las=the|el=the|ir=go|visitar=visit|conocer=visit|ver=see",
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    weekdays: 'lunes martes miércoles jueves viernes sábado domingo',
    numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez doce catorce quince veinte',
    places:
      'Londres=London|París=Paris|Roma=Rome|Florencia=Florence|Venecia=Venice|Milán=Milan|Nápoles=Naples|Turín=Turin|Lisboa=Lisbon|Oporto=Porto|Berlín=Berlin|Múnich=Munich|Colonia=Cologne|Hamburgo=Hamburg|Viena=Vienna|Praga=Prague|Cracovia=Krakow|Varsovia=Warsaw|Atenas=Athens|Estambul=Istanbul|Moscú=Moscow|Ámsterdam=Amsterdam|Bruselas=Brussels|Brujas=Bruges|Copenhague=Copenhagen|Estocolmo=Stockholm|Edimburgo=Edinburgh|Dublín=Dublin|Ginebra=Geneva|Zúrich=Zurich|Niza=Nice|Marsella=Marseille|Burdeos=Bordeaux|Nueva York=New York|Nueva Orleans=New Orleans|Ciudad de México=Mexico City|La Habana=Havana|Tokio=Tokyo|Kioto=Kyoto|Pekín=Beijing|Bangkok=Bangkok|El Cairo=Cairo|Marrakech=Marrakesh|Ciudad del Cabo=Cape Town|Jerusalén=Jerusalem|Nueva Delhi=Delhi|Singapur=Singapore|Seúl=Seoul|Hanói=Hanoi|Bucarest=Bucharest|Italia=Italy|Francia=France|Alemania=Germany|Inglaterra=England|Escocia=Scotland|Irlanda=Ireland|Grecia=Greece|Japón=Japan|Marruecos=Morocco|Turquía=Turkey|Noruega=Norway|Suecia=Sweden|Suiza=Switzerland|Croacia=Croatia|Tailandia=Thailand|Egipto=Egypt|Estados Unidos=United States|Brasil=Brazil|Perú=Peru|Cerdeña=Sardinia|Sicilia=Sicily|Toscana=Tuscany|Andalucía=Andalusia|Sevilla=Seville|Islandia=Iceland|Hungría=Hungary|Polonia=Poland|Austria=Austria|Santorini=Santorini|Dubái=Dubai',
  },
  fr: {
    telling:
      'le les un une des du pour avec nous je voudrais aimerions aimerais cherche cherchons voyage partir jours nuits semaine semaines sommes personnes enfants en de depuis et ma mon femme mari copine copain vacances où ou quoi que à au aux dans week-end bonjour budget quel quelle on veut séjour fin mois',
    phrases:
      "plutôt=rather|pas d'avion=no flights|sans avion=without flights|en avion=by plane|un couple de retraités de=a retired couple from|adultes de=adults from|amis de=friends from|amies de=friends from|sœurs de=sisters from|étudiants de=students from|nous sommes de=we are from|je suis de=I am from|on est de=we are from|nous habitons à=we live in|nous habitons=we live in|j'habite à=I live in|j'habite=I live in|on habite à=we live in|en voiture=by car|notre voiture=our car|voiture=car|nous prendrons=we take|nous prenons=we take|on prend=we take|surtout pas de=no|pas de=no|couple de retraités de=retired couple from|un couple de=a couple from|retraités=retired|sans voiture=without a car|diabétique=diabetic|baleines=whales|les couleurs=the autumn colors|non=no|seulement=only|aussi=also|ajoute=add|ajoutez=add|enlève=drop|bonjour=hello|salut=hello|cherche=looking for|cherchons=looking for|voudrions=would like|aimerions=would like|passer=spend|nos=our|notre=our|mes=my|mon=my|ma=my|quelques jours=a few days|bébé=baby|chien=dog|pas cher=cheap|bonne journée=bye|merci=thanks|s'il vous plaît=please|week-end prolongé=long weekend|long week-end=long weekend|week-end=weekend|weekend=weekend|une semaine=one week|deux semaines=two weeks|quinze jours=15 days|quinzaine=two weeks|semaines=weeks|semaine=week|noël=Christmas|pâques=Easter|nouvel an=New Year|saint-sylvestre=New Year's Eve|jours=days|jour=day|avons déjà fait=have already done|ai déjà fait=have already done|connaissons déjà=already know|au départ de=from|nuits=nights|nuit=night|mois=month|la première semaine de=the first week of|début=early|mi-=mid |mi =mid |fin=late|la semaine prochaine=next week|le mois prochain=next month|prochain=next|prochaine=next|ce=this|cet=this|demain=tomorrow|depuis=from|on part de=leaving from|nous partons de=leaving from|je pars de=leaving from|direction=to|à deux=for two people|à trois=for three people|à quatre=for four people|au départ de=from|départ de=leaving from|en partance de=leaving from|en partant de=leaving from|du=of the|jusqu'au=until|au=to|aux=to the|de la=of the|de=of|d'=of |des=some|en=in|à la=to the|à=to|dans=in|pour=for|avec=with|sans=without|chez=in|et=and|ou=or|entre=between|puis=then|ensuite=then|printemps=spring|été=summer|automne=autumn|hiver=winter|nous sommes=we are|on est=we are|nous voulons=we want|on veut=we want|on voudrait=we would like|je veux=I want|je voudrais=I would like|j'aimerais=I would like|nous aimerions=we would like|partir=go|aller=go|visiter=visit|découvrir=visit|voir=see|voyage=trip|séjour=stay|vacances=holiday|escapade=getaway|lune de miel=honeymoon|voyage de noces=honeymoon|personnes=people|adultes=adults|enfants=kids|enfant=child|ma femme=my wife|mon mari=my husband|ma copine=my girlfriend|mon copain=my boyfriend|amis=friends|amies=friends|en couple=as a couple|budget=budget|par personne=per person|musées=museums|plage=beach|plages=beaches|quelque part=somewhere|un=a|une=a|la=the|les=the|le=the|l'=the |je=I|nous=we",
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    weekdays: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
    numbers: 'un deux trois quatre cinq six sept huit neuf dix douze quatorze quinze vingt',
    places:
      'Londres=London|Rome=Rome|Florence=Florence|Venise=Venice|Milan=Milan|Naples=Naples|Turin=Turin|Gênes=Genoa|Lisbonne=Lisbon|Porto=Porto|Séville=Seville|Grenade=Granada|Cordoue=Cordoba|Barcelone=Barcelona|Madrid=Madrid|Valence=Valencia|Berlin=Berlin|Munich=Munich|Hambourg=Hamburg|Francfort=Frankfurt|Cologne=Cologne|Vienne=Vienna|Prague=Prague|Cracovie=Krakow|Varsovie=Warsaw|Athènes=Athens|Santorin=Santorini|Moscou=Moscow|Bruxelles=Brussels|Bruges=Bruges|Gand=Ghent|Anvers=Antwerp|Copenhague=Copenhagen|Édimbourg=Edinburgh|Genève=Geneva|Le Caire=Cairo|Marrakech=Marrakesh|Le Cap=Cape Town|La Havane=Havana|Mexico=Mexico City|La Nouvelle-Orléans=New Orleans|Nouvelle-Orléans=New Orleans|Montréal=Montreal|Pékin=Beijing|Séoul=Seoul|Singapour=Singapore|Hanoï=Hanoi|Dubaï=Dubai|Jérusalem=Jerusalem|Bucarest=Bucharest|La Valette=Valletta|Italie=Italy|Espagne=Spain|Allemagne=Germany|Angleterre=England|Écosse=Scotland|Irlande=Ireland|Grèce=Greece|Japon=Japan|Maroc=Morocco|Turquie=Turkey|Norvège=Norway|Suède=Sweden|Suisse=Switzerland|Croatie=Croatia|Thaïlande=Thailand|Égypte=Egypt|États-Unis=United States|Brésil=Brazil|Pérou=Peru|Sardaigne=Sardinia|Sicile=Sicily|Corse=Corsica|Toscane=Tuscany|Andalousie=Andalusia|Islande=Iceland|Hongrie=Hungary|Pologne=Poland|Autriche=Austria|Bretagne=Brittany|Crète=Crete|Madère=Madeira|Croatie=Croatia|Pays-Bas=Netherlands|Copenhague=Copenhagen',
  },
  de: {
    telling:
      'der die das ein eine einen einem für mit wir ich möchten möchte wollen will suchen suche reise reisen fahren tage nächte woche wochen sind personen kinder in von bis und meine mein frau mann freundin freund urlaub wo was nach im am ab zum zur nicht über uns gerne hallo etwa ca euro wochenende verlängertes zu städtetrip sommer',
    phrases:
      "lieber=rather|nein=no|doch=rather|nur=only|auch=also|noch=also|statt=instead of|stattdessen=instead|hallo=hello|suchen=looking for|suche=looking for|unsere=our|unseren=our|unser=our|möchten=would like|wollen=want|verbringen=spend|ein paar tage=a few days|baby=baby|hund=dog|günstig=cheap|ruhig=quiet|bitte=please|danke=thanks|uns=us|gerne=gladly|euro=euros|auf=on|verlängertes wochenende=long weekend|ein langes wochenende=a long weekend|langes wochenende=long weekend|wochenende=weekend|eine woche=one week|zwei wochen=two weeks|14 tage=14 days|wochen=weeks|woche=week|weihnachten=Christmas|ostern=Easter|pfingsten=Pentecost|silvester=New Year's Eve|neujahr=New Year|tagen=days|tage=days|tag=day|übernachtungen=nights|übernachtung=night|nächte=nights|nächten=nights|nacht=night|monat=month|anfang=early|mitte=mid|ende=late|nächste woche=next week|nächsten monat=next month|nächsten=next|nächste=next|diesen=this|dieses=this|morgen=tomorrow|von=from|ab=from|vom=from|bis zum=to|bis=to|zum=to|zur=to the|nach=to|im=in|in der=in the|in=in|am=on|für=for|mit dem zug=by train|mit dem auto=by car|mit dem flugzeug=by plane|mit=with|ohne=without|und=and|oder=or|zwischen=between|dann=then|danach=then|frühling=spring|frühjahr=spring|sommer=summer|herbst=autumn|winter=winter|wir sind=we are|wir wollen=we want to go|wir möchten=we would like to go|ich möchte=I would like to go|ich will=I want to go|fahren=go|fliegen=fly|reisen=travel|besuchen=visit|sehen=see|reise=trip|städtereise=city break|städtetrip=city break|kurztrip=short trip|urlaub=holiday|ferien=holiday|flitterwochen=honeymoon|hochzeitsreise=honeymoon|zu zweit=for two people|zu dritt=for three people|zu viert=for four people|personen=people|leute=people|erwachsene=adults|erw.=adults|erw=adults|am liebsten=preferably|therme=thermal baths|leichte wanderungen=easy hikes|wanderungen=hikes|wandern=hiking|knödel=dumplings|pfingstferien=Pentecost|kindern=kids|kinder=kids|kind=child|meine frau=my wife|mein mann=my husband|meine freundin=my girlfriend|mein freund=my boyfriend|freunden=friends|freunde=friends|budget=budget|pro person=per person|museen=museums|strand=beach|irgendwo=somewhere|eine=a|einen=a|einem=a|einer=a|ein=a|der=the|die=the|das=the|den=the|dem=the|wir=we|ich=I",
    months: 'januar februar märz april mai juni juli august september oktober november dezember',
    weekdays: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
    numbers: 'eins zwei drei vier fünf sechs sieben acht neun zehn zwölf vierzehn fünfzehn zwanzig',
    places:
      'Rom=Rome|Florenz=Florence|Venedig=Venice|Mailand=Milan|Neapel=Naples|Turin=Turin|Genua=Genoa|Lissabon=Lisbon|Sevilla=Seville|Wien=Vienna|Prag=Prague|Krakau=Krakow|Warschau=Warsaw|Danzig=Gdansk|Breslau=Wroclaw|Athen=Athens|Brüssel=Brussels|Brügge=Bruges|Gent=Ghent|Antwerpen=Antwerp|Kopenhagen=Copenhagen|Edinburgh=Edinburgh|München=Munich|Köln=Cologne|Nürnberg=Nuremberg|Genf=Geneva|Zürich=Zurich|Luzern=Lucerne|Nizza=Nice|Straßburg=Strasbourg|Moskau=Moscow|Bukarest=Bucharest|Laibach=Ljubljana|Kairo=Cairo|Marrakesch=Marrakesh|Kapstadt=Cape Town|Havanna=Havana|Mexiko-Stadt=Mexico City|Tokio=Tokyo|Peking=Beijing|Singapur=Singapore|Seoul=Seoul|Reykjavík=Reykjavik|Neu-Delhi=Delhi|Italien=Italy|Spanien=Spain|Frankreich=France|England=England|Schottland=Scotland|Irland=Ireland|Griechenland=Greece|Japan=Japan|Marokko=Morocco|Türkei=Turkey|Norwegen=Norway|Schweden=Sweden|Dänemark=Denmark|Schweiz=Switzerland|Österreich=Austria|Kroatien=Croatia|Thailand=Thailand|Ägypten=Egypt|Vereinigte Staaten=United States|Brasilien=Brazil|Sardinien=Sardinia|Sizilien=Sicily|Korsika=Corsica|Toskana=Tuscany|Andalusien=Andalusia|Island=Iceland|Ungarn=Hungary|Polen=Poland|Kreta=Crete|Mallorca=Mallorca|Gardasee=Lake Garda|Bodensee=Lake Constance|Südtirol=South Tyrol|Meran=Merano|Bozen=Bolzano|Kanaren=Canary Islands|Teneriffa=Tenerife|Niederlande=Netherlands|Santorin=Santorini|New York=New York',
  },
  it: {
    telling:
      'il lo gli le un una dei delle per con noi io vorremmo vorrei cerchiamo cerco viaggio viaggiare giorni notti settimana settimane siamo persone bambini in di da dal al e mia mio moglie marito ragazza ragazzo vacanza vacanze dove cosa che nel nella fine ciao weekend andare a',
    phrases:
      "meglio=rather|la moda=fashion|mercatini vintage=vintage markets|spesa massima=budget max|volo compreso=flight included|piuttosto=rather|no=no|solo=only|anche=also|aggiungi=add|togli=drop|ciao=hello|salve=hello|buongiorno=hello|cerchiamo=looking for|cerco=looking for|nostri=our|nostra=our|i nostri=our|mio=my|mia=my|passare=spend|qualche giorno=a few days|neonato=baby|cane=dog|economico=cheap|grazie=thanks|per favore=please|fine settimana lungo=long weekend|weekend lungo=long weekend|un weekend=a weekend|fine settimana=weekend|una settimana=one week|due settimane=two weeks|settimane=weeks|settimana=week|natale=Christmas|pasqua=Easter|capodanno=New Year|giorni=days|giorno=day|notti=nights|notte=night|mese=month|la prima settimana di=the first week of|inizio=early|metà=mid|a fine=in late|fine=late|prossima settimana=next week|prossimo=next|prossima=next|questo=this|domani=tomorrow|partendo da=leaving from|partenza da=leaving from|dal=from|dall'=from |da=from|fino al=until|al=to|alla=to the|a=to|ad=to|di=of|del=of|della=of the|in=in|nel=in|nella=in the|per=for|con=with|senza=without|e=and|o=or|tra=between|fra=between|poi=then|dopo=then|primavera=spring|estate=summer|autunno=autumn|inverno=winter|siamo=we are|vogliamo andare=we want to go|vorremmo andare=we would like to go|vorrei andare=I would like to go|vogliamo=we want|vorremmo=we would like|vorrei=I would like|andare=go|visitare=visit|vedere=see|viaggio di nozze=honeymoon|luna di miele=honeymoon|viaggio=trip|vacanza=holiday|vacanze=holiday|gita=trip|persone=people|adulti=adults|bambini=kids|bambino=child|figli=kids|mia moglie=my wife|mio marito=my husband|la mia ragazza=my girlfriend|il mio ragazzo=my boyfriend|amici di=friends from|amici=friends|amiche=friends|in due=for two people|in quattro=for four people|budget=budget|a persona=per person|musei=museums|mare=seaside|spiaggia=beach|da qualche parte=somewhere|un=a|una=a|il=the|la=the|lo=the|gli=the|le=the|i=the",
    months:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    numbers:
      'uno due tre quattro cinque sei sette otto nove dieci dodici quattordici quindici venti',
    places:
      "Londra=London|Parigi=Paris|Roma=Rome|Firenze=Florence|Venezia=Venice|Milano=Milan|Napoli=Naples|Torino=Turin|Genova=Genoa|Lisbona=Lisbon|Oporto=Porto|Siviglia=Seville|Barcellona=Barcelona|Berlino=Berlin|Monaco di Baviera=Munich|Monaco=Munich|Amburgo=Hamburg|Francoforte=Frankfurt|Colonia=Cologne|Vienna=Vienna|Praga=Prague|Cracovia=Krakow|Varsavia=Warsaw|Atene=Athens|Mosca=Moscow|Bruxelles=Brussels|Copenaghen=Copenhagen|Stoccolma=Stockholm|Edimburgo=Edinburgh|Dublino=Dublin|Ginevra=Geneva|Zurigo=Zurich|Nizza=Nice|Marsiglia=Marseille|Lione=Lyon|Lubiana=Ljubljana|Spalato=Split|Ragusa di Dalmazia=Dubrovnik|Il Cairo=Cairo|Marrakech=Marrakesh|Città del Capo=Cape Town|L'Avana=Havana|Città del Messico=Mexico City|Tokyo=Tokyo|Pechino=Beijing|Seul=Seoul|Gerusalemme=Jerusalem|Bucarest=Bucharest|La Valletta=Valletta|Nuova Delhi=Delhi|Italia=Italy|Spagna=Spain|Francia=France|Germania=Germany|Inghilterra=England|Scozia=Scotland|Irlanda=Ireland|Grecia=Greece|Giappone=Japan|Marocco=Morocco|Turchia=Turkey|Norvegia=Norway|Svezia=Sweden|Svizzera=Switzerland|Croazia=Croatia|Thailandia=Thailand|Egitto=Egypt|Stati Uniti=United States|Brasile=Brazil|Perù=Peru|Sardegna=Sardinia|Sicilia=Sicily|Toscana=Tuscany|Puglia=Puglia|Islanda=Iceland|Ungheria=Hungary|Polonia=Poland|Creta=Crete|Santorini=Santorini|Lago di Como=Lake Como|Lago di Garda=Lake Garda|Corsica=Corsica|Portogallo=Portugal|Danimarca=Denmark|Olanda=Netherlands",
  },
  pt: {
    telling:
      'o os as um uma uns para com nós eu queremos quero gostaria gostaríamos procuramos procuro viagem viajar dias noites semana semanas somos pessoas crianças em de do da até e minha meu mulher marido namorada namorado férias onde que no na nos fim olá ir a gente desde partir',
    phrases:
      "melhor=rather|não=no|só=only|também=also|adiciona=add|tira=drop|olá=hello|oi=hello|procuramos=looking for|procuro=looking for|nossos=our|nossas=our|nossa=our|meu=my|minha=my|passar=spend|alguns dias=a few days|bebê=baby|bebé=baby|cachorro=dog|barato=cheap|obrigado=thanks|obrigada=thanks|por favor=please|eu=I|nós=we|estamos=we are|fim de semana prolongado=long weekend|fim de semana longo=long weekend|fim de semana=weekend|fim-de-semana=weekend|feriado prolongado=long weekend|uma semana=one week|duas semanas=two weeks|quinze dias=15 days|semanas=weeks|semana=week|natal=Christmas|páscoa=Easter|ano novo=New Year|réveillon=New Year's Eve|passagem de ano=New Year's Eve|carnaval=carnival|dias=days|dia=day|noites=nights|noite=night|mês=month|a primeira semana de=the first week of|no início de=in early|início de=early|em meados de=in mid|meados de=mid|no final de=in late|no fim de=in late|final de=late|próxima semana=next week|próximo mês=next month|próximo=next|próxima=next|este=this|amanhã=tomorrow|saindo de=leaving from|partindo de=leaving from|a partir de=from|desde=from|até=until|ao=to|à=to the|a=to|do=of the|da=of the|de=of|em=in|dias no=days in|dias na=days in|dias em=days in|no=in the|na=in the|nos=in the|queria=I would like|sozinha=alone|sozinho=alone|para=for|pra=to|com=with|sem=without|e=and|ou=or|entre=between|depois=then|primavera=spring|verão=summer|outono=autumn|inverno=winter|somos=we are|queremos ir para=we want to go to|quero ir para=I want to go to|queremos ir=we want to go|quero ir=I want to go|queremos=we want|quero=I want|gostaríamos=we would like|gostaria=I would like|ir para=go to|ir=go|visitar=visit|conhecer=visit|ver=see|viagem para=trip to|viagem=trip|viajar para=travel to|viajar=travel|férias=holiday|lua de mel=honeymoon|pessoas=people|adultos=adults|crianças=kids|criança=child|filhos=kids|minha mulher=my wife|minha esposa=my wife|meu marido=my husband|minha namorada=my girlfriend|meu namorado=my boyfriend|amigos=friends|amigas=friends|orçamento=budget|por pessoa=per person|museus=museums|praia=beach|praias=beaches|algum lugar=somewhere|um=a|uma=a|o=the|os=the|as=the",
    months:
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    weekdays: 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    numbers: 'um dois três quatro cinco seis sete oito nove dez doze quatorze quinze vinte',
    places:
      'Londres=London|Paris=Paris|Roma=Rome|Florença=Florence|Veneza=Venice|Milão=Milan|Nápoles=Naples|Turim=Turin|Lisboa=Lisbon|Sevilha=Seville|Barcelona=Barcelona|Madri=Madrid|Madrid=Madrid|Berlim=Berlin|Munique=Munich|Hamburgo=Hamburg|Viena=Vienna|Praga=Prague|Cracóvia=Krakow|Varsóvia=Warsaw|Atenas=Athens|Istambul=Istanbul|Moscou=Moscow|Moscovo=Moscow|Amsterdã=Amsterdam|Amesterdão=Amsterdam|Bruxelas=Brussels|Copenhague=Copenhagen|Copenhaga=Copenhagen|Estocolmo=Stockholm|Edimburgo=Edinburgh|Genebra=Geneva|Zurique=Zurich|Budapeste=Budapest|Bucareste=Bucharest|Nova York=New York|Nova Iorque=New York|Nova Orleans=New Orleans|Cidade do México=Mexico City|Havana=Havana|Tóquio=Tokyo|Quioto=Kyoto|Pequim=Beijing|Seul=Seoul|Singapura=Singapore|Banguecoque=Bangkok|Cairo=Cairo|Marraquexe=Marrakesh|Cidade do Cabo=Cape Town|Jerusalém=Jerusalem|Rio de Janeiro=Rio de Janeiro|Itália=Italy|Espanha=Spain|França=France|Alemanha=Germany|Inglaterra=England|Escócia=Scotland|Irlanda=Ireland|Grécia=Greece|Japão=Japan|Marrocos=Morocco|Turquia=Turkey|Noruega=Norway|Suécia=Sweden|Suíça=Switzerland|Croácia=Croatia|Tailândia=Thailand|Egito=Egypt|Estados Unidos=United States|Brasil=Brazil|Peru=Peru|Sardenha=Sardinia|Sicília=Sicily|Toscana=Tuscany|Islândia=Iceland|Hungria=Hungary|Polônia=Poland|Áustria=Austria|Holanda=Netherlands|Açores=Azores|Madeira=Madeira|Santorini=Santorini|Dublin=Dublin',
  },
  nl: dutch,
}

/** `phrase=English` of one string, each as a pair. */
export function pairsOf(lines: string): (readonly [foreign: string, english: string])[] {
  return lines.split('|').map((line) => {
    const at = line.indexOf('=')
    return [line.slice(0, at), line.slice(at + 1)] as const
  })
}

/** Every word and phrase of a language with its English, folded by the caller. */
export function entriesOf({
  phrases,
  months,
  weekdays,
  numbers,
  places,
}: Glossary): (readonly [foreign: string, english: string])[] {
  const paired = (words: string, others: readonly string[]) =>
    words.split(' ').map((word, index) => [word, others[index] ?? word] as const)
  return [
    ...pairsOf(places),
    ...pairsOf(phrases),
    ...paired(months, english.months),
    ...paired(weekdays, english.weekdays),
    ...paired(numbers, english.numbers),
  ]
}
