/** Ideas and boards: what screens may use of them. */

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
export { whenWorthOpening } from './worth-opening.ts'
