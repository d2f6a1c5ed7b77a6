/** Events of what the user did: they are asked for by nobody later, so that they wait until somebody listens. */
import type { EventName } from './index.ts';

const names: readonly EventName[] = ['files.opened', 'app.command', 'servers.linkOpened'];

export const userDid: ReadonlySet<string> = new Set(names);
