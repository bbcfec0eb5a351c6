import type { Request } from './expected.ts'

/** Who comes along, in the words of many who write: kin by name and age, friends, clubs, dogs, and those who stay at home. */
export const companyInPassing: readonly Request[] = [
  [
    "Amalfi coast in May: me, my husband Greg and Greg's mum Pauline, 79. Week.",
    { people: 3, adults: 3, who: ['elderly'], kinds: ['family'] },
  ],
  [
    'taking my grandad to Normandy in june, hes 88, 4 days',
    { people: 2, adults: 2, who: ['elderly'], kinds: ['family'] },
  ],
  [
    'Kraków w mum in Sept shes 69 and loves churches',
    { people: 2, adults: 2, who: ['elderly'], kinds: ['family'] },
  ],
  [
    'Dad turns 80 in March and I want to take him to Vienna for three days. He uses a stick.',
    { people: 2, adults: 2, who: ['elderly'], occasions: ['birthday'] },
  ],
  [
    'Four days in Bruges with my aunt Hetty (she is 84) and her friend Mavis (82)',
    { people: 3, adults: 3, who: ['elderly'] },
  ],
  [
    "me + mam (70) + our ollie who's 9, york 2 nights",
    { people: 3, adults: 2, kids: 1, ages: [9], who: ['children', 'elderly'] },
  ],
  [
    'Wien mit meinem Vater (75) und meiner Schwester, drei Tage im Mai',
    { people: 3, adults: 3, who: ['elderly'], kinds: ['family'] },
  ],
  [
    'Roma con mi abuela de 83 años y mi madre, 4 días en abril',
    { people: 3, adults: 3, who: ['elderly'], kinds: ['family'] },
  ],
  [
    'Lisbonne avec ma belle-mère, 76 ans, et mon mari, cinq jours',
    { people: 3, adults: 3, who: ['elderly'], kinds: ['family'] },
  ],
  [
    "We're bringing our daughter Freya (14) to Copenhagen, two nights",
    { people: 3, adults: 2, kids: 1, ages: [14], who: ['children', 'teenagers'] },
  ],
  [
    'Rome, 2 adults, kids aged 12, 14 and 16, five nights',
    { people: 5, adults: 2, kids: 3, ages: [12, 14, 16], who: ['children', 'teenagers'] },
  ],
  [
    'my niece who is 13 and me, Edinburgh for 2 days',
    { people: 2, adults: 1, kids: 1, ages: [13], who: ['children', 'teenagers'] },
  ],
  [
    'Barcelona with a grumpy 15 year old and her brother of 11',
    { kids: 2, ages: [15, 11], who: ['children', 'teenagers'] },
  ],
  ['the missus and meself, Galway, 3 nights', { people: 2, adults: 2, kinds: ['couple'] }],
  ['me and the mrs fancy 4 nights in lanzarote', { people: 2, adults: 2, kinds: ['couple'] }],
  ['her indoors wants Santorini so Santorini it is, us two, 6 nights', { people: 2, adults: 2 }],
  [
    'Himself and myself, Kerry, two nights, dinner somewhere fancy',
    { people: 2, adults: 2, kinds: ['couple'] },
  ],
  ['hubs n i are thinking porto, 3 nts', { people: 2, adults: 2, kinds: ['couple'] }],
  ['me and my old man (hubby that is) want a week in crete', { people: 2, adults: 2 }],
  [
    'Myself, the wife, the two young ones (5 and 8) and the mother-in-law, Salou, a week in June',
    { people: 5, adults: 3, kids: 2, ages: [5, 8], kinds: ['family'], who: ['children'] },
  ],
  [
    "Me, the hubby, our pair (6 and 10) and his dad who's 73. Camping in Brittany, 10 days.",
    {
      people: 5,
      adults: 3,
      kids: 2,
      ages: [6, 10],
      who: ['children', 'elderly'],
      kinds: ['family'],
    },
  ],
  ['Geraldine and I would like five nights in Bath', { people: 2, adults: 2 }],
  ['Peter wants to see Dresden and so do I. Four nights.', { people: 2 }],
  [
    'first weekend without the kids since 2019! hubby and I to Antwerp',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'childfree week finally. me n wifey, menorca',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    "Grandparents have the kids so it's just my wife and me, Ghent, 2 nights",
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  [
    'our youngest just left for uni so the two of us can finally go outside school holidays - Puglia, 10 days',
    { people: 2, adults: 2, who: [] },
  ],
  [
    'No children with us for once, only my husband and me. Vienna 3 days',
    { people: 2, adults: 2, kinds: ['couple'], who: [] },
  ],
  ['empty nesters, Prague for four days, us two', { people: 2, adults: 2, who: [] }],
  ['after 12 years of parenting we get a weekend to ourselves, Lyon', { who: [] }],
  [
    'somos 6 amigas, queremos ir a Oporto 3 noches en mayo',
    { people: 6, adults: 6, kinds: ['friends'] },
  ],
  ['eu, minha namorada e mais um casal de amigos, 5 dias em Gramado', { people: 4, adults: 4 }],
  ['yo y otras tres amigas, Sevilla, 2 noches', { people: 4, adults: 4, kinds: ['friends'] }],
  [
    'on est 7 potes, on veut aller à Budapest 4 jours en mai',
    { people: 7, adults: 7, kinds: ['friends'] },
  ],
  ['moi et 3 copines, Marseille, un weekend en juin', { people: 4, adults: 4, kinds: ['friends'] }],
  [
    'ich und zwei Freunde wollen drei Tage nach Krakau',
    { people: 3, adults: 3, kinds: ['friends'] },
  ],
  [
    'wir sind vier Mädels und wollen ein Wochenende nach Amsterdam',
    { people: 4, adults: 4, kinds: ['friends'] },
  ],
  ['siamo tre amici, Valencia, 4 notti a marzo', { people: 3, adults: 3, kinds: ['friends'] }],
  ['io e altri due colleghi, Monaco di Baviera, 2 notti', { people: 3, adults: 3 }],
  ['met drie vriendinnen en ik naar Rome, 4 dagen', { people: 4, adults: 4, kinds: ['friends'] }],
  ['me and a couple of mates, Riga, 3 nights', { people: 3, adults: 3, kinds: ['friends'] }],
  ['Me and my roommate are doing Montreal, 3 nights', { people: 2, adults: 2 }],
  [
    'road trip with my old college roommate, Nashville to New Orleans, 6 days',
    { people: 2, adults: 2 },
  ],
  ['going with two ex-colleagues, Tallinn, 3 days', { people: 3, adults: 3 }],
  ['Me and three bandmates, Berlin, 4 nights', { people: 4, adults: 4, kinds: ['friends'] }],
  ['my crew of 7, Ibiza, 5 nights', { people: 7 }],
  ['squad of 5 girls, Marbella, 4 nights', { people: 5, adults: 5, kinds: ['friends'] }],
  ['5 lads + the stag = 6, Gdansk, 2 nights', { people: 6 }],
  ['girls weekend, there will be nine of us, Brighton', { people: 9, kinds: ['friends'] }],
  [
    "Cottage in Northumberland for us two, the lab and my mum who's 80",
    { people: 3, adults: 3, who: ['pets', 'elderly'], pets: ['dog'] },
  ],
  [
    'Devon for a week with our two spaniels and the grandparents',
    { who: ['pets', 'elderly'], pets: ['dog'] },
  ],
  [
    'me, my girlfriend and our border collie Fergus, Lake District, 4 nights',
    { people: 2, adults: 2, who: ['pets'], pets: ['dog'], kinds: ['couple'] },
  ],
  [
    '3 adults and 1 cat, house in the Dordogne, two weeks in June',
    { people: 3, adults: 3, who: ['pets'], pets: ['cat'] },
  ],
  [
    'Dogs: 1. Adults: 2. A week in Pembrokeshire in May',
    { people: 2, who: ['pets'], pets: ['dog'] },
  ],
  [
    'Bringing Rex (German shepherd) and Milo (jack russell). Two of us. Wales, 5 nights',
    { people: 2, who: ['pets'], pets: ['dog'] },
  ],
  [
    'week in Cornwall, wife and i plus the whippet',
    { people: 2, adults: 2, who: ['pets'], pets: ['dog'], kinds: ['couple'] },
  ],
  [
    'we have a staffy so must be dog friendly, Norfolk 3 nights, 2 adults',
    { people: 2, who: ['pets'], pets: ['dog'] },
  ],
  ['My dog is staying with a friend. Solo in Naples, 3 days', { people: 1, who: [] }],
  [
    'hoping to see sheepdog trials and the husky farm in Tromsø, 2 of us, 4 days',
    { people: 2, who: [] },
  ],
  [
    'Our garden society is planning its annual trip: 22 members, Keukenhof and Haarlem, 3 days in April',
    { people: 22, kinds: ['group'] },
  ],
  ['WI outing, 30 ladies by coach to Chatsworth, one day in May', { people: 30, kinds: ['group'] }],
  [
    'The bowls club (18 people) would like a long weekend in Llandudno',
    { people: 18, kinds: ['group'] },
  ],
  [
    'school ski trip, 40 pupils aged 13-15 and 5 teachers, Saalbach, a week in Feb',
    { people: 45, adults: 5, kids: 40, kinds: ['group'] },
  ],
  [
    '26 of us from the rowing club to Ghent for a regatta, 2 nights',
    { people: 26, kinds: ['group'] },
  ],
  [
    'organising for my church group, 16 seniors, Assisi and Rome, 6 days',
    { people: 16, who: ['elderly'], kinds: ['group'] },
  ],
  ['Our book group of eight is going to Haworth for the weekend', { people: 8, kinds: ['group'] }],
  [
    'Wandergruppe mit 12 Leuten, Sächsische Schweiz, 4 Tage im Mai',
    { people: 12, kinds: ['group'] },
  ],
  ['Im booking for our parkrun crew, 11 of us, Valencia 3 nights', { people: 11 }],
  [
    "meeting a girl I've been dating online in Warsaw, going solo, 3 nights",
    { people: 1, who: [] },
  ],
  [
    'me and this guy I met in Lisbon want to do Morocco for 2 weeks',
    { people: 2, adults: 2, who: [] },
  ],
  ['off to Split with a girl from work, 4 nights', { people: 2, adults: 2, who: [] }],
  ['two girls from Cork, Tenerife, 7 nights', { people: 2, adults: 2, who: [] }],
  ['three sisters in our fifties, Bologna, 4 nights', { people: 3, adults: 3, kinds: ['family'] }],
  ['Me and my two cousins from Leeds want Amsterdam, 3 nights', { people: 3, adults: 3 }],
  ['one adult one toddler, Paphos, 7 nights', { people: 2, adults: 1, kids: 1 }],
  ['10 of us, all in our 20s, Croatia sailing week', { people: 10, adults: 10 }],
  ['Honeymoon! Mauritius 10 nights', { people: 2, adults: 2, kinds: ['couple'] }],
  ['Team offsite, 24 people, Porto, 2 nights in March', { people: 24, kinds: ['business'] }],
  ["me & my boyfriend's family, so 7 adults, Lake Annecy 1 week", { people: 7, adults: 7 }],
  ['4 guys in their forties, golf in the Algarve, 4 nights', { people: 4, adults: 4 }],
  ['nous sommes deux couples de retraités, Alsace, 5 jours en mai', { people: 4, adults: 4 }],
  ["me, wifey, her sis & sis's bloke - 4 nights Amsterdam", { people: 4, adults: 4 }],
  ['a small group of nuns (7) from Cork, Lourdes, 4 nights', { people: 7, adults: 7 }],
  ["cousins' weekend!! 6 of us (all women, 30-45), Seville, 3 nights", { people: 6, adults: 6 }],
  ['Me plus 1, Lisbon, 4 nights', { people: 2 }],
  ['date weekend with the boyf, York', { people: 2, adults: 2, kinds: ['couple'] }],
  ['4 pensioners, Torquay, Monday to Friday, coach', { people: 4, adults: 4, who: ['elderly'] }],
  ['going as a throuple lol so 3 of us, Berlin, 4 nights', { people: 3, adults: 3 }],
  ['Us four (two brothers + wives) for a long weekend in Porto', { people: 4, adults: 4 }],
]
