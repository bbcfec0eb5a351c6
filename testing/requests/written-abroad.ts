/** Requests in other languages, as people write them. */
import type { Request } from './expected.ts'

export const writtenAbroad: readonly Request[] = [
  [
    'Hola! Somos una familia de cinco, mis hijos tienen 3, 8 y 12 años, y queremos pasar la Semana Santa en Roma, del 25 al 30 de marzo. A los niños les encantan los gladiadores y los helados. Presupuesto unos 2000 euros sin vuelos. ¿Nos haces un plan tranquilo?',
    {
      to: ['Rome'],
      on: '2027-03-25..2027-03-30',
      days: 6,
      people: 5,
      kids: 3,
      tastes: ['ice cream'],
    },
  ],
  [
    'wir sind zwei Familien (4 Erwachsene, 5 Kinder zwischen 2 und 11) und wollen in den Pfingstferien eine Woche nach Südtirol. Kühe gucken, einfache Wanderungen mit Kraxe, See zum Baden, Kaiserschmarrn. Kein Museum! Abfahrt in Augsburg.',
    {
      to: ['South Tyrol'],
      from: 'Augsburg',
      days: 7,
      people: 9,
      kids: 5,
      tastes: ['swimming lake', 'cows', 'kaiserschmarrn'],
    },
  ],
  [
    'Bonjour, nous partons à Montréal du 5 au 11 février avec nos deux ados de 14 et 16 ans. On voudrait de la neige, du patin, un match de hockey et de la poutine, bien sûr ! Mon mari est allergique aux fruits de mer.',
    {
      to: ['Montreal'],
      on: '2027-02-05..2027-02-11',
      days: 7,
      people: 4,
      kids: 2,
      diets: ['shellfish-free'],
      tastes: ['snow', 'ice skating', 'hockey game', 'poutine'],
    },
  ],
  [
    "Ciao, vorrei un itinerario di 4 giorni a Londra per me e la mia ragazza, ponte dell'Immacolata (dal 5 all'8 dicembre, voliamo da Bergamo). Musical, mercatini, Harry Potter studios. Budget 800 euro in due esclusi voli.",
    {
      to: ['London'],
      from: 'Bergamo',
      on: '2026-12-05..2026-12-08',
      days: 4,
      people: 2,
      tastes: ['harry potter studios'],
    },
  ],
  [
    'Lisboa com os meus sogros (70 e 73), dois dias, 1 e 2 de maio, vimos de São Paulo e depois seguimos para Madri, mas Madri já está organizada. Elevadores em vez de ladeiras, bacalhau, fado à noite.',
    {
      to: ['Lisbon'],
      from: 'São Paulo',
      on: '2027-05-01..2027-05-02',
      days: 2,
      needs: ['little-climbing'],
    },
  ],
  [
    "Dag! Wij willen met z'n vieren (2 stellen, dertigers) een lang weekend naar Kopenhagen, vrijdag 7 t/m maandag 10 mei 2027. Fietsen, natuurwijn, lekker eten maar niet Noma-duur, ca. 500 euro pp. Eén van ons eet geen vlees.",
    {
      to: ['Copenhagen'],
      on: '2027-05-07..2027-05-10',
      days: 4,
      people: 4,
      diets: ['vegetarian'],
      tastes: ['natural wine'],
    },
  ],
  [
    'Salut, je cherche une idée de voyage pour la Toussaint 2027 avec ma fille de 9 ans, au départ de Lyon en train, 4 jours, pas plus de 600 €. Elle adore les chevaux et les châteaux. On a déjà fait la Loire.',
    { asks: true, from: 'Lyon', days: 4, people: 2, kids: 1, tastes: ['horses'] },
  ],
  [
    'Buenas, viaje de 15 días por Perú en julio: Lima 3, Arequipa 3, Cusco y Valle Sagrado 6, Puno 3. Dos amigas de Bogotá, nos da miedo la altura. Ceviche, textiles, caminatas cortas.',
    {
      to: ['Lima', 'Arequipa', 'Cusco', 'Puno'],
      from: 'Bogotá',
      days: 15,
      tastes: ['ceviche', 'textiles'],
    },
  ],
  [
    'Olá, tudo bem? Quero levar minha mãe (65) e minha filha (7) a Buenos Aires no feriado de Corpus Christi, de 27 a 30 de maio de 2027, saindo de Porto Alegre. Tango, doce de leite, parque de diversões pra pequena. Temos uns 5 mil reais no total sem as passagens.',
    {
      to: ['Buenos Aires'],
      from: 'Porto Alegre',
      on: '2027-05-27..2027-05-30',
      days: 4,
      people: 3,
      kids: 1,
    },
  ],
  [
    'Bonsoir à tous, on hésite encore sur les dates mais ce sera Naples, cinq jours en mai, à deux, avec une journée à Procida. Pizza, art baroque, Caravage, un match du Napoli si possible. Pas de voiture. Autour de 90 € par nuit pour la chambre.',
    { to: ['Naples'], days: 5, people: 2 },
  ],
  [
    "Je suis prof à Liège et j'emmène 18 élèves de 17 ans à Rome avec une collègue, du 8 au 12 mars 2027. Antiquité le matin, baroque l'après-midi, budget serré : 900 euros par jour pour tout le groupe, hors logement. Deux élèves mangent halal.",
    { to: ['Rome'], from: 'Liège', on: '2027-03-08..2027-03-12', days: 5, people: 20, kids: 18 },
  ],
  [
    'Hallo zusammen, meine Frau ist im 6. Monat und wir würden gern im März noch mal 4 Tage weg, nach Sevilla. Wenig laufen, viel sitzen, Orangenblüte, Tapas ohne Rohschinken. Von Stuttgart. So um die 1000 Euro mit allem.',
    { to: ['Seville'], from: 'Stuttgart', days: 4, people: 2 },
  ],
]
