/** The failures of the calls of base settings, logos, service calls, invitations and the feed. */
import { eachFailure } from './each-failure.ts';

eachFailure('system');
