/** The scope of a page of custom applications: its owner and department. */
import type { CustomAppLocator } from '#shared/rules/records/custom-applications/custom-app-record.ts';

export type CustomAppsScope = Pick<CustomAppLocator, 'owner' | 'deptId' | 'detach'>;
