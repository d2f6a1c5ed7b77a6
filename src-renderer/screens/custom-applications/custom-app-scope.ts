/** The scope of a page of custom applications: its owner and department. */
import type { CustomAppPlace } from '#shared/rules/records/custom-applications/custom-app-record.ts';

export type CustomPlaceHere = Pick<CustomAppPlace, 'owner' | 'deptId' | 'detach'>;
