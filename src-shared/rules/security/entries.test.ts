import { expect, it } from 'vitest';
import { accountSecurityCodes } from '../common/menu/menu-permissions.ts';
import { securityPath, securityRight, securityTypes } from './entries.ts';

it('has eleven entries, each with the code of its own, in the order of the codes (SEC-002 to 012, 014 to 023)', () => {
  expect(securityTypes).toHaveLength(11);
  const granted = securityTypes.filter((type) => type !== 'join_apply');
  expect(granted.map(securityRight)).toEqual(accountSecurityCodes.map((menu) => ({ menu })));
});

it('lets only administrators open the applications to join (SEC-009)', () => {
  expect(securityRight('join_apply')).toBe('administrator');
});

it('stands below /safe_account, the security settings in tabs (FRAME-023, 024)', () => {
  expect(securityPath('loginType')).toBe('/safe_account/loginType');
  expect(securityPath('securityconfig')).toBe('/safe_account/securityconfig/:tab');
});
