/** Rich text: the editor, or the rendered text when read-only. */

import { useText } from '#data/text.ts';
import type { RichTextRow } from '#shared/rules/common/fields/field.ts';
import { RichText } from '../../RichText/RichText.tsx';
import { RichTextEditor } from '../../RichText/RichTextEditor.tsx';
import { uploadFile } from '../../RichText/upload-file.ts';
import type { KindProps } from './kind.ts';

export function Writing({ label, value, readOnly, onChange }: KindProps<RichTextRow<never>, string>) {
  const { t } = useText();
  if (readOnly) return <RichText html={value} insecureMark={t('tenant.tips.notEncrypted')} />;
  return <RichTextEditor label={label} html={value} onChange={onChange} onUpload={uploadFile} />;
}
