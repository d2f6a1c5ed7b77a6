/** The applications of a department with their present shares, with the page's reads. */
import { callRead } from '#data/read.ts';
import { type NamedApp, readSharedApps } from '#shared/rules/applications/same-as/shared-apps.ts';
import type { Language } from '#shared/text/types.ts';

export const loadShared = (deptId: string, language: Language): Promise<NamedApp[]> =>
  readSharedApps(callRead, deptId, language);
