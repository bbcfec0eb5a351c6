/** Requests as people write them: who comes along, and what they can not eat or walk. */
import type { Request } from './expected.ts'

export const writtenCompany: readonly Request[] = [
  [
    'Paris 3 days. 2 adults + kid 7. Dinosaurs, Eiffel tower, crepes. 12-14 april. ~900 eur.',
    {
      to: ['Paris'],
      on: '2027-04-12..2027-04-14',
      days: 3,
      people: 3,
      kids: 1,
      tastes: ['crepes'],
    },
  ],
  [
    "Good evening. My name is Florence and I am writing on behalf of our small reading circle, six ladies, the youngest of whom is 66. We have talked about Dublin for years (Joyce, you understand) and now that Maureen has had her new hip we should like finally to go, for four days, in the middle of June, so as to be there on Bloomsday itself. We don't walk fast, we like a good lunch, and two of us do not eat fish. Would you be so kind as to draw something up?",
    { to: ['Dublin'], days: 4, people: 6, needs: ['limited-walking'] },
  ],
  [
    'I would like to make a travel to Copenhagen with my wife and our son who has 4 years. We stay one week in july. We like bicycle, playground, design and he loves trains. Budget maximum 2500 euro without the flight. Thank you for your help',
    { to: ['Copenhagen'], days: 7, people: 3, kids: 1 },
  ],
  [
    'yo 8 lads stag do krakow 3 nites from thurs 20 may, go karts, beer, shooting range mayb, 1 of us is coeliac 1 dont drink. 300 quid a head',
    { to: ['Krakow'], on: '2027-05-20..2027-05-23', days: 4, people: 8, diets: ['gluten-free'] },
  ],
  [
    "Dear Sir or Madam, I am a wheelchair user (manual chair, I can't transfer without help) and my partner and I are considering Stockholm in the week before Midsummer 2027, for five days. I would need step-free hotels, museums and ferries. We especially like the Vasa, modern design and cinnamon buns.",
    {
      to: ['Stockholm'],
      days: 5,
      people: 2,
      needs: ['wheelchair', 'no-stairs'],
      tastes: ['design', 'cinnamon buns'],
    },
  ],
  [
    'is 2 days enough for bruges?? going in december w/ my mom for the xmas market, she uses a rollator so cobbles r a worry. chocolate obviously',
    { to: ['Bruges'], days: 2, people: 2, needs: ['limited-walking'], tastes: ['chocolate'] },
  ],
  [
    'pregnant (will be 26 weeks) and want a calm babymoon, 4 nights, Nice, late april. flat walks, sea view, good pastries. nothing raw obv. hubby wants one museum',
    { to: ['Nice'], days: 5, people: 2 },
  ],
  [
    'what can we do in edinburgh with a 10 month old baby and a pushchair for 3 days end of august?? is the fringe doable with a baby haha',
    { to: ['Edinburgh'], days: 3, kids: 1, needs: ['stroller'], tastes: ['fringe'] },
  ],
  [
    'Trip for 2 to Buenos Aires 10 days in march, we dance tango (intermediate) so milongas most nights, days slow & late starts. Vegan girlfriend, me carnivore. Approx 2.000 USD for everything on the ground.',
    { to: ['Buenos Aires'], days: 10, people: 2, diets: ['vegan'], tastes: ['tango', 'milongas'] },
  ],
  [
    "Delhi, Agra, Jaipur, usual golden triangle, 7 days, over Holi next March. Mum is 62 and I'm 33. Where's best to be on Holi day itself without getting mobbed? stomach-safe food please, nothing too spicy for mum",
    { to: ['Delhi', 'Agra', 'Jaipur'], days: 7, people: 2, skip: ['crowds', 'spicy food'] },
  ],
  [
    'need 1 perfect day in san francisco, sat june 5, w my 11 yo daughter. alcatraz, sea lions, clam chowder. staying at the hotel zephyr',
    {
      to: ['San Francisco'],
      on: '2027-06-05..2027-06-05',
      days: 1,
      people: 2,
      kids: 1,
      tastes: ['clam chowder'],
    },
  ],
  [
    'We have 48 hours in Toronto w/ nothing booked!! CN tower, kensington market, maybe a jays game. 2 adults 2 teens. arriving friday 11 june',
    { to: ['Toronto'], on: '2027-06-11..2027-06-12', days: 2, people: 4, kids: 2 },
  ],
  [
    "Hello forum, long time lurker. Husband (Parkinson's, manages about 500 m then needs to sit) and I always dreamt of the Norwegian fjords but a cruise isn't for us, too many people. So: Bergen as a base for 6 nights in early June, day trips by boat or train where one can sit and look out of the window. I eat no dairy. We'd spend up to 25 000 Norwegian kroner.",
    { to: ['Bergen'], days: 7, people: 2, diets: ['dairy-free'], skip: ['crowds', 'cruise'] },
  ],
  [
    'Can u do something for my class? 24 students age 16-17 and 3 teachers, 4 days Munich, May, as cheap as possible, topics: Nazi history (Dachau), Deutsches Museum, one fun evening w/o alcohol.',
    { to: ['Munich'], days: 4, people: 27, kids: 24, skip: ['alcohol'], tastes: ['nazi history'] },
  ],
  [
    "Looking for three relaxed days in Ljubljana & around (lake Bled one day). We're a lesbian couple with a small dog, dachshund. Second weekend of May. Cafés, river, castles, gluten free for me.",
    { to: ['Ljubljana'], days: 3, people: 2, diets: ['gluten-free'], tastes: ['river'] },
  ],
  [
    "Easter in Seville, from Palm Sunday to Easter Sunday, my mother 71 and me. We want to see the processions but have somewhere to sit. Also the Alcázar. She's diabetic.",
    {
      to: ['Seville'],
      on: '2027-03-21..2027-03-28',
      days: 8,
      people: 2,
      needs: ['limited-walking'],
      tastes: ['processions'],
    },
  ],
  [
    'Could you kindly arrange a programme in Istanbul for my boss and his wife, 4 days from 8 November 2027, luxury level, private guide, hammam, Bosphorus by private yacht, no alcohol at dinners. He dislikes fish. Budget: up to ten thousand euros, flights separate.',
    {
      to: ['Istanbul'],
      on: '2027-11-08..2027-11-11',
      days: 4,
      people: 2,
      tastes: ['private guide', 'bosphorus'],
    },
  ],
  [
    'Hi, could you put together 4 days for us over the early May bank holiday, Fri 30 April to Mon 3 May 2027? Two adults, one 6 year old, hotel already booked (a Premier Inn, near the station). We like parks, trains and ice cream, nothing too pricey. Cheers, Steve',
    {
      asks: true,
      on: '2027-04-30..2027-05-03',
      days: 4,
      people: 3,
      kids: 1,
      tastes: ['trains', 'ice cream'],
    },
  ],
  [
    'We live in Paris, Ontario and have never flown further than Florida. For our silver wedding we are going to Vienna, five days, the week of October 18th, 2027. Mozart, cake, the white horses. Nothing modern. $4,000 Canadian, hotel included, not the flight.',
    { to: ['Vienna'], from: 'Paris', days: 5, people: 2 },
  ],
  [
    "I have vertigo, so no towers, cable cars or glass floors. Otherwise we'd love four days in Dubai, 17-20 January 2027, me and my wife and mother-in-law. Desert dinner, old souks, gold, a good Keralan restaurant. All vegetarian.",
    { to: ['Dubai'], on: '2027-01-17..2027-01-20', days: 4, people: 3 },
  ],
  [
    "Good day. I am a blind traveller with a guide dog (Bella) and I'll visit Berlin with a friend for 5 days from 24 May 2027. We look for places where one can touch, listen and taste: concerts, tactile models, markets, food tours. My friend is lactose intolerant.",
    { to: ['Berlin'], on: '2027-05-24..2027-05-28', days: 5, people: 2 },
  ],
  [
    "Namaste, planning for my parents (64, 61) first foreign trip — Switzerland 8 days in June. They're from Pune, pure veg, no eggs. Want to see snow (Jungfrau or Titlis), lakes, where DDLJ was shot. They walk ok but slow. 3 lakh rupees for both excluding flights, tight?",
    { to: ['Switzerland'], from: 'Pune', days: 8, people: 2 },
  ],
  [
    'nashville 4 day trip w my mom n aunt sept 16-19. grand ole opry, honky tonks early not late, biscuits, dolly parton anything. mom cant do stairs',
    { to: ['Nashville'], on: '2027-09-16..2027-09-19', days: 4, people: 3 },
  ],
  [
    "Dear all, the choir of St. Mary's (31 singers, mostly 50+, and our conductor) will sing in Salzburg on Saturday 19 June 2027 and has the Friday and Sunday free for sightseeing. Coach available. Sound of Music for some, definitely not for others! Beer garden in the evening.",
    { to: ['Salzburg'], people: 32 },
  ],
  [
    'I fancy going to see the tulips, you know, that Keukenhof. 4 days Amsterdam with my neighbour Doris, 76 and 78 yrs, third week in April. No bicycles thank you very much. Nice soup. Train from Ipswich way via Harwich ferry.',
    { to: ['Amsterdam'], from: 'Ipswich', days: 4, people: 2 },
  ],
  [
    "Last autumn my husband passed and I promised him I'd still see Kyoto. Could you think of a gentle six days there in late November 2027, for a woman of 69 on her own? He loved moss and I love sweets. I'd rather one lovely thing each day than ten. I don't mind about cost.",
    { to: ['Kyoto'], days: 6, people: 1 },
  ],
  [
    'Kia ora, from Dunedin here. Mate and I have cheap fares to Buenos Aires, 11 days, Oct. Thinking 5 BA, 3 Iguazu, 3 Mendoza. steak, malbec, waterfalls, footy. NZ$150 a day each... call it 300 for the two of us.',
    { to: ['Buenos Aires', 'Iguazu', 'Mendoza'], days: 11, people: 2 },
  ],
]
