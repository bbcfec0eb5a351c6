/** Clubs whose games are of football, whatever a game is where the traveler comes from: "a Barça game". */
export const footballClubs = [
  'bar[çc]a|bar[çc]elona|real madrid|atl[eé]tico|sevilla|betis|valencia|athletic|real sociedad',
  'arsenal|chelsea|liverpool|everton|tottenham|spurs|west ham|man(?:chester)? (?:united|utd|city)|newcastle united|celtic|hibs|hearts',
  'bayern|dortmund|bvb|hsv|(?:st\\.? |sankt )pauli|hertha|union berlin|ajax|feyenoord|psv',
  'juve(?:ntus)?|inter|ac milan|as roma|lazio|napoli|fiorentina|psg|marseille|lyon|benfica|sporting|fc porto',
  'galatasaray|fenerbah[çc]e|be[sş]ikta[sş]|boca(?: juniors)?|river(?: plate)?|flamengo|fluminense|olympia[ck]os|panathinaikos',
].join('|')
