/** The certification of the tenant's name: applying for it and cancelling it, over its newest state (spec 1§4). */
import * as z from 'zod';
import { cancelTenantNameAuth, getTeamsAuthInfo, submitTenantNameAuth } from '../../api/tenant/changes.ts';
import { getTenantInfo } from '../../api/tenant/tenant.ts';
import type { RecordKind } from '../common/record/record.ts';
import { type CertificationState, certificationOf } from '../tenant/certification.ts';

export interface CertificationValues {
  readonly certification: CertificationState;
  readonly tenantName: string;
}

const locator = z.strictObject({});

export const certificationRecord: RecordKind<z.output<typeof locator>, CertificationValues> = {
  id: 'certification',
  locator,
  along: ['tenantName'],
  touches: [getTenantInfo, getTeamsAuthInfo],
  title: (_, after) =>
    after.certification === 'pending' ? 'tenantEdit.change.certify' : 'tenantEdit.change.uncertify',
  label: (name) => ({ key: `tenant.field.${name}` }),
  words: (name, value) =>
    name === 'certification' ? [`tenant.certification.${value as CertificationState}`] : null,
  async read(ask) {
    const { authenticationStatus, tenantName } = await ask(getTenantInfo, {});
    return {
      certification: /* wall: certification-since */ certificationOf(authenticationStatus),
      tenantName,
    };
  },
  write: (_, { certification, tenantName }) => ({
    // A client can apply for a certificate; only the platform's reviewers grant one.
    endpoint: certification === 'pending' ? submitTenantNameAuth : cancelTenantNameAuth,
    input: { tenantName },
  }),
  // The call sends no state, so the journal has no state before it.
  before: () => null,
};
