import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onBridgeEvent } from '#data/bridge.ts';
import { type BoardState, type BoardStore, createBoardStore } from './board-store.ts';

export interface LicenceBoard extends BoardState {
  readonly store: BoardStore;
}

/** The board lives as long as its entry: leaving it releases every file. */
export function useBoard(): LicenceBoard {
  const [store] = useState(createBoardStore);
  useEffect(() => store.close, [store]);
  useEffect(() => onBridgeEvent('licence.keysChanged', () => void store.reload()), [store]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  return useMemo(() => ({ ...state, store }), [state, store]);
}
