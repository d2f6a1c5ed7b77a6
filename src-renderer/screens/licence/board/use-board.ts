/** The board's state: files, the reading that is under way, the folder that is watched, and what to announce. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onBridgeEvent } from '#data/bridge.ts';
import { type BoardState, type BoardStore, createBoardStore } from './board-store.ts';

export interface Board extends BoardState {
  readonly store: BoardStore;
}

/** Lives as long as the board's entry: leaving it gives every file back. */
export function useBoard(): Board {
  const [store] = useState(createBoardStore);
  useEffect(() => store.close, [store]);
  useEffect(() => onBridgeEvent('licence.keysChanged', () => void store.again()), [store]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  return useMemo(() => ({ ...state, store }), [state, store]);
}
