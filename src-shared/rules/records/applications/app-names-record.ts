/** Names of an application in the platform's languages (spec 3§2.1 "multi-language name dialog"; S-12; APP-014). */
import { longestAppName } from '../../common/applications/app-name.ts';
import { namesRecord } from '../names-record.ts';
import { appReads } from './app-reads.ts';

export const appNamesRecord = namesRecord('appNames', { most: longestAppName }, appReads);
