export { isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
export { onTrialProblem } from './begin-trial.ts';
export {
  type Change,
  type ChangeOutcome,
  isShownFailure,
  markShown,
  type ReadBack,
  type RecordUndo,
} from './change.ts';
export { isApproved, isCollecting, setAskAtOnce, setCollecting } from './collecting-rule.ts';
export {
  currentActor,
  noteFound,
  onChangeOutcome,
  onJournalFailure,
  setActor,
  submitChange,
  submitForAnswer,
  submitOrCollect,
} from './door.ts';
export {
  type GuardAnswer,
  type GuardedChange,
  isNotAgreed,
  mayChange,
  needsGuard,
  setGuard,
} from './guarding.ts';
export { undoOnce } from './undo-once.ts';
export { useChange } from './use-change.ts';
