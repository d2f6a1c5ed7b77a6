/** Parts that ask the platform about its organisation, on answers of the page's own: shares, a department's page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { settingHere } from '#shared/rules/common/departments/setting.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { queryClient } from '../../../../src-renderer/data/read.ts';
import { sessionQuery } from '../../../../src-renderer/state/session.ts';
import { aSession } from '../../../../src-renderer/state/testing/session.ts';
import { DepartmentScope } from '../../../../src-renderer/widgets/DepartmentScope/DepartmentScope.tsx';
import { SettingSource } from '../../../../src-renderer/widgets/DepartmentScope/SettingSource.tsx';
import { useDepartmentScope } from '../../../../src-renderer/widgets/DepartmentScope/use-department-scope.ts';
import { FormRow } from '../../../../src-renderer/widgets/Form/FormRow.tsx';
import { ShareEditor } from '../../../../src-renderer/widgets/Shares/ShareEditor.tsx';
import { answerAsPlatform } from './platform.ts';

export function OnPlatform({ children }: { readonly children: ReactNode }) {
  useState(() => {
    answerAsPlatform();
    queryClient.setQueryData(sessionQuery.queryKey, aSession({}));
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/?dept=d-1-2']}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}

const share = (kind: Share['kind'], id = '', more: Partial<Share> = {}): Share => ({
  kind,
  id,
  exclude: false,
  below: false,
  ...more,
});

export function Shares() {
  const [shares, setShares] = useState<readonly Share[]>([
    share('department', 'd-1', { below: true }),
    share('user', 'u-3'),
    share('position', 'p-2'),
    share('external', 'x-1'),
    share('allExternal'),
    share('group', 'g-1', { exclude: true }),
  ]);
  return (
    <section>
      <FormRow label="Shared with" help="Who sees it in the launcher">
        <ShareEditor label="Shared with" menuCode="m" most={50} levels value={shares} onChange={setShares} />
      </FormRow>
      <FormRow label="Shared, only to be seen">
        <ShareEditor
          label="Shared, only to be seen"
          menuCode="m"
          most={50}
          levels
          readOnly
          value={shares}
          onChange={setShares}
        />
      </FormRow>
    </section>
  );
}

export function Departments() {
  const scope = useDepartmentScope({ moduleType: 'MENU_DECENTRALIZATION', menuCode: 'm' });
  return (
    <DepartmentScope scope={scope}>
      {({ department, detach, choose }) => (
        <SettingSource
          scope={{ choose }}
          setting={settingHere(detach, department, {
            rootDept: department.id === 'd',
            hasOwn: false,
            parentSub: true,
            permission: true,
            from: { id: 'd', name: 'Head office' },
          })}
        />
      )}
    </DepartmentScope>
  );
}
