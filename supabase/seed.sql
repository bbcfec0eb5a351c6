-- Content of a first start, applied once, after the migrations and only where seeds are asked for:
-- destinations to read about, with the product's own posters, and the carousel. It is there to show
-- the product on a laptop. What it says of places is true to the best of its authors' knowledge.

insert into public.pages (slug, friendly_name, is_published, created_at) values
  ('paris', 'Paris', true, now() - interval '0 hours'),
  ('london', 'London', true, now() - interval '1 hours'),
  ('japan', 'Japan', true, now() - interval '2 hours'),
  ('new-york', 'New York', true, now() - interval '3 hours'),
  ('florida', 'Florida', true, now() - interval '4 hours'),
  ('cancun', 'Cancún', true, now() - interval '5 hours'),
  ('seattle', 'Seattle', true, now() - interval '6 hours'),
  ('tokyo', 'Tokyo', true, now() - interval '7 hours'),
  ('lisbon', 'Lisbon', true, now() - interval '8 hours'),
  ('rome', 'Rome', true, now() - interval '9 hours'),
  ('kyoto', 'Kyoto', true, now() - interval '10 hours'),
  ('istanbul', 'Istanbul', true, now() - interval '11 hours'),
  ('reykjavik', 'Reykjavík', true, now() - interval '12 hours'),
  ('cape-town', 'Cape Town', true, now() - interval '13 hours');

-- The first section has the place's poster, which is the page's header and stands for it in lists.
insert into public.page_sections
  (page_id, section_order, image_url, title, description, cta_text, cta_link)
select
  page.id, given.place, '/images/destinations/' || page.slug || coalesce('-' || given.picture, ''),
  given.title, given.description, given.cta_text,
  -- A plan begins with the page's place filled in.
  case when given.cta_link = '/itinerary/new/plan'
    then given.cta_link || '?where=' || replace(page.friendly_name, ' ', '+')
    else given.cta_link
  end
