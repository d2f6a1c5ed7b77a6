/** The connections to enterprise WeChat and the service account, tried out with the form's values (FRAME-131, 132). */
import { useNavigate } from 'react-router-dom';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { TriedStep } from '#shared/api/test-steps.ts';
import { testWechatService, testWechatWork } from '#shared/api/wechat/wechat.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { wechatServiceSetting, wechatWorkSetting } from '#shared/rules/records/system-setting-records.ts';
import { BaseHeader } from '#widgets/BaseTabs/BaseHeader.tsx';
import { Button } from '#widgets/Button.tsx';
import { TrialSteps } from '#widgets/connection/TrialSteps.tsx';
import { useTrial } from '#widgets/connection/use-trial.ts';
import { SettingForm } from '#widgets/Form/SettingForm.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';

export function WechatWorkPage() {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <>
      <BaseHeader
        actions={<Button onClick={() => void navigate('/wechatTool')}>{t('wechat.tool.open')}</Button>}
      />
      <SettingForm
        setting={wechatWorkSetting}
        text={t('wechat.work.purpose')}
        after={(form) => <TryOut form={form} ask={() => callRead(testWechatWork, form.values)} />}
      />
    </>
  );
}

export function WechatServicePage() {
  const { t } = useText();
  return (
    <>
      <BaseHeader />
      <SettingForm
        setting={wechatServiceSetting}
        text={t('wechat.service.purpose')}
        after={(form) => <TryOut form={form} ask={() => callRead(testWechatService, form.values)} />}
      />
    </>
  );
}

interface TryOutProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly ask: () => Promise<{ readonly steps: readonly TriedStep[] }>;
}

function TryOut<Values extends { readonly enabled: boolean }>({ form, ask }: TryOutProps<Values>) {
  const { t } = useText();
  const trial = useTrial();
  if (!form.values.enabled) return null;
  const ready = checkFields<Values>(form.fields, form.values).length === 0;
  return (
    <div className={layout.below}>
      <Button busy={trial.running} disabled={!ready} onClick={() => void trial.run(ask)}>
        {t('wechat.test')}
      </Button>
      <TrialSteps trial={trial} />
    </div>
  );
}
