export type { Change, ChangeOutcome, ReadBack, RecordUndo } from './change.ts';
export { onChangeOutcome, onJournalFailure, setActor, submitChange } from './door.ts';
export { isUnconfirmed } from './intent-keys.ts';
export { undoOnce } from './undo-once.ts';
export { useChange } from './use-change.ts';
