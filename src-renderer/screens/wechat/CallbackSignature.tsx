/** Computes the signature of a callback for comparison with a received one: nothing leaves this page. */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import { callbackSignature, type Signed } from './callback-signature.ts';

const nothing: Signed = { token: '', timestamp: '', nonce: '', message: '' };
const parts = ['token', 'timestamp', 'nonce', 'message'] as const;

export function Callback() {
  const { t } = useText();
  const [signed, setSigned] = useState(nothing);
  const [came, setCame] = useState('');
  const [made, setMade] = useState('');
  const { token, timestamp, nonce } = signed;
  const whole = token !== '' && timestamp !== '' && nonce !== '';
  useEffect(() => {
    let over = false;
    setMade('');
    if (whole) void callbackSignature(signed).then((signature) => !over && setMade(signature));
    return () => {
      over = true;
    };
  }, [signed, whole]);
  const same = came.trim().toLowerCase() === made;
  return (
    <div className={layout.form}>
      <Section title={t('wechat.tool.views.callback')} text={t('wechat.tool.callbackText')}>
        {parts.map((part) => (
          <FormField
            key={part}
            label={t(`wechat.tool.${part}`)}
            required={part !== 'message'}
            help={part === 'message' ? t('wechat.tool.messageHelp') : undefined}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={signed[part]}
                onChange={(event) => setSigned({ ...signed, [part]: event.target.value.trim() })}
              />
            )}
          </FormField>
        ))}
        <FormField label={t('wechat.tool.signature')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={came}
              onChange={(event) => setCame(event.target.value)}
            />
          )}
        </FormField>
        {made !== '' && (
          <>
            <FactList>
              <Fact label={t('wechat.tool.workedOut')}>
                <Copyable value={made} />
              </Fact>
            </FactList>
            {came.trim() !== '' && (
              <Notice
                tone={same ? 'success' : 'warning'}
                title={t(same ? 'wechat.tool.same' : 'wechat.tool.other')}
              />
            )}
          </>
        )}
      </Section>
    </div>
  );
}
