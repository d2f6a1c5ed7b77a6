/** The platforms that may call this one (spec 3§2.6, 3§3.11; SVC-003, 005, 007): their addresses, and the key. */
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { findOtherConfig, type ServiceOther } from '#shared/api/service-call/service-call.ts';
import { maskedValue } from '#shared/rules/common/secrets/secret-names.ts';
import { serviceOtherRecord } from '#shared/rules/records/service-call-records.ts';
import { otherFields } from '#shared/rules/service-call/fields.ts';
import { newSecret } from '#shared/rules/service-call/new-secret.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable, CopyButton } from '#widgets/Copyable.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadSection } from '#widgets/ReadSection.tsx';

export function Callers() {
  const { t } = useText();
  const read = useRead(findOtherConfig, {});
  return (
    <div className={layout.form}>
      <ReadSection title={t('serviceCall.otherTitle')} read={read} failed={t('serviceCall.failed')} rows={2}>
        {(stored) => <Stored stored={stored} />}
      </ReadSection>
    </div>
  );
}

function Stored({ stored }: { readonly stored: ServiceOther }) {
  const { t } = useText();
  const [shownSecret, setMade] = useState('');
  const form = useForm<ServiceOther>({
    name: 'serviceCall/other',
    stored,
    fields: otherFields,
    change: recordChange(serviceOtherRecord, {}),
    drafts: { secrets: ['secretKey'] },
  });
  const make = () => {
    const key = newSecret();
    setMade(key);
    form.set('secretKey', key);
  };
  const key = form.values.secretKey;
  // A new key is shown only until it is stored or replaced.
  const isNew = shownSecret !== '' && key === shownSecret && stored.secretKey !== shownSecret;
  return (
    <FormPage form={form} label={t('serviceCall.otherTitle')}>
      <FormFields
        form={form}
        beside={(name) =>
          name === 'secretKey'
            ? {
                action: <Button onClick={make}>{t('serviceCall.newKey')}</Button>,
                ...(isNew ? { below: <Rotation present={stored.secretKey} newSecret={shownSecret} /> } : {}),
              }
            : {}
        }
      />
    </FormPage>
  );
}

/** Shows the present and the new key side by side, so that callers can be told before the old one ends. */
function Rotation({ present, newSecret }: { readonly present: string; readonly newSecret: string }) {
  const { t } = useText();
  return (
    <div className={layout.panel}>
      <p className={ink.small}>{t('serviceCall.newKeyText')}</p>
      <FactList>
        <Fact label={t('serviceCall.present')}>
          {present === '' ? (
            t('serviceCall.noPresent')
          ) : (
            <span className={layout.inline}>
              {maskedValue}
              <CopyButton
                value={present}
                label={t('common.copyValue', { value: t('serviceCall.present') })}
              />
            </span>
          )}
        </Fact>
        <Fact label={t('serviceCall.new')}>
          <Copyable value={newSecret} label={t('common.copyValue', { value: t('serviceCall.new') })} />
        </Fact>
      </FactList>
    </div>
  );
}
