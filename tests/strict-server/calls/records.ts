/** Records that several calls take. */
import { anyText, type Check, record, recordId, text } from '../value-checks.ts';

/** A config record (1§3, 3§3.6). */
export const configRecord: Check = record({
  required: { configKey: text, configValue: anyText },
  optional: { deptId: recordId },
});

/** A config record named by its id, as `tenantTips` (1§3 "Tenant"). */
export const configById: Check = record({ required: { id: recordId, configValue: anyText } });
