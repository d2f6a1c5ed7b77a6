/** The dialog that trusts one certificate on one host: the user must compare the fingerprint with the owner's. */

import { useId, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { CertificateFacts, ServerProfile } from '#shared/rules/servers/profile.ts';
import { takeServers } from '#state/program.ts';
import { countsAs } from '#state/server-rules.ts';
import { Button } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { CertificateLines } from '../CertificateLines.tsx';
import styles from './check.module.css';
import { plainFingerprint } from './trust-host.ts';

interface TrustDialogProps {
  readonly profile: ServerProfile;
  /** Name and port. */
  readonly host: string;
  readonly certificate: CertificateFacts;
  readonly onClose: () => void;
  readonly onTrusted: () => void;
}

export function TrustDialog({ profile, host, certificate, onClose, onTrusted }: TrustDialogProps) {
  const { t } = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [compared, setCompared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const typedFingerprint = plainFingerprint(typed);
  const whole = plainFingerprint(certificate.fingerprint);
  const same = typedFingerprint === whole;
  const soFar = typedFingerprint !== '' && !same && whole.startsWith(typedFingerprint);
  const different = typedFingerprint !== '' && !same && !soFar;
  const trust = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { fingerprint } = certificate;
      takeServers(await bridge.servers.trust({ id: profile.id, host, fingerprint }));
      notify({ tone: 'success', text: t('servers.trust.done', { host }) });
      onTrusted();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={720}
      role="alertdialog"
      title={t('servers.trust.title', { host })}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            look="danger"
            busy={busy}
            disabled={different || !(same || compared)}
            onClick={() => void trust()}
          >
            {t('servers.trust.confirm')}
          </Button>
        </>
      }
    >
      <p className={ink.text}>
        {profile.name} <EnvironmentTag environment={countsAs(profile)} />
      </p>
      <Notice tone="warning">{t('servers.trust.warning', { host })}</Notice>
      <CertificateLines certificates={[certificate]} />
      <label htmlFor={id} className={ink.label}>
        {t('servers.trust.compare')}
      </label>
      <textarea
        id={id}
        rows={2}
        className={inputs.code}
        spellCheck={false}
        aria-describedby={`${id}-verdict`}
        aria-invalid={different || undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p
        id={`${id}-verdict`}
        role="status"
        className={`${ink.toned} ${styles.verdict}`}
        data-tone={different ? 'danger' : 'success'}
      >
        {soFar && t('servers.trust.soFar', { count: typedFingerprint.length, all: whole.length })}
        {typedFingerprint !== '' && !soFar && t(same ? 'servers.trust.same' : 'servers.trust.different')}
      </p>
      <Checkbox label={t('servers.trust.compared')} checked={compared} onChange={setCompared} />
      {failure !== null && <ErrorNotice error={failure} />}
    </Dialog>
  );
}
