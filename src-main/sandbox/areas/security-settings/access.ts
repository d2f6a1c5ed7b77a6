/** Right to change the security settings (1§6). */
export const access = { menu: 'securitySetting' } as const;
