/** A theme's names in the platform's languages (2§7). */
import { nameLimit } from '../../themes/fields/naming-fields.ts';
import { namesRecord } from '../names-record.ts';
import { themeReads } from './theme-reads.ts';

export const themeNamesRecord = namesRecord('themeNames', { most: nameLimit }, themeReads);
