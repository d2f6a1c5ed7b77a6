/**
 * Whether reminders are sent, for an app or for oneself (spec 1§7.2): acts at once, can be undone; a failure leaves
 * it at its stored value.
 */
import { useState } from 'react';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import { type Change, useChange } from '../../../data/changes/index.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Switch } from '../../../widgets/Field.tsx';
import styles from './parts.module.css';

interface RemindSwitchProps<Save extends Endpoint, Reset extends Endpoint> {
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly configs: readonly ConfigRecord[];
  readonly save: (configs: ConfigRecord[]) => Pick<Change<Save>, 'title' | 'endpoint' | 'input'>;
  readonly reset: Pick<Change<Reset>, 'title' | 'endpoint' | 'input'>;
  /** The read behind `configs`. */
  readonly touches: Endpoint;
}

export function RemindSwitch<Save extends Endpoint, Reset extends Endpoint>(
  props: RemindSwitchProps<Save, Reset>,
) {
  const { title, label, text, configs, save, reset, touches } = props;
  const { t } = useText();
  const { submit, pending } = useChange();
  const [asked, setAsked] = useState<boolean | null>(null);
  const on = remindOn(configs);
  const change = (value: boolean, before: boolean) => ({
    ...save([{ configKey: remindConfigKey, configValue: value ? '1' : '0' }]),
    before: { [remindConfigKey]: before ? '1' : '0' },
    touches: [touches],
  });
  const turn = async (value: boolean) => {
    setAsked(value);
    await submit({ ...change(value, on), undo: change(on, value) as unknown as Change });
    setAsked(null);
  };
  const toDefault = () =>
    submit({
      ...reset,
      before: { [remindConfigKey]: on ? '1' : '0' },
      touches: [touches],
      undo: change(on, true) as unknown as Change,
    });
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.partHead}>
        <h2 className={styles.heading}>{title}</h2>
        <Button size="small" look="quiet" busy={pending && asked === null} onClick={() => void toDefault()}>
          {t('licenceInfo.screen.settings.reset')}
        </Button>
      </div>
      <Switch
        label={label}
        text={text}
        checked={asked ?? on}
        onChange={(value) => {
          if (!pending) void turn(value);
        }}
      />
    </section>
  );
}
