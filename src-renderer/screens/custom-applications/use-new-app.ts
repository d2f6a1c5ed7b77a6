/**
 * Creates an application. The server assigns its id: after a lost answer the new application is recognised by the sent
 * values, among those that did not exist before. A second press saves that application.
 */
import { useRef } from 'react';
import { submitChange, submitOrCollect } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { translate } from '#data/text.ts';
import { undoOfCreating } from '#data/records/presence-undo.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { sameValue } from '#shared/kit/merge.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { customCallsOf, inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { customFields } from '#shared/rules/custom-applications/custom-fields.ts';
import { type CustomForm, toInfo } from '#shared/rules/custom-applications/custom-form.ts';
import { customAppValuesOf } from '#shared/rules/custom-applications/custom-app-values.ts';
import { defaultSource } from '#shared/rules/custom-applications/kinds.ts';
import { customAppPresence } from '#shared/rules/records/custom-applications/custom-app-presence.ts';
import { customAppRecord, customReads } from '#shared/rules/records/custom-applications/custom-app-record.ts';
import type { FormChange } from '#widgets/Form/change.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import type { CustomAppsScope } from './custom-app-scope.ts';
import { readNamesakes } from './read-namesakes.ts';

interface Making {
  /** Ids of the applications of this name before the first press. */
  readonly idsBefore: Set<string>;
  /** The values that were sent last; null before the first press. */
  sentApp: AppInfo | null;
  /** Id of the new application; '' until it is found. */
  id: string;
}

export function useNewApp(scope: CustomAppsScope, source: string): FormChange<CustomForm> {
  const { owner, deptId, detach } = scope;
  const { current: making } = useRef<Making>({ idsBefore: new Set(), sentApp: null, id: '' });
  const here = inDepartment(owner, deptId);
  const called = (read: Ask, name: string) => readNamesakes(read, scope, name);
  /** The new application is the one that is readable and has exactly the sent values. */
  const found = async (read: Ask): Promise<boolean> => {
    const { sentApp } = making;
    if (sentApp === null) return false;
    const type = sentApp.sysMenus.applicationType;
    for (const { id, applicationType } of await called(read, sentApp.sysMenus.menuname)) {
      if (applicationType !== type || making.idsBefore.has(id)) continue;
      const held = await read(customCallsOf(owner, type).read, { ...here, sysMenuId: id });
      if (!sameValue(asMade(held), asMade(sentApp))) continue;
      making.id = id;
      return true;
    }
    return false;
  };
  return {
    missing: 'customApplications.saveFailed',
    async send({ values }) {
      const server = serverMark();
      const read: Ask = (endpoint, input) => callRead(endpoint, input, { mark: server });
      const info = toInfo(values);
      try {
        if (making.sentApp === null) {
          for (const { id } of await called(read, info.sysMenus.menuname)) making.idsBefore.add(id);
        } else if (making.id === '') await found(read);
      } catch (error) {
        // Nothing has been sent yet, so a lost answer of this read leaves nothing in doubt.
        notifyFailure(error);
        throw new UnreadRecord(error);
      }
      making.sentApp = info;
      const calls = customCallsOf(owner, info.sysMenus.applicationType);
      const { id } = making;
      const changeFacts = {
        title: 'customApplications.createdChange',
        before: null,
        touches: customReads,
        success: 'customApplications.created',
        async readBack() {
          const isApplied = await found(read);
          return {
            isApplied,
            fields: isApplied ? [{ label: info.sysMenus.menuname, value: making.id }] : [],
          };
        },
      } as const;
      const to = { mark: server };
      if (id === '') {
        const from = source || defaultSource;
        const outcome = await submitOrCollect(
          {
            ...changeFacts,
            endpoint: calls.create,
            input: { ...here, source: from, info },
            ...undoOfCreating(customAppPresence, {
              owner,
              detach,
              deptId,
              source: from,
              acId: info.content.acId,
              id,
              made: customAppValuesOf(info, scope),
            }),
          },
          to,
        );
        return outcome === 'done' ? 'saved' : outcome;
      }
      const saved = { ...info, sysMenus: { ...info.sysMenus, id } };
      await submitChange(
        {
          ...changeFacts,
          endpoint: calls.save,
          input: { ...here, info: saved },
          check: formCheck(calls.save, customFields, values),
        },
        to,
      );
      return 'saved';
    },
    label: (name) =>
      name === 'acId'
        ? translate('applications.app.group')
        : labelOf(customAppRecord, name as keyof CustomForm & string),
    valueText: (name, value) => valueText(customAppRecord, name, value),
  };
}

/** Values that the server assigns are left out of the comparison. */
function asMade({ sysMenus, content }: AppInfo) {
  const { menuname, shortname, description, applicationType, openMode, icon } = sysMenus;
  const { forms, targetId, innerUrl, outerUrl, urlType, scope } = content;
  return {
    menuname,
    shortname,
    description,
    applicationType,
    openMode,
    icon,
    forms: forms.map(({ id }) => id),
    targetId,
    innerUrl,
    outerUrl,
    urlType,
    scope,
  };
}