from (values
  (
    'paris', 0, null, 'Begin on the islands',
    'The city started on the Île de la Cité. Walk from the quiet triangle of Place Dauphine to Notre-Dame, open again since December 2024, and cross the small bridge to the Île Saint-Louis for an ice cream by the river.',
    null, null
  ),
  (
    'paris', 1, 'louvre', 'One museum at a time',
    'The Louvre is closed on Tuesdays, the Musée d’Orsay on Mondays. Book a morning for one of them, choose two or three rooms, and leave while you still want more.',
    'The Louvre’s hours and tickets', 'https://www.louvre.fr/en'
  ),
  (
    'paris', 2, 'canal', 'Along the Canal Saint-Martin',
    'Iron footbridges, plane trees and locks that still work. On Sundays the quays are closed to cars, and half the neighborhood has lunch on the stone edge.',
    null, null
  ),
  (
    'paris', 3, 'montmartre', 'Up the back of Montmartre',
    'Come by the stairs from Lamarck-Caulaincourt, past the vineyard in Rue des Saules, and reach Sacré-Cœur from behind. The view from its steps costs nothing.',
    null, null
  ),
  (
    'paris', 4, 'tower', 'The tower, from across the river',
    'The best place to see the Eiffel Tower is not on it. After dark it sparkles for five minutes at the top of every hour; the terrace of the Trocadéro has the whole of it.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'london', 0, null, 'The south bank, end to end',
    'From Westminster Bridge to Tower Bridge the path keeps to the river. Allow two hours with stops: the book stalls under Waterloo Bridge, the Tate’s terrace, the Globe.',
    null, null
  ),
  (
    'london', 1, 'museum', 'Museums that ask for nothing',
    'The British Museum, the National Gallery, Tate Modern and the V&A charge no admission to their permanent collections. That makes a short visit a pleasure: an hour, one wing, then lunch.',
    'The British Museum', 'https://www.britishmuseum.org'
  ),
  (
    'london', 2, 'borough', 'Borough Market before noon',
    'There has been a market by the bridge for about a thousand years. It is closed on Mondays and crowded on Saturdays; a weekday morning is the time.',
    null, null
  ),
  (
    'london', 3, 'greenwich', 'To Greenwich by boat',
    'The river bus passes under Tower Bridge and lands below the Cutty Sark. Climb the hill to the Royal Observatory: the prime meridian runs through the courtyard, and the view of the city is free.',
    null, null
  ),
  (
    'london', 4, 'heath', 'A hill of one’s own',
    'Parliament Hill on Hampstead Heath looks over all of London, with kites overhead and ponds to swim in below.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'japan', 0, null, 'Tokyo to Kyoto with a mountain in the window',
    'The fastest trains take about two and a quarter hours. Going west, sit on the right: on a clear day Mount Fuji appears some forty-five minutes out of Tokyo.',
    null, null
  ),
  (
    'japan', 1, 'card', 'One card for nearly everything',
    'A Suica, PASMO or ICOCA card pays for trains, subways and buses in all large cities, and for a coffee from a machine. Get one first, and stop reading fare tables.',
    null, null
  ),
  (
    'japan', 2, 'onsen', 'A night with hot water',
    'Sleep once in a ryokan by a hot spring: Hakone is close to Tokyo, Kinosaki to Kyoto. Wash before you get in. Some baths still turn tattoos away, so ask when you book.',
    null, null
  ),
  (
    'japan', 3, 'seasons', 'When to come',
    'Cherry blossom moves north from late March to early May. The maples turn in Hokkaido in October and in Kyoto in late November. Golden Week, at the turn of May, is when everybody travels.',
    null, null
  ),
  (
    'japan', 4, 'platform', 'Small courtesies',
    'Nobody expects a tip. Line up where the platform is marked, keep your voice down on trains, and carry your rubbish with you: bins are few.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'new-york', 0, null, 'The skyline from the ferry',
    'The Staten Island Ferry is free, runs day and night and passes the Statue of Liberty. Twenty-five minutes out, twenty-five back, best in the hour before sunset.',
    'The ferry’s timetable', 'https://www.siferry.com'
  ),
  (
    'new-york', 1, 'high-line', 'The High Line, early',
    'A railway on stilts that became a garden, from Gansevoort Street to 34th Street. Before nine in the morning it belongs to the people who live along it.',
    null, null
  ),
  (
    'new-york', 2, 'met', 'The Met, without trying to see it all',
    'It is closed on Wednesdays and open late on Fridays and Saturdays. Begin with the Temple of Dendur, then go wherever your feet do.',
    'The Met', 'https://www.metmuseum.org'
  ),
  (
    'new-york', 3, 'bridge', 'Brooklyn Bridge, toward Manhattan',
    'Take the subway over and walk back: the towers stand before you all the way. It is a little more than a mile, on a wooden deck above the traffic.',
    null, null
  ),
  (
    'new-york', 4, 'queens', 'Lunch on the 7 train',
    'The line through Queens stops at one kitchen after another: Nepali dumplings in Jackson Heights, and half of China in Flushing.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'florida', 0, null, 'Pastel on Ocean Drive',
    'Some eight hundred buildings of the 1920s to 1940s stand in the Art Deco district of Miami Beach. Go at breakfast, when the light is soft and the street is empty.',
    null, null
  ),
  (
    'florida', 1, 'everglades', 'The Everglades in the dry months',
    'From December to April the water is low, the animals gather and the mosquitoes rest. The Anhinga Trail is less than a mile of boardwalk, with alligators and herons close beside it.',
    'Everglades National Park', 'https://www.nps.gov/ever'
  ),
  (
    'florida', 2, 'keys', 'The road across the sea',
    'The Overseas Highway runs from the mainland to Key West over forty-two bridges. Stop at Bahia Honda for the beach, and walk out on the old Seven Mile Bridge at sunset.',
    null, null
  ),
  (
    'florida', 3, 'spring', 'Springs as clear as glass',
    'The water of Florida’s springs stays at about 22 °C all year. From mid-November to March manatees come in from the cold: Blue Spring and Crystal River are the places to see them.',
    null, null
  ),
  (
    'florida', 4, 'rocket', 'A rocket in the morning',
    'The visitor complex at Kennedy Space Center is a day of its own. If a launch is due, the shores of Titusville see it for free.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'cancun', 0, null, 'Chichén Itzá before the coaches',
    'The gates open at eight and the coaches arrive about ten. Sleep in Valladolid, forty minutes away, and you have El Castillo nearly to yourself.',
    null, null
  ),
  (
    'cancun', 1, 'reef', 'The reef at Puerto Morelos',
    'The second-largest barrier reef of the world runs along this coast, and here it comes within sight of the beach. Boats from the pier go out in a few minutes.',
    null, null
  ),
  (
    'cancun', 2, 'cenote', 'A swim underground',
    'Cenotes are windows into the rivers under Yucatán: clear, cool and fresh. Shower first and leave sunscreen off; what you wear ends up in the water people drink.',
    null, null
  ),
  (
    'cancun', 3, 'isla', 'Isla Mujeres for a day',
    'The ferry from Puerto Juárez takes about twenty minutes. Playa Norte is shallow and calm; at the southern tip the sun comes up over Mexico first.',
    null, null
  ),
  (
    'cancun', 4, 'months', 'Choose your months',
    'December to April is dry and busy. Storms are likeliest from August to October, and from spring into summer seaweed may cover some beaches: the lee side of the islands usually stays clear.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'seattle', 0, null, 'The view everybody means',
    'Kerry Park on Queen Anne hill: the Space Needle, downtown and the volcano in one look. Stay until the lights come on.',
    null, null
  ),
  (
    'seattle', 1, 'market', 'Pike Place before ten',
    'Farmers and fishmongers have sold here since 1907. Come while they are still setting up, and have breakfast at a counter with a view of the bay.',
    null, null
  ),
  (
    'seattle', 2, 'ferry', 'Across the Sound on foot',
    'The ferry to Bainbridge Island takes thirty-five minutes, and walkers pay only on the way out. The skyline and, with luck, Mount Rainier come along.',
    'Ferry timetables', 'https://wsdot.wa.gov/travel/washington-state-ferries'
  ),
  (
    'seattle', 3, 'meadow', 'A day on the mountain',
    'Paradise, on the southern flank of Mount Rainier, is some two and a half hours by car. In July and August the meadows flower. Look up first whether entry has to be booked.',
    'Mount Rainier National Park', 'https://www.nps.gov/mora'
  ),
  (
    'seattle', 4, 'locks', 'Boats and salmon at the locks',
    'The Ballard Locks lift boats from the sea to the lakes all day. In summer salmon climb the ladder beside them, behind glass. Both are free to watch.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'tokyo', 0, null, 'The city from above, for free',
    'The two observation decks of the Metropolitan Government Building in Shinjuku, two hundred meters up, ask no admission. One of them is usually open until late.',
    null, null
  ),
  (
    'tokyo', 1, 'temple', 'Sensō-ji at seven',
    'The grounds of the oldest temple in the city never close. At seven there are monks, pigeons and people on their way to work; at eleven there is no room to turn.',
    null, null
  ),
  (
    'tokyo', 2, 'market', 'Breakfast at Tsukiji',
    'The wholesale market moved to Toyosu in 2018; the outer market stayed. Knives, tea, omelettes on sticks and sushi for breakfast. Many stalls rest on Sundays and some Wednesdays.',
    null, null
  ),
  (
    'tokyo', 3, 'forest', 'A forest in the middle',
    'The trees around Meiji Shrine were planted a century ago, about a hundred thousand of them. Ten minutes from Harajuku’s crowds you hear only gravel.',
    null, null
  ),
  (
    'tokyo', 4, 'yanaka', 'Yanaka, where the old town stands',
    'Fire and war passed this quarter by. Wooden shops, small temples, cats, and a shopping street that ends in a flight of stairs made for watching the sunset.',
    null, null
  ),
  (
    'tokyo', 5, 'line', 'Round the city in an hour',
    'The Yamanote Line is a circle of thirty stations. Almost everything worth a day lies on it or one stop away.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'lisbon', 0, null, 'Tram 28, before nine',
    'The yellow tram squeaks through Graça, Alfama and Estrela. In the early morning it is still a tram; later it is a line. Keep a hand on your bag.',
    null, null
  ),
  (
    'lisbon', 1, 'alfama', 'Alfama by its viewpoints',
    'From Miradouro da Graça down to Portas do Sol and on to Santa Luzia: three terraces, each with another river. Fado comes out of the doors after dark.',
    null, null
  ),
  (
    'lisbon', 2, 'belem', 'Belém in a morning',
    'The Jerónimos Monastery is closed on Mondays. The custard tarts round the corner have been baked since 1837; eat them warm, with cinnamon.',
    null, null
  ),
  (
    'lisbon', 3, 'tagus', 'Ten minutes across the Tagus',
    'The ferry from Cais do Sodré to Cacilhas is part of the city’s transport. On the other side: grilled fish on the quay, and Lisbon in the evening sun.',
    null, null
  ),
  (
    'lisbon', 4, 'sintra', 'Sintra, by the first train',
    'Forty minutes from Rossio station, and ten degrees cooler. See Pena early and the gardens of Regaleira after the day-trippers have left.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'rome', 0, null, 'Three ruins, one ticket',
    'Colosseum, Forum and Palatine share a ticket, and the Colosseum wants a time. Take the first one, then climb the Palatine: it has shade, and the view down into the Forum.',
    null, null
  ),
  (
    'rome', 1, 'pantheon', 'Rain in the Pantheon',
    'The hole in the dome is nearly nine meters wide and open to the sky; the marble floor slopes so that the rain runs off. It has stood so for nineteen hundred years.',
    null, null
  ),
  (
    'rome', 2, 'vatican', 'The Vatican, on the right day',
    'The museums are closed on most Sundays. Late in the afternoon the tour groups thin out, and the Sistine Chapel is almost quiet.',
    'Vatican Museums', 'https://www.museivaticani.va'
  ),
  (
    'rome', 3, 'fountain', 'Water from the wall',
    'Some 2,500 iron fountains run with good drinking water. Close the spout with a finger, and it comes out of the small hole on top.',
    null, null
  ),
  (
    'rome', 4, 'trastevere', 'Trastevere after nine',
    'Romans eat late. Cross Ponte Sisto when the street lamps are lit, and choose the place with the short menu.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'kyoto', 0, null, 'Fushimi Inari, above the crowd',
    'The shrine is free and open day and night. Most people turn back at the first viewpoint; above it the gates go on, and the path becomes a forest. Two to three hours for the whole round.',
    null, null
  ),
  (
    'kyoto', 1, 'bamboo', 'Arashiyama at first light',
    'The bamboo is at its best before eight. Afterward walk along the river, or up to the monkeys and the view over the city.',
    null, null
  ),
  (
    'kyoto', 2, 'gion', 'Gion, as a guest',
    'People live and work here. The private alleys are closed to visitors, and photographs of geiko and maiko in the street are not welcome. The main streets are yours, best at dusk.',
    null, null
  ),
  (
    'kyoto', 3, 'nishiki', 'Nishiki, the kitchen of the city',
    'Five blocks under one roof: pickles, tofu skin, knives, dried fish. Eat where you bought it; walking and eating is frowned upon.',
    null, null
  ),
  (
    'kyoto', 4, 'train', 'Take the train, not the bus',
    'The buses to the famous temples are full. Two subway lines, the JR line to Arashiyama and the Keihan line along the river get you to most of them, with a short walk.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'istanbul', 0, null, 'Two continents for a fare',
    'The ferry from Eminönü or Karaköy to Kadıköy takes about twenty minutes. Buy a glass of tea on board, stand outside, and watch the domes grow small.',
    null, null
  ),
  (
    'istanbul', 1, 'sophia', 'Hagia Sophia, between prayers',
    'It has been a mosque again since 2020. Visitors have an entrance of their own to the upper gallery, where the mosaics are; around the Friday noon prayer it is closed to them.',
    null, null
  ),
  (
    'istanbul', 2, 'bazaar', 'The bazaar has a day off',
    'The Grand Bazaar is closed on Sundays. On other days go in by one gate and out by another, and do not worry about where you are: it is four thousand shops, and all of it is the way.',
    null, null
  ),
  (
    'istanbul', 3, 'topkapi', 'Topkapı with a map',
    'The palace is closed on Tuesdays. Start with the Harem, end on the terrace above the Golden Horn, and leave an hour for the kitchens and their porcelain.',
    null, null
  ),
  (
    'istanbul', 4, 'suleymaniye', 'Sinan’s masterpiece',
    'The Süleymaniye is quieter than its famous neighbors, and its garden has the best view of the Horn. Across the street old restaurants serve white beans, and hardly anything else.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'reykjavik', 0, null, 'The city from the church',
    'A lift goes up the tower of Hallgrímskirkja, seventy-four meters of concrete basalt. Below: colored roofs, the harbor, and on clear days a glacier.',
    null, null
  ),
  (
    'reykjavik', 1, 'pool', 'A pool in every neighborhood',
    'Icelanders meet in hot water. Sundhöllin and Vesturbæjarlaug are outdoors, warm and cheap. Wash without a swimsuit first: it is the one rule everybody keeps.',
    null, null
  ),
  (
    'reykjavik', 2, 'geyser', 'The Golden Circle at your own pace',
    'Þingvellir, Geysir and Gullfoss make a full day by car. Strokkur erupts every few minutes, so nobody has to wait long.',
    null, null
  ),
  (
    'reykjavik', 3, 'aurora', 'When the sky moves',
    'Northern lights need darkness and a clear sky: September to April, and patience. The weather office forecasts both, cloud by cloud.',
    'The aurora forecast', 'https://en.vedur.is/weather/forecasts/aurora/'
  ),
  (
    'reykjavik', 4, 'midnight', 'Light until midnight',
    'In June the sun barely sets. Walk along the shore from Harpa to the Sun Voyager at eleven in the evening, and have supper afterward.',
    'Plan these days', '/itinerary/new/plan'
  ),
  (
    'cape-town', 0, null, 'The mountain, on the first clear day',
    'Cloud and wind close Table Mountain without notice, so go when you can see it. The cable car turns as it climbs; Platteklip Gorge is the way on foot, in about two hours.',
    'Is the cableway open?', 'https://www.tablemountain.net'
  ),
  (
    'cape-town', 1, 'robben', 'Robben Island',
    'Ferries leave from the Waterfront. People who were imprisoned there have guided visitors through the prison themselves. Book ahead, and keep a day in hand: the sea decides.',
    null, null
  ),
  (
    'cape-town', 2, 'penguins', 'Penguins, then the Cape',
    'At Boulders, by Simon’s Town, a boardwalk leads among a colony of African penguins. Half an hour on, the road ends at Cape Point and the Cape of Good Hope.',
    null, null
  ),
  (
    'cape-town', 3, 'garden', 'Kirstenbosch in the afternoon',
    'The garden lies on the eastern slope, with only plants of southern Africa in it. A walkway curves through the tops of the trees; in summer there is music on Sunday evenings.',
    null, null
  ),
  (
    'cape-town', 4, 'bo-kaap', 'Bo-Kaap, with manners',
    'The bright houses below Signal Hill are homes. Begin at the small museum in Wale Street, buy spices, and ask before you photograph a doorway with somebody in it.',
    null, null
  ),
  (
    'cape-town', 5, 'vines', 'Vineyards within the hour',
    'Stellenbosch and Franschhoek are under an hour away. Choose two estates rather than five, and somebody else to drive.',
    'Plan these days', '/itinerary/new/plan'
  )
) as given (slug, place, picture, title, description, cta_text, cta_link)
join public.pages as page on page.slug = given.slug;

