/** Rich text: the editor, or the rendered text when read-only. */

import type { RichTextRow } from '#shared/rules/common/fields/field.ts';
import { RichText } from '../../RichText/RichText.tsx';
import { RichTextEditor } from '../../RichText/RichTextEditor.tsx';
import { uploadFile } from '../../RichText/upload-file.ts';
import type { KindProps } from './kind.ts';

export function RichTextControl({ label, value, readOnly, onChange }: KindProps<RichTextRow<never>, string>) {
  if (readOnly) return <RichText html={value} />;
  return <RichTextEditor label={label} html={value} onChange={onChange} onUpload={uploadFile} />;
}
