import { expect, it, vi } from 'vitest';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { findProfile, openLink } from './opened-link.ts';

const profile = (id: string, name: string) => ({ id, name, environment: 'test' }) as ServerProfile;
const list = {
  active: 'sandbox',
  profiles: [
    profile('sandbox', 'Sandbox'),
    profile('1', 'Head office'),
    profile('2', 'Twin'),
    profile('3', 'Twin'),
  ],
  locked: false,
} satisfies ServerList;

it.each([
  ['1', '1'],
  ['Head office', '1'],
  ['head office', undefined],
  ['Twin', undefined],
  ['2', '2'],
  ['', undefined],
  ['__proto__', undefined],
])('%j is profile %s', (named, id) => expect(findProfile(list, named)?.id).toBe(id));

it.each([
  ['steward://open?profile=Head%20office&path=/base', { ok: true }, 1],
  ['steward://open?profile=nobody', { ok: false, refusal: 'UNKNOWN_PROFILE' }, 0],
  ['steward://open?profile=1&path=//evil.example', { ok: false, refusal: 'PATH' }, 0],
  ['javascript:alert(1)', { ok: false, refusal: 'SCHEME' }, 0],
])('%s', async (link, outcome, told) => {
  const emit = vi.fn();
  expect(await openLink(link, { servers: { list: async () => list }, emit })).toEqual(outcome);
  expect(emit).toHaveBeenCalledTimes(told);
  // The question contains facts about the profile, but not how it is reached.
  if (told > 0)
    expect(emit).toHaveBeenCalledWith('servers.linkOpened', {
      profile: { id: '1', name: 'Head office', environment: 'test' },
      path: '/base',
    });
});
