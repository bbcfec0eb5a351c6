/** Islands and landscapes of Europe that lists of cities lack, written as in `travelled-regions.ts`. */
export const travelledEuropeLines = `
Snaefellsnes|IS|64.9|-23.3|Snæfellsnes
Westman Islands|IS|63.4|-20.3
Senja|NO|69.3|17.3
Geirangerfjord|NO|62.1|7.1|Geiranger
Preikestolen|NO|59|6.2|Pulpit Rock
Nordkapp|NO|71.2|25.8|North Cape
Finnish Lapland|FI|68|26
Dartmoor|GB|50.6|-3.9
Exmoor|GB|51.1|-3.6
Brecon Beacons|GB|51.9|-3.4|Bannau Brycheiniog
Holy Island|GB|55.7|-1.8|Lindisfarne
Scilly|GB|49.9|-6.3|Scilly Isles
Isle of Harris|GB|57.9|-6.8|Harris
Glencoe|GB|56.7|-5
Achill|IE|54|-10|Achill Island
Noirmoutier|FR|47|-2.2
Belle-Île|FR|47.3|-3.2|Belle Ile en Mer
Porquerolles|FR|43|6.2
Calanques|FR|43.2|5.5
Verdon|FR|43.8|6.4|Gorges du Verdon,Verdon Gorge
Val Gardena|IT|46.6|11.7
Jungfrau|CH|46.5|8
Engadine|CH|46.5|9.9|Engadin
Veluwe|NL|52.2|5.8
Cabo de Gata|ES|36.8|-2.1
La Graciosa|ES|29.3|-13.5
El Hierro|ES|27.7|-18
São Miguel|PT|37.8|-25.5|Sao Miguel Island
Terceira|PT|38.7|-27.2
Gerês|PT|41.7|-8.2|Peneda-Gerês
Alonissos|GR|39.2|23.9
Ikaria|GR|37.6|26.2
Paxos|GR|39.2|20.2|Paxi
Syros|GR|37.4|24.9
Samothrace|GR|40.5|25.6
Lošinj|HR|44.6|14.4
Mljet|HR|42.7|17.5
Durmitor|ME|43.1|19
Theth|AL|42.4|19.8
Bohinj|SI|46.3|13.9|Lake Bohinj
Anglesey|GB|53.3|-4.4
Ardèche|FR|44.7|4.5
Alta Badia|IT|46.6|11.9
Astypalea|GR|36.5|26.4|Astypalaia
Beara|IE|51.7|-9.8|Beara Peninsula
Costa Smeralda|IT|41.1|9.5
Dugi Otok|HR|44|15
Egadi Islands|IT|38|12.2|Egadi
Gargano|IT|41.8|16
Giglio|IT|42.4|10.9|Isola del Giglio
Île d'Oléron|FR|45.9|-1.3|Oleron
Inishmore|IE|53.1|-9.7|Inis Mór
Kastellorizo|GR|36.2|29.6|Meis
Kornati|HR|43.8|15.3
Koufonisia|GR|36.9|25.6
Krka|HR|43.8|16
Lake Skadar|ME|42.2|19.3|Skadar
Lemnos|GR|39.9|25.2|Limnos
Leros|GR|37.1|26.8
Mavrovo|MK|41.7|20.7
Mount Athos|GR|40.2|24.3
Nisyros|GR|36.6|27.2
Tilos|GR|36.4|27.4
Halki|GR|36.2|27.6
Donoussa|GR|37.1|25.8
Pelješac|HR|42.9|17.4
Skellig Islands|IE|51.8|-10.5|Skellig Michael
Speyside|GB|57.5|-3.2
Stromboli|IT|38.8|15.2
Tremiti Islands|IT|42.1|15.5|Tremiti
Troodos|CY|34.9|32.9
Trossachs|GB|56.2|-4.4
Uist|GB|57.3|-7.3|North Uist,South Uist
Ullswater|GB|54.6|-2.9
Valentia Island|IE|51.9|-10.4
Vercors|FR|44.9|5.4
Wye Valley|GB|51.8|-2.7
Zagori|GR|39.9|20.7|Zagoria,Zagorochoria
Marais Poitevin|FR|46.3|-0.7
Inner Hebrides|GB|56.4|-6.2
Isle of Lewis|GB|58.2|-6.6|Lewis
Iona|GB|56.3|-6.4|Isle of Iona
Fife|GB|56.3|-3.2|East Neuk,East Neuk of Fife
Scottish Borders|GB|55.5|-2.8
South Downs|GB|50.9|-0.7
Antrim Coast|GB|55.2|-6.2|Causeway Coast
Shropshire|GB|52.6|-2.7|Shropshire Hills
Forest of Dean|GB|51.8|-2.6
Kintyre|GB|55.5|-5.6|Mull of Kintyre
Ardnamurchan|GB|56.7|-6
Knoydart|GB|57.1|-5.6
Torridon|GB|57.5|-5.5
Assynt|GB|58.2|-5
Burren|IE|53|-9.1|The Burren
Boyne Valley|IE|53.7|-6.5
Cévennes|FR|44.3|3.6
Maremma|IT|42.6|11.2
Cilento|IT|40.2|15.2
Salina|IT|38.6|14.8
Rías Baixas|ES|42.4|-8.8|Rias Bajas
Alpujarras|ES|36.9|-3.3|Las Alpujarras
Pueblos Blancos|ES|36.8|-5.4|White Villages
Faial|PT|38.6|-28.7
São Jorge|PT|38.6|-28
Costa Vicentina|PT|37.5|-8.8|Rota Vicentina
Serra da Estrela|PT|40.3|-7.6
Sporades|GR|39.2|23.7
Albanian Riviera|AL|40.1|19.8
Valbona|AL|42.5|19.9|Valbona Valley
Soča Valley|SI|46.3|13.6
Lavaux|CH|46.5|6.7
Romantic Road|DE|49.4|10.2
Allgäu|DE|47.5|10.3
Chiemsee|DE|47.9|12.5
Eifel|DE|50.3|6.7
Amrum|DE|54.7|8.3
Föhr|DE|54.7|8.5
Terschelling|NL|53.4|5.3
Samsø|DK|55.9|10.6
Bohuslän|SE|58.3|11.5
Lysefjord|NO|59|6.3
Hardangerfjord|NO|60.2|6.3|Hardanger
Jotunheimen|NO|61.6|8.3
Trolltunga|NO|60.1|6.7
Sognefjord|NO|61.1|6.5
Nordfjord|NO|61.9|6
Vesterålen|NO|68.7|15.2
Ylläs|FI|67.6|24.2
Lake Saimaa|FI|61.3|28.2|Saimaa
Mývatn|IS|65.6|-17|Lake Myvatn
Jökulsárlón|IS|64.1|-16.2
Landmannalaugar|IS|64|-19.1
Thórsmörk|IS|63.7|-19.5
Skaftafell|IS|64|-17
Hiiumaa|EE|58.9|22.7
Comino|MT|36|14.3
`
