/** The failures of the calls of tenant, licence information, app authorization and pay notice. */
import { eachFailure } from './each-failure.ts';

eachFailure('tenant');
