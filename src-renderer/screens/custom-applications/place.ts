/** Whose applications a page is about, and of which department. */
import type { CustomAppPlace } from '#shared/rules/records/custom-applications/custom-app-record.ts';

export type CustomPlaceHere = Pick<CustomAppPlace, 'owner' | 'deptId' | 'detach'>;
