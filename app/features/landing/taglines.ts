/** The phrases below the headline. Each fits in two lines on a phone. */
export const taglines = [
  ['Open when', 'you get there.'],
  ['Lunch where', 'your feet will be.'],
  ['Rain on Tuesday,', 'museums on Tuesday.'],
  ['Six friends, one plan,', 'fair shares.'],
  ['A long road,', 'and a bed at its end.'],
  ['Time left over', 'for getting lost.'],
] as const

export const taglineMs = 2000
