export { isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
export type { Change, ChangeOutcome, ReadBack, RecordUndo } from './change.ts';
export { isApproved, isCollecting, setAskAtOnce, setCollecting } from './collecting-rule.ts';
export {
  currentActor,
  noteFound,
  onChangeOutcome,
  onJournalFailure,
  setActor,
  submitChange,
} from './door.ts';
export { onTrialProblem } from './begin-trial.ts';
export {
  type GuardAnswer,
  type GuardedChange,
  isNotAgreed,
  mayChange,
  needsGuard,
  setGuard,
} from './guarding.ts';
export { isShownFailure, markShown } from './shown-failures.ts';
export { submitOrCollect } from './submit-or-collect.ts';
export { undoOnce } from './undo-once.ts';
export { useChange } from './use-change.ts';
