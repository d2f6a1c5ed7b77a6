/** The dialog that requests an approval: this installation signs the tray and saves it as a file. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { trayText } from '#widgets/change-file.ts';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import { saveChangeFile } from '../save-changes.ts';
import { notifyApproval } from './approval-error.ts';
import { useOwnFingerprint } from './use-own-fingerprint.ts';
import { areTooLong, WordsField } from './WordsField.tsx';

interface AskDialogProps {
  /** `host` is that of the server's pages, for reading the names of ids. */
  readonly server: { readonly id: string; readonly name: string; readonly host: string };
  readonly user: string;
  readonly changes: readonly TrayChange[];
  readonly onClose: () => void;
}

export function AskDialog({ server, user, changes, onClose }: AskDialogProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const fingerprint = useOwnFingerprint();
  const sign = async () => {
    const { text } = await bridge.approval.request({
      server: server.id,
      user,
      words: words.trim(),
      text: await trayText(changes, server.name, user, server.host),
    });
    const name = t('changes.approval.fileName', { server: server.name });
    if (await saveChangeFile(name, text)) notify({ tone: 'success', text: t('changes.approval.signed') });
    await withoutAsking(onClose);
  };
  return (
    <GuardedDialog
      dirty={words !== ''}
      width={720}
      title={t('changes.approval.askTitle')}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            disabled={changes.length === 0 || areTooLong(words)}
            onClick={() => void sign().catch(notifyApproval)}
          >
            {t('changes.approval.sign')}
          </Button>
        </>
      )}
    >
      <div className={layout.stack}>
        <p>{t('changes.approval.askText', { count: changes.length })}</p>
        <p>{fingerprint !== null && <Copyable value={fingerprint} label={t('changes.approval.own')} />}</p>
        <WordsField
          label={t('changes.approval.words')}
          help={t('changes.approval.wordsHelp')}
          rows={3}
          value={words}
          onChange={setWords}
        />
      </div>
    </GuardedDialog>
  );
}
