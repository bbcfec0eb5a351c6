/** Ideas and boards: what screens may use of them. */
export {
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
  redoIdeas,
  removeBoard,
  removeIdeas,
  saveBoard,
  undoIdeas,
  useBoard,
} from './use-ideas.ts'
export { whenToOpenIdeas } from './when-to-open-ideas.ts'
