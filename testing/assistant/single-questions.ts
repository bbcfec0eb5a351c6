/**
 * Single questions as travellers ask them, each from a situation and written before its answer was
 * seen. `npm run talks -- --questions` writes the answers to single-questions.md, to be read.
 */
export const singleQuestions: readonly {
  readonly kind: string
  readonly asked: readonly string[]
}[] = [
  {
    kind: 'When it rains',
    asked: [
      'somewhere cosy to read when it pours in Lisbon',
      'It is raining all day in Paris and we have two kids, what can we do?',
      'rainy day with kids in London',
      'we are soaked and cold in Edinburgh, where can we warm up with a coffee',
      'bad weather in Amsterdam tomorrow, what is worth doing inside?',
      'a bookshop with armchairs in Buenos Aires',
    ],
  },
  {
    kind: 'Pictures and light',
    asked: [
      'where do I get the best picture of the Eiffel Tower?',
      'best spot to photograph the Sydney Opera House',
      'where to watch the sunset in Santorini',
      'where to watch the sunset in Lisbon without paying',
      'sunrise with a view in Rio, where?',
      'nice skyline view of New York at night',
    ],
  },
  {
    kind: 'Not to be missed',
    asked: [
      'what should I not miss in Rome?',
      'first time in Istanbul, what are the must sees',
      'I have one afternoon in Vienna, what is the one thing to see?',
      'top 5 in Kyoto',
      'what is overrated in Paris and what should I do instead',
      'hidden gems in Barcelona that are not full of tourists',
    ],
  },
  {
    kind: 'Is it worth it',
    asked: [
      'is the Louvre worth it?',
      'is the Sagrada Família worth the money',
      'is Bruges worth a day trip from Brussels?',
      'Is Venice worth visiting in November',
      'should we go up the Empire State Building or Top of the Rock?',
      'is it worth going to Sintra from Lisbon with a baby',
    ],
  },
  {
    kind: 'Days and hours',
    asked: [
      "what's open on Monday in Florence?",
      'which museums in Madrid are open on Sunday evening',
      'is the Rijksmuseum open on 25 December?',
      'where can I eat late at night in Berlin',
      'what can we do early in the morning in Tokyo before shops open',
      'are shops open on Sunday in Munich?',
    ],
  },
  {
    kind: 'Ways',
    asked: [
      'how do I get from the airport to the centre of Rome?',
      'how do I get from the airport in Lisbon',
      'we land at Haneda at 11 pm, how do we get into town',
      'how far is the Colosseum from the Vatican on foot?',
      'do I need a car in Los Angeles?',
      'is the metro in Paris easy with a stroller',
    ],
  },
  {
    kind: 'With whom',
    asked: [
      'my mother walks with a stick, what can we see in Prague',
      'traveling alone as a woman, where would you stay in Marrakech',
      'something for a bored teenager in London',
      'where can I take my dog in Vienna?',
      'romantic dinner in Venice that is not a tourist trap',
      'stag weekend for 8 in Budapest, what to do besides drinking',
    ],
  },
  {
    kind: 'Weather and season',
    asked: [
      'will it rain in London this weekend?',
      'do I need a coat in Rome in April',
      'how hot is it in Dubai in August, can we walk around?',
      'what is the weather in Lisbon tomorrow',
      'when do the cherry trees bloom in Tokyo',
      'can we swim in Barcelona in October',
    ],
  },
  {
    kind: 'Beyond the catalogue',
    asked: [
      'three days in Zermatt, what is there to do?',
      'good restaurants in Boise, Idaho',
      'we want to see whales in the Azores',
      'museums in Ghent',
      'is Ljubljana nice for a weekend?',
      'what to do in Hallstatt',
    ],
  },
  {
    kind: 'Other languages',
    asked: [
      'Wij willen in mei drie dagen naar Lissabon met twee kinderen, wat kunnen we doen?',
      'Co warto zobaczyć w Rzymie w trzy dni w kwietniu?',
      'Vad ska vi göra i Paris den 12 juni när det regnar?',
      'Was darf ich in Wien auf keinen Fall verpassen?',
      'où regarder le coucher du soleil à Lisbonne ?',
      'Dove posso mangiare bene a Napoli senza spendere troppo?',
    ],
  },
]
