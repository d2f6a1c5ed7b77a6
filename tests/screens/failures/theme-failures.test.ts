/** The failures of the calls of themes. */
import { eachFailure } from './each-failure.ts';

eachFailure('themes');
