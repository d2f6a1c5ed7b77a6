/** Palette items that only the server can find: departments, people, and customers in an operator's records. */

import { useNavigate } from 'react-router-dom';
import { useDebounced } from '#data/use-debounced.ts';
import { alreadyRead, useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { qrySubmitLicenseHistory } from '#shared/api/licence/licence.ts';
import { type FoundPerson, queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { allows } from '#shared/rules/common/session/rights.ts';
import { useSession } from '#state/session.ts';
import type { PaletteItem } from './palette-item.ts';

/** The menu whose rights decide which departments the server returns: application management. */
const menuCode = appManageMenu;
/** Limit of items per kind. */
const shown = 5;
/** Number of people prefetched for matching by pinyin and despite typing errors, which servers don't support. */
const readAtOnce = 200;
/** Milliseconds in which that list counts as fresh. */
const readFresh = 300_000;
/** Debounce in milliseconds after a key press. */
const pause = 250;

export function useServerItems(typed: string): {
  readonly items: readonly PaletteItem[];
  readonly searching: boolean;
} {
  const { t } = useText();
  const navigate = useNavigate();
  const session = useSession();
  const keywords = useDebounced(typed.trim(), pause);
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const tenant = session.status === 'signedIn' ? session.facts.tenant : null;
  const worth = saysSomething(keywords);
  const administers = session.status === 'signedIn' && allows('manager', session.facts);
  const enabled = worth && administers;
  const page = { pageNo: 1, pageSize: shown };
  // A failed search shows no items; the pages themselves show the failure.
  const departments = useRead(searchDepartments, { menuCode, keywords, ...page }, { enabled });
  const people = useRead(queryPeople, { keywords, ...page }, { enabled });
  useRead(
    queryPeople,
    { pageNo: 1, pageSize: readAtOnce },
    { enabled: administers && typed.trim() !== '', staleTime: readFresh },
  );
  const records = useRead(
    qrySubmitLicenseHistory,
    {},
    { enabled: worth && (user?.platformOperator ?? false) },
  );
  const apps = (deptId: string) => () => void navigate(`/base/appAuth?deptId=${encodeURIComponent(deptId)}`);
  const item = (part: Pick<PaletteItem, 'id' | 'section' | 'label' | 'hint' | 'run'>): PaletteItem => ({
    ...part,
    also: '',
    of: 'search',
  });
  const person = ({ id, username, department }: FoundPerson) =>
    item({
      id: `person-${id}`,
      section: 'people',
      label: username,
      run: () => void navigate(`/loginlog/person/${encodeURIComponent(id)}`),
      hint: [department, t('personPage.title')].filter(Boolean).join(' / '),
    });
  const foundPeople = enabled ? (people.data?.result ?? []) : [];
  const readPeople = administers && saysSomething(typed.trim()) ? peopleRead(foundPeople) : [];
  const items = [
    ...(enabled ? (departments.data?.result ?? []) : []).map(({ id, name, path }) =>
      item({
        id: `department-${id}`,
        section: 'departments',
        label: name,
        run: apps(id),
        hint: [...path, t('licenceInfo.screen.apps.title')].join(' / '),
      }),
    ),
    ...readPeople.map((one): PaletteItem => ({ ...person(one), of: 'read' })),
    ...foundPeople.map(person),
    ...[tenant]
      .filter((one) => one !== null && worth && holds(`${one.tenantName} ${one.tenantKey}`, keywords))
      .map((customer) =>
        item({
          id: 'tenant',
          section: 'tenants',
          label: customer?.tenantName ?? '',
          hint: customer?.tenantKey ?? '',
          run: () => void navigate('/base/teams'),
        }),
      ),
    ...(worth ? (records.data ?? []) : [])
      .filter(({ companyName, crmId }) => holds(`${companyName} ${crmId}`, keywords))
      .slice(0, shown)
      .map(({ id, companyName, crmId }) =>
        item({
          id: `record-${id}`,
          section: 'tenants',
          label: companyName,
          hint: crmId,
          run: () => void navigate(`/licensetool?entry=submissions&record=${encodeURIComponent(id)}`),
        }),
      ),
  ];
  return { items, searching: enabled && (departments.isFetching || people.isFetching) };
}

/** People cached from any list that the search did not return, each once. */
function peopleRead(found: readonly FoundPerson[]): readonly FoundPerson[] {
  const listed = new Set(found.map(({ id }) => id));
  const known = new Map(
    alreadyRead(queryPeople).flatMap(({ result }) => result.map((one) => [one.id, one] as const)),
  );
  return [...known.values()].filter(({ id }) => !listed.has(id));
}

/** A single Latin letter is too short to search; a Chinese character may be a family name. */
function saysSomething(words: string): boolean {
  return words.length > 1 || /\p{Script=Han}/u.test(words);
}

function holds(text: string, keywords: string): boolean {
  return text.toLocaleLowerCase().includes(keywords.toLocaleLowerCase());
}
