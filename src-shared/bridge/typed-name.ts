/** The argument of calls that the shell refuses with SETTING_GUARDED until the user typed a server's name. */
import * as z from 'zod';
import { serverNameLimit } from '../rules/servers/name-limit.ts';

/** The typed name of a server on which fewer changes would need approval. */
export const typedServerName = z.string().max(serverNameLimit).optional();