-- The history of each page begins here, so that the way back from a first change is open.
insert into public.page_versions (page_id, number, content, saved_by)
select
  page.id, 1,
  jsonb_build_object(
    'slug', page.slug, 'friendly_name', page.friendly_name, 'is_published', page.is_published,
    'sections', jsonb_agg(
      jsonb_build_object(
        'id', section.id, 'image_url', section.image_url, 'title', section.title,
        'description', section.description, 'cta_text', section.cta_text,
        'cta_link', section.cta_link
      ) order by section.section_order
    )
  ),
  null
from public.pages as page join public.page_sections as section on section.page_id = page.id
group by page.id;

insert into public.carousel_items
  (title, description, image_url, itinerary_link, display_order)
values
  (
    'Paris, France', 'Islands, one museum at a time, and the river at dusk.',
    '/images/destinations/paris', '/view-itinerary/paris', 0
  ),
  (
    'Tokyo, Japan', 'A temple at seven, breakfast at the market, the city from above.',
    '/images/destinations/tokyo', '/view-itinerary/tokyo', 1
  ),
  (
    'London, England', 'Free museums, the south bank end to end, Greenwich by boat.',
    '/images/destinations/london', '/view-itinerary/london', 2
  ),
  (
    'Japan', 'Tokyo to Kyoto, a night with hot water, and a mountain in the window.',
    '/images/destinations/japan', '/view-itinerary/japan', 3
  ),
  (
    'New York, USA', 'The skyline from the ferry, the High Line early, lunch on the 7 train.',
    '/images/destinations/new-york', '/view-itinerary/new-york', 4
  ),
  (
    'Florida, USA', 'Springs as clear as glass, the road across the sea, a rocket in the morning.',
    '/images/destinations/florida', '/view-itinerary/florida', 5
  ),
  (
    'Cancún, Mexico', 'Reefs, rivers underground, and Chichén Itzá before the coaches.',
    '/images/destinations/cancun', '/view-itinerary/cancun', 6
  ),
  (
    'Seattle, USA', 'The market before ten, a ferry across the Sound, a day on the mountain.',
    '/images/destinations/seattle', '/view-itinerary/seattle', 7
  );
