/** The tips: read as they are shown, edited with the rich-text editor, which is loaded when it is wanted. */
import { Languages, Pencil } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload.ts';
import { submitChange } from '../../../../data/changes/index.ts';
import { useText } from '../../../../data/text.ts';
import { Button } from '../../../../widgets/Button.tsx';
import { ErrorNotice } from '../../../../widgets/Notice.tsx';
import type { RichTextEditorProps } from '../../../../widgets/RichText/RichTextEditor.tsx';
import type { Upload } from '../../../../widgets/RichText/upload.ts';
import { TipsContent } from '../Tips.tsx';
import styles from '../tenant.module.css';
import type { TenantFormState } from './useTenantForm.ts';

interface TipsFormProps {
  readonly read: {
    readonly data: { readonly id: string; readonly configValue: string } | null | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly form: TenantFormState;
}

export function TipsForm({ read, form }: TipsFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const edit = async () => {
    setLoading(true);
    setFailed(null);
    try {
      const { RichTextEditor } = await import('../../../../widgets/RichText/RichTextEditor.tsx');
      setEditor(() => RichTextEditor);
    } catch (error) {
      setFailed(error);
    } finally {
      setLoading(false);
    }
  };
  const id = read.data?.id ?? '';
  const ready = read.data !== undefined;
  return (
    <section className={styles.section} aria-label={t('tenant.section.tips')}>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>{t('tenant.section.tips')}</h2>
        {ready && id !== '' && (
          <Button
            size="small"
            look="quiet"
            icon={<Languages size={14} aria-hidden="true" />}
            onClick={() => void navigate(`lang/config/${encodeURIComponent(id)}`)}
          >
            {t('tenantEdit.tips.languages')}
          </Button>
        )}
        {ready && !Editor && (
          <Button
            size="small"
            look="quiet"
            icon={<Pencil size={14} aria-hidden="true" />}
            busy={loading}
            onClick={() => void edit()}
          >
            {t('tenantEdit.tips.edit')}
          </Button>
        )}
      </div>
      {failed !== null && (
        <ErrorNotice error={failed} title={t('tenantEdit.tips.loadFailed')} onRetry={() => void edit()} />
      )}
      {Editor ? (
        <Editor
          label={t('tenantEdit.tips.content')}
          html={form.values.tips}
          onChange={(html) => form.set('tips', html)}
          onUpload={upload}
        />
      ) : (
        <TipsContent
          error={read.error}
          html={ready ? form.values.tips : null}
          onRetry={() => void read.refetch()}
        />
      )}
    </section>
  );
}

/** A file of the tips is the platform's; the text holds a link to it. */
const upload: Upload = async (file, options) => {
  const { fileId, name } = await submitChange(
    {
      title: 'tenantEdit.change.upload',
      endpoint: uploadModuleFile,
      input: { file, module: 'document' },
      before: null,
      success: null,
      failure: 'silent',
    },
    options,
  );
  return { href: filePreviewPath({ fileId, type: 'redirect' }), name: name || file.name };
};
