/** The section that cancels the enterprise, where that is allowed (spec 1§4). */

import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { getTeamsAuthInfo } from '#shared/api/tenant/changes.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { cancelEnterprise } from '#shared/rules/tenant/edit/cancel-enterprise.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import styles from '../tenant.module.css';
import { CancelDialog } from './CancelDialog.tsx';

interface CancelEnterpriseProps {
  readonly info: TenantInfo;
  readonly admin: boolean;
}

export function CancelEnterprise(props: CancelEnterpriseProps) {
  const { t } = useText();
  const settled = useFirstRenderDone();
  const read = useRead(getTeamsAuthInfo, {}, { enabled: props.admin && settled });
  if (!props.admin) return null;
  return (
    <ReadPart read={read} failed={t('tenantEdit.cancelEnterprise.failed')} tone="quiet" waiting={null}>
      {(facts) => <CancelSection {...props} facts={facts} />}
    </ReadPart>
  );
}

interface CancelSectionProps extends CancelEnterpriseProps {
  readonly facts: Output<typeof getTeamsAuthInfo>;
}

function CancelSection({ info, admin, facts }: CancelSectionProps) {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const noteId = useId();
  const { tenantKey, mobile } = info;
  const may = cancelEnterprise({ admin, ...facts, tenantKey, mobile });
  const open = params.get('dialog') === 'cancel';
  if (may.show === 'hidden') return null;
  const disabled = may.show === 'disabled';
  return (
    <section
      className={`${layout.spread} ${styles.ending}`}
      aria-label={t('tenantEdit.cancelEnterprise.action')}
    >
      <div>
        <h2 className={ink.heading}>{t('tenantEdit.cancelEnterprise.action')}</h2>
        <p className={ink.quiet} id={noteId}>
          {disabled ? t(may.reason.key) : t('tenantEdit.cancelEnterprise.text')}
        </p>
      </div>
      <Button disabled={disabled} aria-describedby={noteId} onClick={() => setParams({ dialog: 'cancel' })}>
        {t('tenantEdit.cancelEnterprise.action')}
      </Button>
      {open && !disabled && <CancelDialog info={info} onClose={() => setParams({}, { replace: true })} />}
    </section>
  );
}
