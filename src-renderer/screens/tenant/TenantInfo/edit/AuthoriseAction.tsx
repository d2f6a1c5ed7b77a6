/** Applies for authorisation; code 301 leads to the seller, any other answer reads the data again (spec 1§4). */
import { useState } from 'react';
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { applyAuth } from '#shared/api/tenant/changes.ts';
import { afterApplyAuth } from '#shared/rules/tenant/edit/certification.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { reloadTenant } from './reload-tenant.ts';

interface AuthoriseActionProps {
  readonly tenantKey: string;
  readonly tenantName: string;
  /** Called with the server's message if authorisation cannot be applied for here (301). */
  readonly onElsewhere?: (message: string) => void;
}

export function AuthoriseAction({ tenantKey, tenantName, onElsewhere }: AuthoriseActionProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    const yes = await confirm({
      title: t('tenantEdit.authorise.question', { name: tenantName }),
      text: t('tenantEdit.authorise.questionText'),
      lasts: 'people',
      action: t('tenantEdit.authorise.action'),
    });
    if (!yes) return;
    setBusy(true);
    try {
      await submitChange({
        title: 'tenantEdit.change.authorise',
        endpoint: applyAuth,
        input: { tenantKey },
        before: null,
        success: 'tenantEdit.authorise.done',
        failure: 'here',
      });
      await reloadTenant();
    } catch (error) {
      const { message } = describeError(error);
      const code = error instanceof ApiError ? error.code : 0;
      const next = afterApplyAuth(code, onElsewhere !== undefined);
      if (next === 'callback') onElsewhere?.(message);
      // The change door has already reported a lost answer.
      else if (!isUnconfirmed(error)) notifyFailure(error);
      if (next === 'reload') await reloadTenant();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy} onClick={() => void apply()}>
      {t('tenantEdit.authorise.action')}
    </Button>
  );
}
