/** The mail server, with a test mail (spec 1§7.4 "basic email config"; GEN-045). */
import { useState } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { type MailServer, testMailServer } from '#shared/api/system-settings/settings.ts';
import { mailSetting } from '#shared/rules/records/system-setting-records.ts';
import { Button } from '#widgets/Button.tsx';
import { TrialSteps } from '#widgets/connection/TrialSteps.tsx';
import { useTrial } from '#widgets/connection/use-trial.ts';
import { FormField } from '#widgets/Form/FormField.tsx';
import { SettingForm } from '#widgets/Form/SettingForm.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SystemArea } from './SystemArea.tsx';

export function MailPage() {
  const { t } = useText();
  return (
    <SystemArea>
      <PageHeader title={t('systemSettings.email.title')} purpose={t('systemSettings.email.purpose')} />
      <SettingForm isWholePage setting={mailSetting} after={(form) => <TestMail form={form} />} />
    </SystemArea>
  );
}

/** The test uses the form's values, saved or not. */
function TestMail({ form }: { readonly form: FormState<MailServer> }) {
  const { t } = useText();
  const [to, setTo] = useState('');
  const [sentTo, setSentTo] = useState('');
  const trial = useTrial();
  if (!form.values.enabled) return null;
  const send = () => {
    setSentTo(to.trim());
    return trial.run(() =>
      submitChange({
        title: 'systemSettings.email.testing',
        endpoint: testMailServer,
        before: null,
        input: { ...form.values, to: to.trim() },
        success: null,
        failure: 'silent',
      }),
    );
  };
  return (
    <>
      <FormField
        label={t('systemSettings.email.testTo')}
        action={
          <Button busy={trial.running} disabled={to.trim() === ''} onClick={() => void send()}>
            {t('systemSettings.email.test')}
          </Button>
        }
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        )}
      </FormField>
      <TrialSteps trial={trial} done={t('systemSettings.email.sent', { to: sentTo })} />
    </>
  );
}
