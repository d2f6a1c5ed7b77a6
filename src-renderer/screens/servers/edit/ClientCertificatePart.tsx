/** The client certificate that this computer presents: a PKCS#12 file and its passphrase. */

import { useState } from 'react';
import { handleForFile } from '#data/files.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { CertificateLines } from '../CertificateLines.tsx';
import type { PartProps } from './parts.ts';
import type { ServerForm } from './server-form.ts';

/** Size limit of a certificate's file in bytes. */
const sizeLimit = 1024 * 1024;

export function ClientCertificatePart({ form, profile }: PartProps) {
  const { t } = useText();
  const [failure, setFailure] = useState<unknown>(null);
  const storedCertificate = profile?.clientCertificate ?? null;
  const now = form.values.clientCertificate;
  const newCertificate = typeof now === 'object' ? now : null;
  const set = (next: ServerForm['clientCertificate']) => form.set('clientCertificate', next);
  const take = async (file: File) => {
    setFailure(null);
    try {
      set({ file: await handleForFile(file), passphrase: '' });
    } catch (error) {
      setFailure(error);
      throw error;
    }
  };
  const faulty = form.problem('clientCertificate') ?? form.problem('passphrase');
  return (
    <FormSection
      title={t('servers.form.client')}
      text={t('servers.form.clientHelp')}
      folded={{
        summary: storedCertificate ? storedCertificate.subject : t('common.none'),
        open: storedCertificate !== null,
      }}
      problem={faulty !== undefined}
    >
      <FormRow
        label={t('servers.form.client')}
        name="clientCertificate"
        problem={form.problem('clientCertificate')}
      >
        {storedCertificate && now === 'keep' && (
          <>
            <CertificateLines certificates={[storedCertificate]} />
            <div className={layout.below}>
              <Button size="small" onClick={() => set('remove')}>
                {t('servers.form.clientRemove')}
              </Button>
            </div>
          </>
        )}
        {storedCertificate && now !== 'keep' && (
          <div className={`${layout.row} ${ink.quiet}`}>
            <span>{t(newCertificate ? 'servers.form.clientReplaced' : 'servers.secret.removed')}</span>
            <Button size="small" onClick={() => set('keep')}>
              {t('servers.secret.keep')}
            </Button>
          </div>
        )}
        <FileDrop
          label={t('servers.form.clientFile')}
          accept=".p12,.pfx"
          limit={sizeLimit}
          file={newCertificate?.file ?? null}
          onFile={(file) => (file ? form.waitFor(take(file)) : set('keep'))}
        />
        {failure !== null && <ErrorNotice error={failure} />}
      </FormRow>
      {newCertificate && (
        <FormField
          label={t('servers.form.passphrase')}
          help={t('servers.form.passphraseHelp')}
          problem={form.problem('passphrase')}
        >
          {(control) => (
            <input
              {...control}
              name="passphrase"
              type="password"
              autoComplete="off"
              maxLength={1000}
              value={newCertificate.passphrase}
              onChange={(event) => set({ ...newCertificate, passphrase: event.target.value })}
            />
          )}
        </FormField>
      )}
    </FormSection>
  );
}
