/** Ideas and boards: what screens may use of them. */

export { whenWorthOpening } from '#app/data/trips/worth-opening.ts'
export {
  type PinOutcome,
  pinSuggestion,
  unpinSuggestion,
  usePinnedSuggestions,
} from './pinned-suggestions.ts'
export {
  addBoard,
  addIdeas,
  type BoardHandle,
  changeBoard,
  changeIdeas,
  fetchIdeas,
  listIdeas,
  redoIdeas,
  removeBoard,
  removeIdeas,
  saveBoard,
  sendIdea,
  undoIdeas,
  useBoard,
} from './use-ideas.ts'
