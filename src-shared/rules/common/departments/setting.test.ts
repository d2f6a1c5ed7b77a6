import { expect, it } from 'vitest';
import { type SettingFacts, settingHere } from './setting.ts';

const here = { id: 'd', name: 'Sales' };
const above = { id: 'p', name: 'Head office' };
const inherited: SettingFacts = {
  rootDept: false,
  hasOwn: false,
  parentSub: true,
  from: above,
  permission: true,
};

it.each<[string, 'off' | 'on' | 'depth', Partial<SettingFacts>, string]>([
  ['taken from above', 'on', {}, 'inherited/p/own/-'],
  ['taken from above, depth-open', 'depth', {}, 'inherited/p/own/-'],
  ['taken from nobody knows where', 'on', { from: null }, 'inherited/-/own/-'],
  ['taken from what is said to be itself', 'on', { from: here }, 'inherited/-/own/-'],
  ['no permission is said before', 'on', { permission: false }, 'noPermission/p/own/-'],
  ['its own', 'on', { hasOwn: true, from: here }, 'free/-/own/below'],
  ['its own, without permission', 'on', { hasOwn: true, permission: false }, 'noPermission/-/own/below'],
  ['the parent keeps it to itself', 'on', { parentSub: false }, 'inherited/p/-/-'],
  ['the root', 'on', { rootDept: true }, 'free/-/-/below'],
  ['without detach there is one setting', 'off', {}, 'free/-/-/-'],
  ['without detach and permission', 'off', { permission: false }, 'noPermission/-/-/-'],
])('%s', (_, detach, facts, expected) => {
  const said = settingHere(detach, here, { ...inherited, ...facts });
  const words = [said.readOnly ?? 'free', said.inheritedFrom?.id ?? '-'];
  const offered = [said.ownOffered ? 'own' : '-', said.belowOffered ? 'below' : '-'];
  expect([...words, ...offered].join('/')).toBe(expected);
});
