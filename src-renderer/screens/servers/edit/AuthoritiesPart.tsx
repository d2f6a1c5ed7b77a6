/** Certificates of the organisation's own authorities, which this profile trusts. */

import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { handleForFile } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { CertificateLines } from '../CertificateLines.tsx';
import type { PartProps } from './parts.ts';

/** Bytes of one file of certificates. */
const sizeLimit = 256 * 1024;

export function AuthoritiesPart({ form, profile }: PartProps) {
  const { t } = useText();
  const [failure, setFailure] = useState<unknown>(null);
  const storedAuthorities = profile?.authorities ?? [];
  const files = form.values.authorityFiles;
  const set = (next: readonly FileHandle[] | null) => form.set('authorityFiles', next);
  // Files that were added during the reading stay.
  const latest = useRef(files);
  latest.current = files;
  const add = async (file: File) => {
    setFailure(null);
    try {
      const handle = await handleForFile(file);
      latest.current = [...(latest.current ?? []), handle];
      set(latest.current);
    } catch (error) {
      setFailure(error);
      throw error;
    }
  };
  const without = (id: string) => {
    const left = (files ?? []).filter((file) => file.id !== id);
    set(left.length === 0 ? null : left);
  };
  return (
    <FormSection
      title={t('servers.form.authorities')}
      text={t('servers.form.authoritiesHelp')}
      folded={{
        summary:
          storedAuthorities.length > 0
            ? t('servers.form.authoritiesCount', { count: storedAuthorities.length })
            : t('common.none'),
        open: storedAuthorities.length > 0,
      }}
      problem={form.problem('authorities') !== undefined}
    >
      <FormRow label={t('servers.form.authorities')} name="authorities" problem={form.problem('authorities')}>
        {files === null && storedAuthorities.length > 0 && (
          <>
            <CertificateLines certificates={storedAuthorities} />
            <div className={layout.below}>
              <Button size="small" onClick={() => set([])}>
                {t('servers.form.authoritiesRemove')}
              </Button>
            </div>
          </>
        )}
        {files !== null && storedAuthorities.length > 0 && (
          <div className={`${layout.row} ${ink.quiet}`}>
            <span>
              {t(files.length > 0 ? 'servers.form.authoritiesReplaced' : 'servers.form.authoritiesGone')}
            </span>
            <Button size="small" onClick={() => set(null)}>
              {t('servers.secret.keep')}
            </Button>
          </div>
        )}
        {files && files.length > 0 && (
          <ul className={lines.open}>
            {files.map(({ id, name }) => (
              <li key={id} className={layout.spread}>
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
          onFile={(file) => file && form.waitFor(add(file))}
        />
        {failure !== null && <ErrorNotice error={failure} />}
      </FormRow>
    </FormSection>
  );
}
