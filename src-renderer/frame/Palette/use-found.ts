/** What only the server knows: departments, people, and the customers of an operator's records. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { qrySubmitLicenseHistory } from '#shared/api/licence-tool.ts';
import { queryPeople, searchDepartments } from '#shared/api/people.ts';
import { isAdministrator } from '#shared/rules/menu/visible.ts';
import { useRead } from '../../data/read.ts';
import { useText } from '../../data/text.ts';
import { useSession } from '../../state/session.ts';
import type { PaletteItem } from './palette-items.ts';

/** The menu for which the server says which departments one may see: that of application management. */
const menuCode = 'appManage';
/** Of each kind. */
const shown = 5;
/** Milliseconds in which no key was pressed. */
const pause = 250;

export function useFound(typed: string): {
  readonly items: readonly PaletteItem[];
  readonly searching: boolean;
} {
  const { t } = useText();
  const navigate = useNavigate();
  const session = useSession();
  const keywords = usePaused(typed.trim());
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const tenant = session.status === 'signedIn' ? session.facts.tenant : null;
  // One Latin letter says nothing; one Chinese character may be a family's name.
  const worth = keywords.length > 1 || /\p{Script=Han}/u.test(keywords);
  const enabled = worth && user !== null && isAdministrator(user);
  const page = { pageNo: 1, pageSize: shown };
  // A search that fails finds nothing here; the pages themselves say why.
  const departments = useRead(searchDepartments, { menuCode, keywords, ...page }, { enabled });
  const people = useRead(queryPeople, { keywords, ...page }, { enabled });
  const records = useRead(
    qrySubmitLicenseHistory,
    {},
    { enabled: worth && (user?.platformOperator ?? false) },
  );
  const apps = (deptId: string) => () => void navigate(`/base/appAuth?deptId=${encodeURIComponent(deptId)}`);
  const item = (part: Pick<PaletteItem, 'id' | 'section' | 'label' | 'hint' | 'run'>): PaletteItem => ({
    ...part,
    also: '',
    found: true,
  });
  const items = [
    ...(enabled ? (departments.data?.result ?? []) : []).map(({ id, name, path }) =>
      item({
        ...{ id: `department-${id}`, section: 'departments', label: name, run: apps(id) },
        hint: [...path, t('licenceInfo.screen.apps.title')].join(' / '),
      }),
    ),
    ...(enabled ? (people.data?.result ?? []) : []).map(({ id, username, department, deptId }) =>
      item({
        ...{ id: `person-${id}`, section: 'people', label: username, run: apps(deptId) },
        hint: [department, t('licenceInfo.screen.apps.title')].filter(Boolean).join(' / '),
      }),
    ),
    ...[tenant]
      .filter((one) => one !== null && worth && holds(`${one.tenantName} ${one.tenantKey}`, keywords))
      .map((one) =>
        item({
          ...{ id: 'tenant', section: 'tenants', label: one?.tenantName ?? '', hint: one?.tenantKey ?? '' },
          run: () => void navigate('/base/teams'),
        }),
      ),
    ...(worth ? (records.data ?? []) : [])
      .filter(({ companyName, crmId }) => holds(`${companyName} ${crmId}`, keywords))
      .slice(0, shown)
      .map(({ id, companyName, crmId }) =>
        item({
          ...{ id: `record-${id}`, section: 'tenants', label: companyName, hint: crmId },
          run: () => void navigate(`/licensetool?entry=submissions&record=${encodeURIComponent(id)}`),
        }),
      ),
  ];
  return { items, searching: enabled && (departments.isFetching || people.isFetching) };
}

function holds(text: string, keywords: string): boolean {
  return text.toLocaleLowerCase().includes(keywords.toLocaleLowerCase());
}

function usePaused(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
