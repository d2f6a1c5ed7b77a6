/** What `profiles check --json` prints; the shape is published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { connectionReport } from '#shared/bridge/servers.ts';

export const profilesCheckShape = connectionReport.extend({
  server: z.object({ name: z.string(), address: z.string() }),
});
