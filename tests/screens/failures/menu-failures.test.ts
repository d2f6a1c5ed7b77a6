/** The failures of the calls of menus, launcher and quick create. */
import { eachFailure } from './each-failure.ts';

eachFailure('menus');
