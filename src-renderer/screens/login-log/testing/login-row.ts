import type { LoginRow } from '#shared/api/login-log/login-log.ts';

/** A sign-in at a computer, without a fault. */
export const plainLogin: LoginRow = {
  id: '',
  userId: 'U1',
  username: '林知远',
  loginAccount: 'lin',
  operateType: 'login',
  loginSource: 'password',
  loginTime: '2026-03-02 09:00:00',
  ip: '10.0.0.1',
  failureReason: '',
  clientType: 'pc',
  loginTerminal: 'Chrome 142',
  hardwareId: 'A1',
  language: 'zh_CN',
  osVersion: 'Windows 11',
  deviceModel: 'PC',
};
