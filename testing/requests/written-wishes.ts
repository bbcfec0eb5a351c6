/** Requests as people write them: likings, days and what is best left out. */
import type { Request } from './expected.ts'

export const writtenWishes: readonly Request[] = [
  [
    'hi all, me n my hubby going to rome in may for 5 days, first time!! any help with a plan?? we love food and old churches, not big on museums tbh',
    { to: ['Rome'], days: 5, people: 2 },
  ],
  [
    "We did Prague last year and Krakow the year before, loved both. This time it's Warsaw, Fri 16 to Mon 19 April 2027. History (WW2, Polin museum), milk bars, jazz. No shopping please.",
    {
      to: ['Warsaw'],
      on: '2027-04-16..2027-04-19',
      days: 4,
      tastes: ['polin museum', 'milk bars'],
    },
  ],
  [
    "hey can you plan us something in Athens, my girlfriend's called Sydney and she's turning 30 on the 9th of september, so we fly the 7th and come back the 12th. she loves rooftop bars and archeology, surprise dinner on the birthday",
    { to: ['Athens'], on: '2027-09-07..2027-09-12', days: 6, people: 2 },
  ],
  [
    'thinking about either Porto or Seville for our anniversary in october, 4 days, wine and tiles and long dinners. can you make us a plan?',
    { asks: true, days: 4, people: 2, tastes: ['tiles', 'long dinners'] },
  ],
  [
    "I've got a conference in Chicago at the Hyatt Regency from the 14th and want to tack on three days for myself first, so 11, 12 and 13 April 2027. Architecture, blues, hot dogs, running by the lake in the morning. Solo, female, 45.",
    {
      to: ['Chicago'],
      on: '2027-04-11..2027-04-13',
      days: 3,
      people: 1,
      tastes: ['blues', 'hot dogs'],
    },
  ],
  [
    "My grandmother came from Palermo and I want to see it before I get too old (I'm 74). Ten days in Sicily, April 2027, my son Austin drives. Palermo first, then wherever you think. Small churches, cannoli, the sea. We don't rush.",
    { to: ['Sicily'], days: 10, people: 2, tastes: ['cannoli'] },
  ],
  [
    'madrid w/e 5-7 march 27, solo, prado + reina sofia + guernica, tapas, i dont do flamenco. 120€ a day w/o hotel',
    { to: ['Madrid'], on: '2027-03-05..2027-03-07', days: 3, people: 1, tastes: ['guernica'] },
  ],
  [
    "San Jose, 8 days in January. Volcano, sloths, coffee farm, then ideally a couple of nights near the beach in Manuel Antonio. I'm fluent in Spanish and travelling solo.",
    { to: ['San Jose', 'Manuel Antonio'], days: 8, people: 1, tastes: ['sloths', 'coffee farm'] },
  ],
  [
    'just broke up, need to get out of here. one week. i dont care what it costs within reason. somewhere with mountains and good wine and nobody asking me questions',
    { asks: true, days: 7, people: 1 },
  ],
  [
    'Hi there, quick one. I land in Frankfurt at 9:40 on a Sunday and my connection to Windhoek goes at 22:00. What to do in town, no museums, I have a stiff neck and a rucksack. Apple wine sounds fun',
    { to: ['Frankfurt'], days: 1, people: 1 },
  ],
  [
    "My parents live in Cordoba and I'm spending Christmas with them. After that I'd like to show my Danish husband the hills around there, Villa General Belgrano and so on, for 4 days, by car, 27-30 December. Asado, rivers to swim in, estancias of the Jesuits.",
    {
      to: ['Villa General Belgrano'],
      on: '2026-12-27..2026-12-30',
      days: 4,
      people: 2,
      tastes: ['rivers to swim in', 'asado', 'estancias'],
    },
  ],
  [
    'Plan a trip to Hanoi, Hoi An and Ho Chi Minh City pls, 12 days total u split it how u want, january 8 start, couple late 20s on a shoestring (70 usd a day for both of us), street food + motorbikes + no tourist traps',
    {
      to: ['Hanoi', 'Hoi An', 'Ho Chi Minh City'],
      on: '2027-01-08..2027-01-19',
      days: 12,
      people: 2,
      skip: ['tourist traps'],
      tastes: [],
    },
  ],
  [
    'vegas 3 nights memorial day weekend, 6 girls bachelorette, pool party, one nice dinner, magic mike. 2 dont gamble. flying from denver n chicago. $900 per person',
    { to: ['Las Vegas'], days: 4, people: 6, tastes: ['one nice dinner', 'magic mike'] },
  ],
  [
    "can you make a plan for next weekend please its just me and my dog, i'm thinking something near the sea",
    { asks: true, days: 2, people: 1 },
  ],
  [
    'Rio for carnival 2027!! arriving friday 5 feb leaving ash wednesday. 4 friends (2 from uk 2 from us) blocos, sambadrome one night, beach to recover, açai. safety tips too pls. budget around 1500 usd each without flights',
    {
      to: ['Rio'],
      on: '2027-02-05..2027-02-10',
      days: 6,
      people: 4,
      tastes: ['carnival', 'acai', 'blocos'],
    },
  ],
  [
    'someone at work raved about Kyoto so thats where i want to go. solo guy 29, 5 days, 10th-14th of Feb, i like gardens, coffee shops, quiet temples at opening time, photography. hate queues. 90000 yen for food and sights',
    { to: ['Kyoto'], on: '2027-02-10..2027-02-14', days: 5, people: 1, skip: ['queues'] },
  ],
  [
    'Road trip! 10 days Scotland: Glasgow, Skye, Inverness, back via Cairngorms. July. VW camper, 2 adults & a border collie. midges are my fear. Castles, whisky (only the passenger haha), wild swimming.',
    {
      to: ['Glasgow', 'Skye', 'Inverness', 'Cairngorms'],
      days: 10,
      people: 2,
      skip: ['midges'],
      tastes: ['whisky', 'wild swimming'],
    },
  ],
  [
    'My therapist says slow down. Ok. Azores, São Miguel only, 8 days in May, one adult. hot springs, tea plantation, reading. One outing a day max.',
    { to: ['São Miguel'], days: 8, people: 1, tastes: ['tea plantation', 'reading'] },
  ],
  [
    'What would you do with 36 hours in Helsinki coming off the Tallinn ferry on 30 April? (yes I know its Vappu, thats the point) Group of 5 students, sauna, cheap food, 60 euros each',
    { to: ['Helsinki'], on: '2027-04-30..2027-05-01', days: 2, people: 5 },
  ],
  [
    "Nairobi: 1 free day between a work meeting at the Serena and my flight home to Accra, it's Saturday 23 January. Baby elephants & giraffes, then good nyama choma.",
    {
      to: ['Nairobi'],
      on: '2027-01-23..2027-01-23',
      days: 1,
      tastes: ['elephants', 'giraffes', 'nyama choma'],
    },
  ],
  [
    "ok google plan me a trip to san diego for thanksgiving week next year me my wife two kids six and nine and the in laws we want the zoo legoland the beach and a restaurant open on thanksgiving day we're driving from tucson",
    { to: ['San Diego'], from: 'Tucson', people: 6, kids: 2 },
  ],
  [
    "Could do with a proper rest. Madeira, one week from 6 Feb, husband and I, late 50s, levada walks (easy), gardens, espada, poncha. We've had enough of Tenerife.",
    { to: ['Madeira'], on: '2027-02-06..2027-02-12', days: 7, people: 2 },
  ],
]
