/** Rule configurations for people's input, tried out in the form, switched on by row (spec 1§7.4; GEN-049 to 053). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { RuleConfig, RuleConfigValues } from '#shared/api/system-settings/lists.ts';
import { ruleEnabledRecord } from '#shared/rules/records/rule-enabled-record.ts';
import { ruleConfigList } from '#shared/rules/system-settings/lists.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { ruleVerdict } from './rule-verdict.ts';
import { SystemArea } from './SystemArea.tsx';

export function RuleConfigsPage() {
  const { t } = useText();
  const word = (on: boolean) => t(on ? 'list.on' : 'list.off');
  const list = usePlainList(ruleConfigList, {
    filters: {
      enabled: {
        kind: 'choice',
        label: t('ruleConfigs.inForce'),
        options: [
          { value: '1', label: word(true) },
          { value: '0', label: word(false) },
        ],
      },
    },
    narrow: ({ enabled }) => (enabled === '1' || enabled === '0' ? { enabled } : {}),
    without: ['message', 'noEmoji', 'noSensitive'],
    columns: [
      {
        key: 'enabled',
        title: t('ruleConfigs.inForce'),
        text: ({ enabled }) => word(enabled),
        cell: ({ enabled }) => <StatusDot tone={enabled ? 'success' : 'neutral'}>{word(enabled)}</StatusDot>,
      },
    ],
  });
  const turn = ({ id, enabled, ruleName }: RuleConfig) =>
    saveNow(
      ruleEnabledRecord,
      { id, name: ruleName },
      { enabled: { from: enabled, to: !enabled } },
      'common.done.updated',
    );
  return (
    <SystemArea>
      <PlainListScreen
        kind={ruleConfigList}
        list={list}
        draw={(form) => (
          <>
            <FormFields form={form} />
            <TryOut form={form} />
          </>
        )}
        more={(item) => [
          {
            key: 'turn',
            label: t(item.enabled ? 'ruleConfigs.turnOff' : 'ruleConfigs.turnOn'),
            onSelect: () => void turn(item),
          },
        ]}
      />
    </SystemArea>
  );
}

function TryOut({ form }: { readonly form: FormState<RuleConfigValues> }) {
  const { t } = useText();
  const [text, setText] = useState('');
  const fault = ruleVerdict(form.values, text);
  return (
    <>
      <FormField label={t('ruleConfigs.tryOut')}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      {text !== '' && (
        <Notice
          tone={fault ? 'warning' : 'success'}
          title={t(fault ? `ruleConfigs.fault.${fault}` : 'ruleConfigs.passes')}
        />
      )}
    </>
  );
}
