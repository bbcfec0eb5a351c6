/** The board's colours in words, for people who do not see them. */
const names: Readonly<Record<string, string>> = {
  '#ffffff': 'White',
  '#ff6b6b': 'Coral red',
  '#4ecdc4': 'Turquoise',
  '#45b7d1': 'Sky blue',
  '#96ceb4': 'Sage green',
  '#ffeead': 'Pale yellow',
  '#d4a5a5': 'Dusty rose',
  '#9b59b6': 'Purple',
  '#3498db': 'Blue',
  '#2ecc71': 'Green',
  '#f1c40f': 'Yellow',
}

export function colorName(color: string): string {
  return names[color.toLowerCase()] ?? `Custom color ${color}`
}
