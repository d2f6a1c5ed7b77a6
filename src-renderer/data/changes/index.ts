export type { Change, ChangeOutcome } from './change.ts';
export { onChangeOutcome, onJournalFailure, setActor, submitChange } from './door.ts';
export { isUnconfirmed } from './intent-keys.ts';
export { useChange } from './use-change.ts';
