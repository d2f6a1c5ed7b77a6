/** The tenant's name or tips in several languages, by the address's kind (spec 1§2.1 `/lang/{type}/{targetId}`). */
import { callRead, useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { checkTenantAuth } from '#shared/api/tenant/changes.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { type Names, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { contentRecord, tenantNamesRecord } from '#shared/rules/records/names-record.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { NamesDialog } from '#widgets/Names/NamesDialog.tsx';
import type { NamesPlan } from '#widgets/Names/use-names.ts';
import { Notice } from '#widgets/Notice.tsx';
import { sayNameTaken } from '../edit/name-taken.ts';
import { useTenantAccess } from '../edit/use-tenant-access.ts';
import { contentProblems, tenantNameProblems } from './name-problems.ts';

interface TenantNamesProps {
  readonly kind: string | undefined;
  readonly targetId: string;
  readonly onClose: () => void;
}

export function TenantNames({ kind, targetId, onClose }: TenantNamesProps) {
  const { t } = useText();
  const { edit } = useTenantAccess();
  const { data: info } = useRead(getTenantInfo, {});
  const plans: Readonly<Record<string, NamesPlan>> = {
    tenant: {
      kind: tenantNamesRecord,
      locator: { kind: 'tenant', targetId },
      words,
      rules: (names, stored) => tenantNameProblems(names, stored, info?.authenticationStatus ?? ''),
      ask: askForOwnName,
    },
    config: {
      kind: contentRecord,
      locator: { kind: 'config', targetId },
      words,
      rich: true,
      rules: contentProblems,
    },
  };
  const plan = plans[kind ?? ''];
  const title = t(kind === 'config' ? 'tenantEdit.names.configTitle' : 'tenantEdit.names.tenantTitle');
  if (!plan) {
    return (
      <Dialog open title={title} onClose={onClose}>
        <Notice tone="warning" title={t('tenantEdit.names.unknown')} />
      </Dialog>
    );
  }
  const readOnly = edit ? null : t('tenantEdit.onlyAdministrator');
  return <NamesDialog plan={plan} title={title} readOnly={readOnly} onClose={onClose} />;
}

const words = { success: 'tenantEdit.changed', failed: 'tenantEdit.changeFailed' } as const;

/** Checks that the tenant's own name is free, as the form does. */
async function askForOwnName(names: Names, stored: Names): Promise<FieldProblem | null> {
  const own = (names[ownLanguage] ?? '').trim();
  if (own === stored[ownLanguage] || !(await callRead(checkTenantAuth, { tenantName: own }))) return null;
  return sayNameTaken(ownLanguage);
}
