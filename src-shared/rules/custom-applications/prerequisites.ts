/** The modules that must be enabled before an application of a type can be made (spec 3§5.1; CUST-023 to 025). */
import type { AppItem, ModuleStatus } from '../../api/applications/app.ts';
import type { Message } from '../../text/message.ts';
import { moduleIds, needsOf } from '../common/applications/enablement.ts';

const words = {
  [moduleIds.document]: 'customApplications.needs.document',
  [moduleIds.project]: 'customApplications.needs.project',
  [moduleIds.form]: 'customApplications.needs.form',
  [moduleIds.workflow]: 'customApplications.needs.workflow',
} as const;

/** Returns a message about the first missing module, or null; a module that is not listed counts as disabled. */
export function lackingModule(
  applicationType: AppItem['applicationType'],
  statuses: readonly Pick<ModuleStatus, 'moduleId' | 'status'>[],
): Message | null {
  const lacking = needsOf({ moduleStr: '', applicationType }).find(
    (id) => !statuses.some(({ moduleId, status }) => moduleId === id && status),
  );
  if (lacking === undefined) return null;
  return { key: words[lacking as keyof typeof words] };
}
