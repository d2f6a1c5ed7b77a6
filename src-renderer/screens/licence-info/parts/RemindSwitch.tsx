/**
 * The switch for reminders of an app or of oneself (spec 1§7.2): applies at once and can be undone; a failure restores
 * the stored value.
 */

import { type Change, useChange } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { useText } from '#data/text.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { resetDefaultRemindSetting } from '#shared/api/licence-info/reminder.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import type { RemindValues } from '#shared/rules/records/remind-record.ts';
import { Button } from '#widgets/Button.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { Section } from '#widgets/Section.tsx';

interface RemindSwitchProps<Locator> {
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly configs: readonly ConfigRecord[];
  readonly kind: RecordKind<Locator, RemindValues>;
  readonly locator: Locator;
  readonly reset: Pick<Change<typeof resetDefaultRemindSetting>, 'title' | 'endpoint' | 'input'>;
}

export function RemindSwitch<Locator>(props: RemindSwitchProps<Locator>) {
  const { title, label, text, configs, kind, locator, reset } = props;
  const { t } = useText();
  const { submit, pending } = useChange();
  const on = remindOn(configs);
  const toDefault = () =>
    submit(
      reversible(reset.endpoint, {
        title: reset.title,
        input: reset.input,
        kind,
        locator,
        before: { on },
        // Reminders are on by default.
        after: { on: true },
        stateBefore: { [remindConfigKey]: on ? '1' : '0' },
      }),
    );
  return (
    <Section
      title={title}
      tools={
        <Button size="small" look="quiet" busy={pending} onClick={() => void toDefault()}>
          {t('licenceInfo.screen.settings.reset')}
        </Button>
      }
    >
      <SwitchNow
        label={label}
        text={text}
        checked={on}
        of={{ kind, place: locator, name: 'on' }}
        busy={pending}
        onTurn={(value) => saveNow(kind, locator, { on: { from: on, to: value } }, 'common.done.operation')}
      />
    </Section>
  );
}
