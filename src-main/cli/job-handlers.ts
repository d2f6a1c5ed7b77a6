import type { JobHandlers } from './dispatch/command-handler.ts';

export const jobHandlers: JobHandlers = {
  'changes apply': async () =>
    (await import('./dispatch/each-server.ts')).atEachServer(
      (await import('./changes/apply.ts')).applyChangeFile,
    ),
  'changes rollback': async () => (await import('./changes/rollback.ts')).rollBackSet,
  'config pull': async () => (await import('./config/pull.ts')).pullConfiguration,
};
