/** Every write of these areas either goes through the lock-out guard or is listed here as harmless. */
import { expect, it } from 'vitest';
import { endpoints } from '../../api/index.ts';
import { tellsOfSignIn } from '../changes/sign-in-kinds.ts';
import { writeFacts } from '../changes/writes.ts';
import { isGuarded } from './guarded-calls.ts';

const areas =
  /^(loginControl|ipconfig|segments|loginWhite|onlineWhite|restrictedLogin|securitySettings|onlineUsers)\./;

/**
 * Calls that keep nobody from signing in: they change the length of sessions, their number, or the contents of a code.
 */
const harmless = [
  'onlineWhite.add',
  'onlineWhite.remove',
  'onlineUsers.end',
  'securitySettings.saveLoginInvalid',
  'securitySettings.saveRandomSuffix',
  'securitySettings.saveOnline',
];

const written = endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id);

it.each(written.filter((id) => areas.test(id)))('%s', (id) => {
  expect(isGuarded(id)).toBe(!harmless.includes(id));
});

it.each(written)('%s: guarded where the kinds of records that set it back are told of', (id) => {
  const facts = writeFacts(id);
  const kinds = facts && 'records' in facts ? facts.records : [];
  for (const kind of kinds) expect(tellsOfSignIn([{ kind }]), kind).toBe(isGuarded(id));
});

it('a segment that nothing stands for yet is made without it; made again it is not', () => {
  expect([isGuarded('segments.add', true), isGuarded('segments.add')]).toEqual([false, true]);
  expect(isGuarded('ipconfig.add', true)).toBe(true);
});
