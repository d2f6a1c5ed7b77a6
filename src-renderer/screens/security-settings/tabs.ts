/** The tabs of the security settings, `/safe_account/securityconfig/:tab` (spec 1§2.1; FRAME-024). */
export const securityTabs = [
  'loginInvalid',
  'randomSuffix',
  'mobileLogin',
  'online',
  'onlineWhite',
  'onlineUsers',
  'loginWhite',
  'restrictedLogin',
] as const;
export type SecurityTab = (typeof securityTabs)[number];
