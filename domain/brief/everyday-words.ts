/**
 * English words that are also names of towns somewhere, or a letter away from one. In lower case
 * they are never taken for a place, and with a capital only where a preposition says so.
 */
const everyday = `
surprise overland roadtrip roadtrips originally initially previously formerly afterwards meanwhile regarding greetings sincerely kindly apologies hopefully basically ideally obviously honestly frankly luckily usually normally madam sir team folks
draft design craft generate compose outline sketch devise formulate assemble construct develop produce provide present curate
scrap ditch axe nix drop roman
a abbey abit able about above absolutely ac accommodation across action activities activity
actually add adding adjust adore adores adult adults advance adventure adventures advice afford
affordable afraid african after afternoon afternoons again against age agent ago airbnb airport airports
aka all allergic allergies allergy almost alone along alot alpha already alright also altar
alternative alternatives although always am amazing american among an and angels angers animal
animals anniversaries anniversary annual answer answers any anybody anymore anyone anything anyway
anyways anywhere apartment apartments approx approximately apr april aquarium arcade arch arches
architectural architecture are area areas aria armour around arrange arranging arrive arrived
arrives arriving art artist artistic artists arts as asap asian ask assist asthma at atm attend
attending attraction attractions aug august aunt aurora authentic autumn available average avoid
avoiding away awesome babies baby back backpack bad bagel bagels baggage bail bakeries bakery
balcony ball bamboo band bands bank banks bar barking bars base baseball based basic basically
basin basketball bath bathroom bathrooms battle bay be beach beaches bean beautiful beauty because
become becomes bed bedroom bedrooms beds beef been beer beers before began begin begun behind
believe bell bells below bend beside besides best bestie besties better between beyond bff bicycle
bicycles big bike bikes biking bird birds birthday birthdays black bloom blossom blossoms blue bnb
boat boats book booked booking bookings boom bored boring born borrow boss both bottom boutique
boutiques bow box boyfriend boys branch bread break breakfast breaks bridge bridges brief bright
bring brings british bro brother brothers brought brown brunch btw bucks buddies buddy budget
budgets build burger burgers bury bus buses bush business busy but button buy by bye cabin cabins
cache cafe cafes café cake cakes caldera call came camp camper campervan camping campsite can
canals cancel cannon canoes cant canvas canyon car carbonara card cards care careful carry cars
case cash casino cast castle castles cat cathedral cathedrals cats cave caves cedar celebrate
celebrating cell center central centre centuries century certain chamber chance change changed
charge charming cheap cheaper check cheers cheese chicken child children chill chilled chinese
chocolate choice choices choose choosing chosen christmas church churches cinema cinemas circle
cities city class classes classic clay clean clear client clients cliff cliffs climbing close
closed club clubs coach coal coast coats cocktail cocktails coffee cold colleague colleagues
collect college colon combine come comes coming comfort comfortable comforts commerce compact complete
completely complicated con concert concerts conference conferences confirm congratulations
consider considering constant continent continue convent conversion convertible cook cooking cool
coral cost costs cosy cottage cottages could couldn countries country couple couples course
courses court cousin cousins cove cover cozy crater crazy cream create created creating crew
cricket crime cross crowd crowded crowds crown cruise cube cultural culture currency curry cut
cute cycling dad dads daily dance dancing danger dangerous date dates daughter daughters day days
deal dear dec december decent decide deciding deep definitely del delete delta deluxe depart
departing departs desert deserts design despite dessert desserts detail details diabetic did diet
different difficult dining dinner direct disabled discover discuss disney disneyland district
districts diving diy do doctor doctors does dog dogs doing dollar dollars dolphin dolphins dome
don done dont double down downstairs drawing dream dreaming dreams drew drink drinking drinks
drive driver dry dude dudes during each eager earlier earliest early earn east easter easy eat
eating economy effort egg either elderly elephant elephants elevator else empty end english enjoy
enjoyed enjoying enjoys enough ensure enterprise entertain entire epic escape especially essential
etc eur euro european euros even evening evenings ever every everybody everyone exactly exam
example exams excellent except exchange excited exciting excuse exhausted exotic expensive
experience experiences explore express extend extra extremely eye eyes fact fair fall falls fam
families family famous fan fancy fantastic far fare farther fashion fast father favor favorite
favourite feb february feel feeling feels feet ferns ferries ferry festival festivals few fiance
fiancee find finds fine finish finished finishing first fish fishing fit fitness five fjord fjords
flat flats flew flexible flies flight flights flower flowers fly flying foliage folks follow food
foodie foods foot football for force forest forests forget fort fortnight found fountain four free
french fresh fri friday friend friendly friends from front fruit fruits fry full fully fun funny
further fyi gal galleries gallery gals game games gang gap garden gardens gate gather gay gbp
general gents german get getaway getaways gets getting gin girlfriend girls give given gives
giving glacier glaciers glad globe gluten go god goes going gold golden golf gone gonna good
gorgeous got gotta graduation grain gran grand grandad grandfather grandma grandmother grandpa
grandparents granite granny grant grants grave great greek green grill group groups groves guess
guidance guide guides guys gym had halal half hall halloween halls ham hamm hand handed handle
hands hanukkah happen happens happy hard harmony has hat hate hated hates have haven having head
heading headland heads health healthy heart heat hello help helper helping helps hen her here hey
hi hidden high highlands hike hikes hiking hill hills hillside hilly hip hips hire hiring his
historic historical history hit hockey hold holds holiday holidays home honestly honey honeymoon
honeymoons hook hooks hope hoped hopefully hopes hoping horizon horse hospital hostel hostels hot
hotel hotels hour hours house houses how however hubby huge hull human hun hunting husband i ice
id idea ideal ideally ideas if ill im imagine imperial important impossible impress improve in
include including incredible independence indian indoor indoors industry infant infants injured
inside instead insurance interest interested interesting interrail into irish is ish island
islands issue issues it italian itineraries itinerary its ive jam jan january japanese jazz job
join joining journey journeys joy jr juice jul july jun june jungle just keen keep keeping keeps
kept key kid kiddo kiddos kids kill kind kinda kindly king kitchen knee knees know korean kosher
labor lad ladies lads lake lakes lakeside lamb land landing lands lanes language languages large
last late later latest latin launching law lazy lead leading leads learn learning least leave
leaves leaving lebanese left leg legal legoland legs lens less let lets liberal life lift light
lights like liked likes limestone limit limited limits limo line lines lint lion lions list lit
literally literary literature little live lively lives living local locals lodge lodging log login
logos lol long look looked looking looks lot lots love loved lovely loves loving low luck luckily
luggage lunch luxury macro mad made main mainly make makes making male mall malls man manage
managing many map maps mar march market markets marks marry mary massage match mate mates matter
matters max maximise maximize maximum may maybe maze me meadows meal meals means meat media
medical medication medicine meditation mediterranean meet meeting meetings member memorable
memorial memory mention mentioned meta metro mexican midday middle midnight might milk mill mills
min mind mine minimise minimize minimum minivan minor minute minutes miss mission missus mobile
mobility moderate modest modify mom moment moments mon monday money monkey monkeys month monthly
monument monuments more morning mornings moroccan moss most mostly motel mother motorbike mountain
mountains move moves mr mrs ms much multi mum mums museum museums music musical musician must my
name nan nana national native natural nature nave near nearby nearly necessary need needs
neighborhood neighborhoods neighbourhood neighbourhoods neither nephew nervous never new next nice
niece night nightlife nights no nobody noise noisy none noodle noodles noon normal north not note
nothing nov november now number nut ocean oct october of off offer often oil ok okay old on once
one only open opera opportunity option optional options or orange order organ organise organised
organize other otherwise our ours out outdoor outdoors outside over own pace pack page pages paid
painting pairs palace palaces pale palm palms panorama paper paradise parent parents park parks
part particular partner parts party pass passes passport passports pasta pastries pastry pay
paying peace pearl peer penguin penguins people per perfect perhaps person persons pet pets phone
photo photography pick picking pickup pine pines pink pizza pizzas place places plain plan plane
planes planning plans plant plate play playing plays plaza pleasant please pls plum plus plz pm
point police pollution pool pools pop popular pork port ports portuguese posse possible possibly
post pound pounds practice practise prefer preferably preferred prefers pregnant prepare preparing
presidents pretty price prices pricey private probably problem problems progress propose proposing
prospect pub public pubs put puts quarter question questions queue queues quick quid quiet quite
race races rain rainbow ramadan ramen random range rarely rather reach reaches read reading reads
ready real really reasonable recent recently recharge recommend recommendation recommendations red
regarding regards region regions relax relaxed relaxing religion religious remember remind remote
remove rent rental renting replace republic require reservation reservations reserve resort
resorts rest restaurant restaurants resting retirement return returning reunion reunions reuse
rice rich ride ridge riding right river rivers riverside road roadster rock romance romantic room
rooms root rose roses rotunda roughly round route routes royal rugby ruin ruins rum run running
runs rural rush rye sad safari safaris safe safety said sail sailing saints salad sale salmon salt
salty same sand sandstone sandwich sandy sat saturday sauce saunas save saved saves saving saw say
scale scared scenic schedule school science scientific scooter scooters scores scottish sea
seafood search seaside season seasons seat second seconds secret secure sedan see seeking seem
seems seen sees select sell sells send senior seniors sens sense sep separate sept september
serious set sets seven several shaping share shared shift ship ships shipyard shop shopping shops
short shorten should show shows sick side sight sights sightseeing silence silver similar simple
simply since sincerely singing single sister sisters sit six skating ski skiing skip sky skyline
sleep sleeping sleeps slow small smart smoking snack snacks snorkeling snorkelling snow so soccer
social solo some somebody someone something sometimes somewhere son sons soon sorry sort soul
sound sounds soup south spa space spaceship spanish spare spas speak speaking speaks special spend
spending spent spicy spiritual split sport sports spot spots spring springs square squares sr
stadium stadiums stag stairs stand star start started starting state states station stations
statue statues stay stayed staying stays steak steaks step steps still stone stop stopping stops
store stores story strange street stressed stroll strolling strong student studio stuff stunning
style subway such sugar suggest suggestion suggestions suitable suitcase suite suites summer
summit sun sunbathing sunday sunny sunrise sunset sunsets sunshine super supper sur sure surf
surfing surprise surprising survey survive sushi suv swap sweet swim swimming switch ta tab table
tacos take taken takes taking tango tank tapas tar taste tasting taxi taxis tbh tea team tech
technology teen teenager teenagers teens tell temple temples ten tennis tent tents terminal
terrace thai than thank thanks thanksgiving that thats the theater theaters theatre theatres
theirs them then there therefore they thing things think thinking third this though thought three
through thu thursday thx ticket tickets tiger shabbat shabbos shabbes sabbath shomer jewish till time times tiny tip tips tired to toast today toddler
toddlers together told tomorrow tonight too tool top total totally tour touring tourist tourists
touristy tours toward towards tower towers town towns traditional traffic trail train trains tram
trams transport travel traveler travelers traveling traveller travellers travelling treat tree
trek tried tries trip triple trips tropical true trust try tue tuesday tulips turkish turn tv twin
two ty type typical uber una unable uncle under unforgettable unfortunately union unique universal
university unless until unwind up update upstairs us usd use used using usual usually vacation
vacations valentines valley value van vans various vary vegan vegans vegetable vegetables
vegetarian vegetarians very via vice victory vietnamese view viewpoint viewpoints views villa
village villages villas vineyards visa visas vise visit visited visiting visits vodka volcano
volcanoes vote vs wagon wait waiting wake walk walking walks wall walls wander wandering wanna
want wanted wanting wants ward ware warm warmth was watch water waterfall waterfalls waters waves
way we weather wed wedding weddings wednesday week weekday weekdays weekend weekends weekly weeks
weird welcome well wellness wells went were west weve whale whales what whats wheelchair when
whenever where whereas whether while whiskey whisky white who whole whom whose why wife wifey wifi
wild wildlife will wind wine wines wing winter wish wished wishes with within without woman women
wonder wonderful wondering work works world worried worse worth would writing year yearly years
yen yes yesterday yet yo yoga you young your yours zone zoo zoos
`
export const everydayWords: ReadonlySet<string> = new Set(everyday.trim().split(/\s+/))
