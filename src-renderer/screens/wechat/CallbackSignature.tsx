/** Computes the signature of a callback for comparison with a received one: nothing leaves this page. */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import { callbackSignature, type SignedParameters } from './callback-signature.ts';

const nothing: SignedParameters = { token: '', timestamp: '', nonce: '', message: '' };
const parts = ['token', 'timestamp', 'nonce', 'message'] as const;

export function CallbackSignature() {
  const { t } = useText();
  const [signed, setSigned] = useState(nothing);
  const [received, setCame] = useState('');
  const [computed, setMade] = useState('');
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
  const same = received.trim().toLowerCase() === computed;
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
              value={received}
              onChange={(event) => setCame(event.target.value)}
            />
          )}
        </FormField>
        {computed !== '' && (
          <>
            <FactList>
              <Fact label={t('wechat.tool.workedOut')}>
                <Copyable value={computed} />
              </Fact>
            </FactList>
            {received.trim() !== '' && (
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
