/** The failures of the calls that decide who may sign in, and of the login log. */
import { eachFailure } from './each-failure.ts';

eachFailure('signIn');
