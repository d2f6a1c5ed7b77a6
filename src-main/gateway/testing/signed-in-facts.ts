/** The answer to the session call for a signed-in person, in the form of the wire. */
export const signedInFacts = {
  user: {
    id: '1',
    username: 'Ada',
    department: '',
    admin: true,
    managerType: 0,
    managedDepartments: [],
    platformOperator: false,
    permissions: {},
  },
  tenant: { tenantKey: 't', tenantName: 'T', managerTenant: false },
  platform: {
    deployment: 'private',
    runMode: '',
    edition: 'standard',
    wechatHidden: false,
    helpDisabled: '0',
  },
};
