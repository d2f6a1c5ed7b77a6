/** The failures of the calls of applications. */
import { eachFailure } from './each-failure.ts';

eachFailure('applications');
