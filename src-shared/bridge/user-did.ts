/** Events of user actions. They are queued until somebody listens, because nobody can ask for them later. */
import type { EventName } from './index.ts';

const names: readonly EventName[] = ['files.opened', 'app.command', 'servers.linkOpened'];

export const userDid: ReadonlySet<string> = new Set(names);
