export { AddToTrip, pinToBoard, ShareDialog } from './dialogs.ts'
export { SuggestionCard } from './suggestion-card.tsx'
