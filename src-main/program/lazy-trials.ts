/** Trials, loaded on demand: without a file of trials no code is loaded to say that there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { EventListener } from './events.ts';
import { lazyPart } from './parts.ts';
import type { TrialsSurroundings } from './trials.ts';

type Handlers = BridgeHandlers['trials'];

interface Surroundings extends TrialsSurroundings {
  readonly onEvent: (listener: EventListener) => () => void;
}

export interface LazyTrials {
  readonly handlers: Handlers;
  /** Resumes trials of an earlier start, so that they end even where nobody opens a window. */
  goOn(): void;
  forgetServer(server: string): Promise<void>;
  close(): Promise<void>;
}

export function lazyTrials({ onEvent, ...o }: Surroundings): LazyTrials {
  const report = (error: unknown) => o.report('trials', error);
  const isThere = () => existsSync(join(o.dataDir, 'trials.json'));
  const open = lazyPart(async () => (await import('./trials.ts')).openTrials(o));
  const handlers = async () => (await open()).handlers;
  onEvent((name) => {
    // Undoing a change by hand ends its trial.
    if (name === 'journal.changed')
      open
        .ifLoaded()
        ?.then(({ service }) => service.review())
        .catch(report);
  });
  return {
    handlers: {
      list: async (...asked) => (isThere() ? (await handlers()).list(...asked) : { trials: [] }),
      may: async (...asked) => (await handlers()).may(...asked),
      begin: async (...asked) => (await handlers()).begin(...asked),
      keep: async (...asked) => (await handlers()).keep(...asked),
    },
    goOn() {
      if (isThere())
        open()
          .then(({ service }) => service.all())
          .catch(report);
    },
    async forgetServer(server) {
      if (isThere()) await (await open()).service.forgetServer(server);
    },
    async close() {
      (await open.ifLoaded()?.catch(() => null))?.service.close();
    },
  };
}
