import { expect, it } from 'vitest';
import { type RuledProfile, serverRulesOf, withTenant } from './server-rules.ts';

const office: RuledProfile = {
  id: 'p',
  name: 'Production',
  address: 'https://office.example.com',
  environment: 'production',
  readOnly: true,
  managed: true,
};
const second: RuledProfile = {
  id: 's',
  name: 'Mine',
  address: 'https://office.example.com',
  environment: 'test',
  readOnly: false,
  managed: false,
};
const because = (by: string) => ({ by, profile: 'Production', managed: true });

it('a profile that says so itself is the reason', () => {
  expect(serverRulesOf(office, [second, office], {})).toEqual({
    production: because('own'),
    readOnly: because('own'),
  });
});

it.each(['https://office.example.com', 'https://office.example.com.', 'https://office.example.com:443/'])(
  'another profile of the address holds for %s',
  (address) => {
    const rules = serverRulesOf({ ...second, address }, [second, office], {});
    expect(rules).toEqual({ production: because('address'), readOnly: because('address') });
  },
);

const byNumber = { ...second, address: 'https://192.0.2.1' };

it('a tenant that was seen at another address holds as well', () => {
  expect(serverRulesOf(byNumber, [byNumber, office], {})).toEqual({ production: null, readOnly: null });
  const seen = withTenant(withTenant({}, office.address, 'T1'), byNumber.address, 'T1');
  expect(serverRulesOf(byNumber, [byNumber, office], seen).production).toEqual(because('tenant'));
  expect(
    serverRulesOf(byNumber, [byNumber, office], withTenant({}, office.address, 'T1'), 'T1').readOnly,
  ).toEqual(because('tenant'));
  expect(serverRulesOf(byNumber, [byNumber, office], withTenant({}, office.address, 'T1'), 'T2')).toEqual({
    production: null,
    readOnly: null,
  });
});

it('the organisation says what its own servers are: a copy of production has its tenants', () => {
  const copy = { ...byNumber, name: 'Staging', managed: true };
  const seen = withTenant(withTenant({}, office.address, 'T1'), copy.address, 'T1');
  expect(serverRulesOf(copy, [copy, office], seen)).toEqual({ production: null, readOnly: null });
  expect(serverRulesOf(copy, [copy, { ...office, address: `${copy.address}/` }], seen).production).toEqual(
    because('address'),
  );
});

it('the organisation’s word is named before the user’s', () => {
  const own = { ...second, id: 'o', name: 'Own', environment: 'production' };
  expect(serverRulesOf(second, [own, office, second], {}).production?.profile).toBe('Production');
});

it('a tenant is noted once, under one text for every spelling', () => {
  const seen = withTenant({}, 'https://office.example.com', 'T1');
  expect(withTenant(seen, 'https://OFFICE.example.com/', 'T1')).toBe(seen);
  expect(withTenant(seen, 'https://office.example.com', '')).toBe(seen);
});
