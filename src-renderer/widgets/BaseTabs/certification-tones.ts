import type { CertificationState } from '#shared/rules/tenant/certification.ts';
import type { StatusTone } from '../StatusDot.tsx';

export const certificationTones: Readonly<Record<CertificationState, StatusTone>> = {
  uncertified: 'neutral',
  pending: 'info',
  verified: 'success',
  failed: 'danger',
};
