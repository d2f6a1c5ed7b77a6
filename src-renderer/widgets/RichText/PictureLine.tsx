/** Shown while a picture is selected: its description, and a button that removes it. */
import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import styles from './RichTextEditor.module.css';

export function PictureLine({ editor }: { readonly editor: Editor | null }) {
  const { t } = useText();
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now?.isActive('picture') ? String(now.getAttributes('picture').alt ?? '') : null,
  });
  if (!editor || alt === null) return null;
  const putWords = (words: string) =>
    editor.commands.command(({ tr }) => {
      // An attribute step keeps the picture selected.
      tr.setNodeAttribute(tr.selection.from, 'alt', words);
      return true;
    });
  return (
    <div className={styles.linkLine}>
      <label htmlFor={id}>{t('richText.pictureText')}</label>
      <input
        id={id}
        type="text"
        className={styles.linkInput}
        maxLength={200}
        autoComplete="off"
        value={alt}
        onChange={(event) => putWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter must not submit the surrounding form.
          event.preventDefault();
          editor.commands.focus();
        }}
      />
      <Button size="small" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t('richText.pictureRemove')}
      </Button>
    </div>
  );
}
