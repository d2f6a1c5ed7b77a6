/** Certificates of the organisation's own authority. */
import { X } from 'lucide-react';
import { useState } from 'react';
import { handleForFile } from '#data/files.ts';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { CertificateLines } from '../CertificateLines.tsx';
import styles from './edit.module.css';
import { FormRow, FormSection } from './FormSection.tsx';
import type { PartProps } from './parts.ts';

/** Bytes of one file with certificates. */
const sizeLimit = 256 * 1024;

export function AuthoritiesPart({ form, profile, change, problem }: PartProps) {
  const { t } = useText();
  const [failure, setFailure] = useState<unknown>(null);
  const held = profile?.authorities ?? [];
  const files = form.authorityFiles;
  const add = async (file: File | null) => {
    if (!file) return;
    setFailure(null);
    try {
      const handle = await handleForFile(file);
      change({ authorityFiles: [...(files ?? []), handle] });
    } catch (error) {
      setFailure(error);
    }
  };
  const without = (id: string) => {
    const left = (files ?? []).filter((file) => file.id !== id);
    change({ authorityFiles: left.length === 0 ? null : left });
  };
  return (
    <FormSection
      title={t('servers.form.authorities')}
      text={t('servers.form.authoritiesHelp')}
      folded={{
        summary:
          held.length > 0 ? t('servers.form.authoritiesCount', { count: held.length }) : t('common.none'),
        open: held.length > 0,
      }}
      problem={problem('authorities') !== undefined}
    >
      <FormRow label={t('servers.form.authorities')} name="authorities" problem={problem('authorities')}>
        {files === null && held.length > 0 && (
          <>
            <CertificateLines certificates={held} />
            <div className={styles.buttons}>
              <Button size="small" onClick={() => change({ authorityFiles: [] })}>
                {t('servers.form.authoritiesRemove')}
              </Button>
            </div>
          </>
        )}
        {files !== null && held.length > 0 && (
          <div className={styles.held}>
            <span>
              {t(files.length > 0 ? 'servers.form.authoritiesReplaced' : 'servers.form.authoritiesGone')}
            </span>
            <Button size="small" onClick={() => change({ authorityFiles: null })}>
              {t('servers.secret.keep')}
            </Button>
          </div>
        )}
        {files && files.length > 0 && (
          <ul className={styles.files}>
            {files.map(({ id, name }) => (
              <li key={id}>
                {name}
                <IconButton label={t('common.file.remove', { name })} onClick={() => without(id)}>
                  <X size={14} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <FileDrop
          label={t('servers.form.authorityFile')}
          accept=".pem,.crt,.cer,.der"
          limit={sizeLimit}
          file={null}
          onFile={(file) => void add(file)}
        />
        {failure !== null && <ErrorNotice error={failure} />}
      </FormRow>
    </FormSection>
  );
}
