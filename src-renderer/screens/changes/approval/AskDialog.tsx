/** Asks somebody else for an approval: the tray is signed by this installation and saved as a file. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { approvalLimits } from '#shared/rules/changes/approval/blocks.ts';
import { exportFileName } from '#shared/rules/export/file-name.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { trayText } from '../save-changes.ts';
import { notifyApproval } from './approval-error.ts';
import { useOwnFingerprint } from './use-own-fingerprint.ts';

interface AskDialogProps {
  /** `host`: of its pages, for what ids stand for. */
  readonly server: { readonly id: string; readonly name: string; readonly host: string };
  readonly user: string;
  readonly changes: readonly TrayChange[];
  readonly onClose: () => void;
}

export function AskDialog({ server, user, changes, onClose }: AskDialogProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const own = useOwnFingerprint();
  const long = words.trim().length > approvalLimits.words;
  const sign = async () => {
    const { text } = await bridge.approval.request({
      ...{ server: server.id, user, words: words.trim() },
      text: await trayText(changes, server.name, user, server.host),
    });
    const name = t('changes.approval.fileName', { server: server.name });
    const saved = await saveText({
      suggestedName: exportFileName(name, localDay(Date.now()), 'steward-changes'),
      ...{ mediaType: 'application/json', text },
    });
    if (saved) notify({ tone: 'success', text: t('changes.approval.signed') });
    onClose();
  };
  return (
    <Dialog
      open
      width={720}
      title={t('changes.approval.askTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            disabled={changes.length === 0 || long}
            onClick={() => void sign().catch(notifyApproval)}
          >
            {t('changes.approval.sign')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p>{t('changes.approval.askText', { count: changes.length })}</p>
        <p>{own !== null && <Copyable value={own} label={t('changes.approval.own')} />}</p>
        <FormField
          label={t('changes.approval.words')}
          help={t('changes.approval.wordsHelp')}
          problem={long ? t('changes.approval.tooLong', { most: approvalLimits.words }) : null}
        >
          {(control) => (
            <textarea {...control} rows={3} value={words} onChange={({ target }) => setWords(target.value)} />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
