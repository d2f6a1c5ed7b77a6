/** For calls that the shell refuses with SETTING_GUARDED until a server's name was typed. */
import * as z from 'zod';
import { serverNameLimit } from '../rules/servers/name-limit.ts';

/** The name of a server at which less has to be approved afterwards, as it was typed. */
export const typed = z.string().max(serverNameLimit).optional();
