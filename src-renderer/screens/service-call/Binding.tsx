/** The binding of this tenant to a tenant of another platform (spec 3§2.6, 3§3.11; SVC-002, 004, 006, 008). */
import { useMatch, useNavigate } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { findBind, type ServiceBind } from '#shared/api/service-call/service-call.ts';
import { serviceBindRecord } from '#shared/rules/records/service-call-records.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { bindFields, connectUrlProblem } from '#shared/rules/service-call/fields.ts';
import { Button } from '#widgets/Button.tsx';
import { ConnectionSteps } from '#widgets/connection/ConnectionSteps.tsx';
import { useExamination } from '#widgets/connection/use-examination.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { ReadSection } from '#widgets/ReadSection.tsx';
import { CreateTenantDialog } from './CreateTenantDialog.tsx';
import { NotEncrypted } from './NotEncrypted.tsx';
import { serviceCallPath } from './path.ts';

const path = `${serviceCallPath}/bind`;

export function Binding() {
  const { t } = useText();
  const navigate = useNavigate();
  const creates = useMatch(`${path}/create`) !== null;
  const read = useRead(findBind, {});
  return (
    <div className={layout.form}>
      <HeadActions>
        <Button onClick={() => void navigate(`${path}/create`)}>{t('serviceCall.create')}</Button>
      </HeadActions>
      <ReadSection title={t('serviceCall.bindTitle')} read={read} failed={t('serviceCall.failed')} rows={5}>
        {(stored) => (
          <>
            {stored.targetTenantKey === '' && (
              <div className={layout.below}>
                <Notice>{t('serviceCall.none')}</Notice>
              </div>
            )}
            <Stored stored={stored} />
          </>
        )}
      </ReadSection>
      {creates && read.data && (
        <CreateTenantDialog binding={read.data} onClose={() => void navigate(path, { replace: true })} />
      )}
    </div>
  );
}

function Stored({ stored }: { readonly stored: ServiceBind }) {
  const { t } = useText();
  const form = useForm<ServiceBind>({
    name: 'serviceCall/bind',
    stored,
    fields: bindFields,
    change: recordChange(serviceBindRecord, {}),
    drafts: { secrets: ['appSecurity'] },
  });
  const examination = useExamination();
  const address = form.values.targetConnectUrl.trim();
  const test = () =>
    examination
      .run((context) => {
        const draft = { ...newServerDraft(), name: t('serviceCall.title'), address };
        return bridge.servers.test({ id: null, draft }, context);
      })
      .catch(notifyFailure);
  const { progress, running } = examination;
  const action = (
    <Button busy={running} disabled={connectUrlProblem(address) !== null} onClick={() => void test()}>
      {t('serviceCall.test')}
    </Button>
  );
  const below = (
    <>
      <NotEncrypted address={address} />
      {progress && (
        <div className={layout.below}>
          {progress.failure !== null && <ErrorNotice error={progress.failure} />}
          <ConnectionSteps steps={progress.steps} running={running} />
        </div>
      )}
    </>
  );
  return (
    <FormPage form={form} label={t('serviceCall.bindTitle')}>
      <FormFields form={form} beside={(name) => (name === 'targetConnectUrl' ? { action, below } : {})} />
    </FormPage>
  );
}
