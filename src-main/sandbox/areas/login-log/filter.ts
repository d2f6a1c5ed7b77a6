/** Compiles the login log's filter to tests on a few numbers of each row. */
import { operateTypes } from '#shared/api/login-log/codes.ts';
import type { LoginFilter } from '#shared/api/login-log/login-log.ts';
import {
  addressRanges,
  type LogAddressRange,
  liesIn,
  passesRanges,
} from '#shared/rules/login-log/address-ranges.ts';
import { failureReasons, loginLanguages } from '#shared/rules/login-log/log-codes.ts';
import { isInstant } from '#shared/rules/login-log/span.ts';
import type { Organisation } from '../../kernel/people/organisation.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import type { ManagedDepartments } from '../../kernel/people/scope.ts';
import { foldCase } from '../../kernel/people/search.ts';
import {
  comesByIpv6,
  deviceAddress,
  deviceKindOf,
  deviceKinds,
  deviceLanguage,
  hardwareOf,
  ipv6Text,
} from './device.ts';
import { type LoginFacts, strangerOf } from './login-facts.ts';
import { outsideTest, wrongHours } from './outside-hours.ts';
import { accountOf } from './rows.ts';

export interface LogGround {
  readonly roster: Roster;
  readonly organisation: Organisation;
  /** Departments whose rows may be seen. */
  readonly visibleDepartments: ManagedDepartments;
}

export function wrongField(filter: LoginFilter): keyof LoginFilter | null {
  const { beginTime, endTime, ip } = filter;
  if (beginTime !== undefined && !isInstant(beginTime)) return 'beginTime';
  if (endTime !== undefined && !isInstant(endTime)) return 'endTime';
  if (ip !== undefined && !('ranges' in addressRanges(ip))) return 'ip';
  return wrongHours(filter);
}

type Test = (facts: LoginFacts, row: number, second: number) => boolean;

/** Returns the tests that a row has to pass; an empty list passes every row. Time is not tested here. */
export function testsOf(
  filter: LoginFilter,
  { roster, organisation, visibleDepartments }: LogGround,
): Test[] {
  const tests: Test[] = [];
  const { operateType, result, failureReasons: reasons = [], clientTypes = [], languages = [] } = filter;
  if (operateType !== undefined) {
    const wanted = operateTypes.indexOf(operateType);
    tests.push(({ operate }) => operate === wanted);
  }
  if (result !== undefined) tests.push(({ reason }) => reason < 0 === (result === 'success'));
  if (reasons.length > 0) {
    const wanted = new Set(reasons.map((reason) => (failureReasons as readonly string[]).indexOf(reason)));
    tests.push(({ reason }) => reason >= 0 && wanted.has(reason));
  }
  const outside = outsideTest(filter, organisation);
  if (outside)
    tests.push(({ person }, _row, second) =>
      outside(person < 0 ? person : roster.departmentOf(person), second),
    );
  if (clientTypes.length > 0) {
    const wanted = deviceKinds.map(([type]) => clientTypes.includes(type));
    tests.push(({ person, device }) => wanted[deviceKindOf(person, device)] === true);
  }
  if (languages.length > 0) {
    const wanted = loginLanguages.map((language) => languages.includes(language));
    tests.push(({ person }) => wanted[deviceLanguage(person)] === true);
  }
  const { exceptClientTypes = [], exceptUserIds = [] } = filter;
  if (exceptClientTypes.length > 0) {
    const unwanted = deviceKinds.map(([type]) => exceptClientTypes.includes(type));
    tests.push(({ person, device }) => unwanted[deviceKindOf(person, device)] !== true);
  }
  if (exceptUserIds.length > 0) {
    const unwanted = new Set(exceptUserIds.map((id) => roster.indexOf(id)).filter((index) => index >= 0));
    tests.push(({ person }) => !unwanted.has(person));
  }
  const people = marksOf(filter, { roster, organisation, visibleDepartments });
  if (people) tests.push(({ person }) => person >= 0 && people[person] === 1);
  if (filter.keywords?.trim()) tests.push(wordsTest(foldCase(filter.keywords), roster));
  if (filter.ip?.trim()) tests.push(addressTest(filter.ip));
  if (filter.device?.trim()) tests.push(deviceTest(foldCase(filter.device)));
  return tests;
}

/** One byte for each person: 1 where they are requested and may be seen; null for everybody. */
function marksOf({ userIds, deptIds }: LoginFilter, { roster, organisation, visibleDepartments }: LogGround) {
  const indices = deptIds?.map((id) => organisation.indexOf(id)).filter((index) => index >= 0);
  const below = indices ? organisation.below(indices) : null;
  if (!userIds && !below && visibleDepartments === null) return null;
  const marks = new Uint8Array(roster.size);
  const named = userIds?.map((id) => roster.indexOf(id)).filter((index) => index >= 0);
  for (const index of named ?? marks.keys()) {
    const position = roster.departmentOf(index);
    if (
      (below === null || below[position] === 1) &&
      (visibleDepartments === null || visibleDepartments[position] === 1)
    )
      marks[index] = 1;
  }
  return marks;
}

/** Matches the words against a person once, at the first of their rows. */
function wordsTest(words: string, roster: Roster): Test {
  const known = new Uint8Array(roster.size);
  return ({ person }, row) => {
    if (person < 0) return foldCase(strangerOf(row)).includes(words);
    if (known[person] === 0) {
      const { id, username } = roster.person(person);
      known[person] = foldCase(`${username} ${accountOf(id)}`).includes(words) ? 1 : 2;
    }
    return known[person] === 1;
  };
}

function addressTest(text: string): Test {
  const answer = addressRanges(text);
  const ranges: readonly LogAddressRange[] = 'ranges' in answer ? answer.ranges : [];
  // A range of IPv6 holds no IPv4 address.
  const plain = ranges.map(({ version, from, to, except }) => ({
    from: version === 4 ? Number(from) : Number.POSITIVE_INFINITY,
    to: version === 4 ? Number(to) : Number.NEGATIVE_INFINITY,
    ...(except && { except }),
  }));
  return ({ attack, person, device }) => {
    if (comesByIpv6(person, device)) return liesIn(ipv6Text(person), ranges);
    const address = deviceAddress(person, device, attack?.salt ?? 0);
    return passesRanges(plain, ({ from, to }) => from <= address && address <= to);
  };
}

function deviceTest(wanted: string): Test {
  const kinds = deviceKinds.map(([, , os, model]) => foldCase(`${model} ${os}`).includes(wanted));
  const hex = /^[0-9a-f]{4,16}$/.test(wanted);
  return ({ person, device }) =>
    kinds[deviceKindOf(person, device)] === true || (hex && hardwareOf(person, device).includes(wanted));
}
