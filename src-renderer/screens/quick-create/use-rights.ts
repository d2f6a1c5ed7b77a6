/** This person's rights to the forms and workflows behind the entrances (spec 3§5.3; QUICK-013, 014). */
import { useRead } from '#data/read.ts';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import { queryFormAuthByFormId, queryFormAuto } from '#shared/api/quick-create/team.ts';
import {
  type EntranceTarget,
  entranceTargetOf,
  type TargetRights,
} from '#shared/rules/quick-create/entrance.ts';

interface RightsRead {
  /** null while unknown. */
  readonly rights: TargetRights | null;
  readonly error: Error | null;
  readonly again: () => void;
}

export function useRights(entries: readonly Entrance[]): RightsRead {
  const ids = (kind: EntranceTarget['kind']) =>
    [...new Set(entries.flatMap((entry) => entranceTargetOf(entry) ?? []))].flatMap((target) =>
      target.kind === kind ? [target.id] : [],
    );
  const [formIds, workflowIds] = [ids('form'), ids('workflow')];
  const forms = useRead(queryFormAuthByFormId, { formIds }, { enabled: formIds.length > 0 });
  const workflows = useRead(queryFormAuto, { workflowIds }, { enabled: workflowIds.length > 0 });
  const known =
    (formIds.length === 0 || forms.data !== undefined) &&
    (workflowIds.length === 0 || workflows.data !== undefined);
  return {
    rights: known
      ? {
          forms: new Map(forms.data?.map(({ formId, permission }) => [formId, permission])),
          workflows: new Map(workflows.data?.map(({ workflowId, permission }) => [workflowId, permission])),
        }
      : null,
    error: known ? null : (forms.error ?? workflows.error),
    again: () => {
      if (forms.error) void forms.refetch();
      if (workflows.error) void workflows.refetch();
    },
  };
}
