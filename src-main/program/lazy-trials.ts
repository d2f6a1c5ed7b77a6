/** Changes that are in force for a while; where none was ever begun nothing is loaded to say so. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { EventListener } from './events.ts';
import { lazily } from './parts.ts';
import type { TrialsSurroundings } from './trials.ts';

type Handlers = BridgeHandlers['trials'];

interface Surroundings extends TrialsSurroundings {
  /** Told of what the console is told of. */
  readonly onEvent: (listener: EventListener) => () => void;
}

export interface LazyTrials {
  readonly handlers: Handlers;
  /** What was begun before this start ends also where nobody opens a window. */
  goOn(): void;
  forgetServer(server: string): Promise<void>;
  close(): Promise<void>;
}

export function lazyTrials({ onEvent, ...o }: Surroundings): LazyTrials {
  const report = (error: unknown) => o.report('trials', error);
  const isThere = () => existsSync(join(o.dataDir, 'trials.json'));
  const open = lazily(async () => (await import('./trials.ts')).openTrials(o));
  const handlers = async () => (await open()).handlers;
  onEvent((name) => {
    // What was undone by hand ends with it.
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
