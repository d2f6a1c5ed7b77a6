/** This person's rights to the forms and workflows behind the entrances (spec 3§5.3; QUICK-013, 014). */

import { useRead } from '#data/read.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import { queryFormAuthByFormId, queryFormAuto } from '#shared/api/quick-create/team.ts';
import {
  type EntranceTarget,
  entranceTargetOf,
  type TargetRights,
} from '#shared/rules/quick-create/entrance.ts';
import { joinReads } from '#widgets/join-reads.ts';
import type { ReadState } from '#widgets/ReadPart.tsx';

const noForms: ReadState<Output<typeof queryFormAuthByFormId>> = { data: [], error: null };
const noWorkflows: ReadState<Output<typeof queryFormAuto>> = { data: [], error: null };

export function useRights(entries: readonly Entrance[]): ReadState<TargetRights> {
  const ids = (kind: EntranceTarget['kind']) =>
    [...new Set(entries.flatMap((entry) => entranceTargetOf(entry) ?? []))].flatMap((target) =>
      target.kind === kind ? [target.id] : [],
    );
  const [formIds, workflowIds] = [ids('form'), ids('workflow')];
  const forms = useRead(queryFormAuthByFormId, { formIds }, { enabled: formIds.length > 0 });
  const workflows = useRead(queryFormAuto, { workflowIds }, { enabled: workflowIds.length > 0 });
  const { data, ...state } = joinReads(
    [formIds.length > 0 ? forms : noForms],
    [workflowIds.length > 0 ? workflows : noWorkflows],
  );
  const rights = data && {
    forms: new Map(data[0].map(({ formId, permission }) => [formId, permission])),
    workflows: new Map(data[1].map(({ workflowId, permission }) => [workflowId, permission])),
  };
  return { ...state, data: rights };
}
