/** Actions on the installation key (back up, restore, replace), and on other people's hand-overs. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { saveText, withHandle } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { BackupKey, OpenKeyFile } from './KeyDialogs.tsx';

type KeyDialog = 'backup' | 'restore' | 'handOver';

interface KeyActionsProps {
  readonly server: string;
  /** The policy names the approvers, so no hand-over can replace a key. */
  readonly fixed: boolean;
  /** There is no usable key to back up or replace. */
  readonly lacks: boolean;
  /** The file of the latest hand-over; '' without one. */
  readonly handOver: string;
}

export function KeyActions({ server, fixed, lacks, handOver }: KeyActionsProps) {
  const { t } = useText();
  const [open, setOpen] = useState<KeyDialog | null>(null);
  const close = () => setOpen(null);
  const save = (name: string, text: string, ending: 'steward-key' | 'steward-handover') =>
    saveText({
      suggestedName: exportFileName(name, localDay(Date.now()), ending),
      mediaType: 'application/json',
      text,
    });
  const backUp = async (password: string) => {
    const { text } = await bridge.approval.backupKey({ password });
    if (await save(t('changes.key.fileName'), text, 'steward-key'))
      notify({ tone: 'success', text: t('changes.key.backedUp') });
  };
  const renew = async () => {
    const yes = await confirm({
      title: t('changes.key.renewQuestion'),
      text: t('changes.key.renewText'),
      action: t('changes.key.renew'),
      danger: true,
      here: true,
    });
    if (!yes) return;
    const { text } = await bridge.approval.renewKey({});
    notify({ tone: 'success', text: t('changes.key.renewed') });
    await saveHandOver(text);
  };
  const saveHandOver = (text: string) => save(t('changes.key.handOverName'), text, 'steward-handover');
  const restore = (file: File, password: string) =>
    withHandle(file, async (handle) => {
      await bridge.approval.restoreKey({ file: handle, password });
      notify({ tone: 'success', text: t('changes.key.restored') });
    });
  const take = (file: File) =>
    withHandle(file, async (handle) => {
      const { names } = await bridge.approval.takeHandOver({ server, file: handle });
      notify({ tone: 'success', text: t('changes.key.taken', { names: names.join(', ') }) });
    });
  return (
    <p className={layout.row}>
      <Button size="small" disabled={lacks} onClick={() => setOpen('backup')}>
        {t('changes.key.backup')}
      </Button>
      <Button size="small" onClick={() => setOpen('restore')}>
        {t('changes.key.restore')}
      </Button>
      <Button size="small" disabled={lacks} onClick={() => void renew().catch(notifyFailure)}>
        {t('changes.key.renew')}
      </Button>
      {handOver !== '' && (
        <Button size="small" onClick={() => void saveHandOver(handOver).catch(notifyFailure)}>
          {t('changes.key.saveHandOver')}
        </Button>
      )}
      {!fixed && (
        <Button size="small" onClick={() => setOpen('handOver')}>
          {t('changes.key.handOver')}
        </Button>
      )}
      {open === 'backup' && <BackupKey onBackUp={backUp} onClose={close} />}
      {open === 'restore' && <OpenKeyFile kind="restore" onOpen={restore} onClose={close} />}
      {open === 'handOver' && <OpenKeyFile kind="handOver" onOpen={take} onClose={close} />}
    </p>
  );
}
