/**
 * Edits rich text: only what the page shows afterwards can be made (the tags and links of `sanitise.ts`). Loaded
 * when it is wanted: it is heavy. Untouched text stays as it is, letter for letter.
 */
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { platformFileLink } from '#shared/rules/links/platform-file.ts';
import { richTextLink } from '#shared/rules/links/rich-text-link.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import styles from './RichTextEditor.module.css';
import { UploadLine } from './UploadLine.tsx';
import type { Upload } from './upload.ts';
import { useUpload } from './useUpload.ts';

export interface RichTextEditorProps {
  readonly label: string;
  /** Sanitised by the editor's own schema; a new value that it did not make itself replaces the content. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onUpload: Upload;
}

export function isAllowedLink(href: string): boolean {
  return richTextLink(href) !== null || platformFileLink(href) !== null;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isAllowedLink(url),
      shouldAutoLink: (url) => isAllowedLink(url),
    },
  }),
];

export function RichTextEditor({ label, html, onChange, onUpload }: RichTextEditorProps) {
  // What came from outside, and what the editor makes of it: as long as that stands, nothing is changed.
  const outside = useRef<{ html: string; made: string | null }>({ html, made: null });
  const report = useRef(onChange);
  report.current = onChange;
  const editor = useEditor({
    extensions,
    content: html,
    // Its style sheet would be refused by the page's policy; ours is in the module.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: styles.content ?? '',
      },
    },
    onCreate: ({ editor: made }) => {
      outside.current = { html, made: made.getHTML() };
    },
    onUpdate: ({ editor: made }) => {
      const now = made.isEmpty ? '' : made.getHTML();
      const same = made.getHTML() === outside.current.made;
      report.current(same ? outside.current.html : now);
    },
  });
  const upload = useUpload(editor, onUpload);
  const known = editor?.isEmpty ? '' : editor?.getHTML();
  // Discarded or read anew: the text outside is neither ours nor the one that we began with.
  if (editor && html !== known && html !== outside.current.html) take(html);
  else if (editor && isStale(editor.getHTML())) take(html);

  /** What came from outside is back, but the editor shows something else: a change was discarded. */
  function isStale(shown: string): boolean {
    const { html: from, made } = outside.current;
    return made !== null && html === from && shown !== made;
  }
  function take(next: string) {
    queueMicrotask(() => {
      if (!editor || editor.isDestroyed) return;
      editor.commands.setContent(next, { emitUpdate: false });
      outside.current = { html: next, made: editor.getHTML() };
    });
  }
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} onFile={upload.start} />
      <EditorContent editor={editor} />
      <UploadLine upload={upload} />
    </div>
  );
}
