/** The last check of a server, and a cancellable running one; the old result stays until the new one is complete. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ServerCheck } from '#shared/rules/servers/check/check-shape.ts';

export interface CheckedSoFar {
  readonly done: number;
  readonly total: number;
}

export interface ServerCheckState {
  /** undefined while loading; null without a check. */
  readonly check: ServerCheck | null | undefined;
  readonly running: boolean;
  /** null while the connection is tried. */
  readonly progress: CheckedSoFar | null;
  readonly failure: unknown;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

export function useServerCheck(id: string): ServerCheckState {
  const { language } = useText();
  const [check, setCheck] = useState<ServerCheckState['check']>(undefined);
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<CheckedSoFar | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const current = useRef<AbortController | null>(null);
  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    let isUnmounted = false;
    bridge.servers.lastCheck({ id }).then(
      (last) => {
        // A check that has ended meanwhile is newer.
        if (!isUnmounted) setCheck((now) => now ?? last);
      },
      (error: unknown) => {
        if (!isUnmounted) setFailure(error);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [id]);
  const start = useCallback(async () => {
    const controller = new AbortController();
    current.current?.abort();
    current.current = controller;
    setRunning(true);
    setProgress(null);
    setFailure(null);
    try {
      const found = await bridge.servers.checkCalls(
        { id, language },
        { signal: controller.signal, onProgress: setProgress },
      );
      if (current.current === controller) setCheck(found);
    } catch (error) {
      const stopped = error instanceof BridgeError && error.code === 'CANCELLED';
      if (current.current === controller && !stopped) setFailure(error);
    } finally {
      if (current.current === controller) setRunning(false);
    }
  }, [id, language]);
  return { check, running, progress, failure, start, stop };
}
