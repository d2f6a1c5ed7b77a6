/** The tips: shown as they appear, edited with the rich-text editor, which is lazy. */

import { Languages, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import type { queryTenantTips } from '#shared/api/tenant/tenant.ts';
import { Button } from '#widgets/Button.tsx';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import type { ReadState } from '#widgets/ReadPart.tsx';
import { uploadFile } from '#widgets/RichText/upload-file.ts';
import { useEditor } from '#widgets/RichText/use-editor.ts';
import { Section } from '#widgets/Section.tsx';
import { TipsContent } from '../TenantTips.tsx';
import type { TenantFormState } from './use-tenant-form.ts';

interface TipsFormProps {
  readonly read: ReadState<Output<typeof queryTenantTips>>;
  readonly form: TenantFormState;
}

export function TipsForm({ read, form }: TipsFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { Editor, loading, error: failed, load: edit } = useEditor();
  const id = read.data?.id ?? '';
  const ready = read.data !== undefined;
  return (
    <Section
      title={t('tenant.section.tips')}
      tools={
        <>
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
        </>
      }
    >
      {failed !== null && (
        <ErrorNotice error={failed} title={t('richText.loadFailed')} onRetry={() => void edit()} />
      )}
      {form.newerText('tips') !== null && (
        <Notice>{t('record.clash.meanwhile', { value: form.newerText('tips') ?? '' })}</Notice>
      )}
      {form.problem('tips') && <Notice tone="danger">{form.problem('tips')}</Notice>}
      {Editor ? (
        <Editor
          label={t('tenantEdit.tips.content')}
          html={form.values.tips}
          onChange={(html) => form.set('tips', html)}
          onUpload={uploadFile}
          takesFocus
        />
      ) : (
        <TipsContent read={read} html={form.values.tips} />
      )}
    </Section>
  );
}
