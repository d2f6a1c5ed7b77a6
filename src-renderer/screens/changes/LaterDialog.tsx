/** The dialog that schedules the tray: its time, and its name among the jobs. */
import { useState } from 'react';
import { momentOf } from '#data/local-moment.ts';
import { useText } from '#data/text.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import { MomentField } from '#widgets/Instant/MomentField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import type { LaterSet } from '#widgets/schedule-set.ts';

interface LaterDialogProps {
  readonly count: number;
  readonly server: string;
  /** Resolves to false if the user has cancelled the question. */
  readonly onKeep: (set: LaterSet) => Promise<boolean>;
  readonly onClose: () => void;
}

const longestName = 200;

export function LaterDialog({ count, server, onKeep, onClose }: LaterDialogProps) {
  const { t } = useText();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [late, setLate] = useState(false);
  const [tried, setTried] = useState(false);
  const time = momentOf(typed);
  // An empty input is no time.
  const isToCome = () => time > Date.now();
  const wrong = tried && !isToCome();
  const keep = async () => {
    setTried(true);
    if (!isToCome()) return;
    const set = { name: name.trim() || t('changes.later.unnamed', { count }), late };
    if (await onKeep({ ...set, at: new Date(time).toISOString() })) await withoutAsking(onClose);
  };
  return (
    <GuardedDialog
      dirty={name !== '' || typed !== ''}
      width={500}
      title={t('changes.later.title', { count, server })}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" onClick={() => void keep().catch(notifyFailure)}>
            {t('changes.later.keep')}
          </Button>
        </>
      )}
    >
      <div className={layout.stack}>
        <p>{t('changes.later.text')}</p>
        <FormField label={t('changes.sets.name')} help={t('changes.later.nameHelp')}>
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={longestName}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FormField>
        <MomentField
          names={[t('changes.later.day'), t('changes.later.time')]}
          label={t('changes.later.when')}
          name="when"
          missing="02:00"
          value={typed}
          problem={wrong ? t('changes.later.past') : undefined}
          onChange={setTyped}
        />
        <Checkbox label={t('changes.later.late')} checked={late} onChange={setLate} />
      </div>
    </GuardedDialog>
  );
}
