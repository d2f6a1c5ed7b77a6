/**
 * Edits rich text: only what the page shows afterwards can be made (the tags, links and pictures of `sanitise.ts`).
 * Loaded when it is wanted: it is heavy. Untouched text stays as it is, letter for letter.
 */
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useMemo, useRef } from 'react';
import { useText } from '#data/text.ts';
import { platformFileLink } from '#shared/rules/common/links/platform-file.ts';
import { richTextLink } from '#shared/rules/common/links/rich-text-link.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { PictureLine } from './PictureLine.tsx';
import { pictureNode } from './picture-node.ts';
import { pictureTypes } from './pictures.ts';
import text from './RichText.module.css';
import styles from './RichTextEditor.module.css';
import { toStoredHtml } from './stored-html.ts';
import { UploadLine } from './UploadLine.tsx';
import type { Upload } from './upload.ts';
import { useUpload } from './use-upload.ts';

export interface RichTextEditorProps {
  readonly label: string;
  /** Sanitised by the editor's own schema; a new value that it did not make itself replaces the content. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onUpload: Upload;
  /** It came by a press of a button that it replaces. */
  readonly takesFocus?: boolean;
}

function stored(editor: Editor): string {
  return toStoredHtml(editor.getHTML());
}

export function isAllowedLink(href: string): boolean {
  return richTextLink(href) !== null || platformFileLink(href) !== null;
}

const starterKit = StarterKit.configure({
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
});

export function RichTextEditor({ label, html, onChange, onUpload, takesFocus }: RichTextEditorProps) {
  // What came from outside, and what the editor makes of it: as long as that stands, nothing is changed.
  const outside = useRef<{ html: string; made: string | null }>({ html, made: null });
  const report = useRef(onChange);
  report.current = onChange;
  const { t } = useText();
  const failed = t('tenantEdit.tips.pictureFailed');
  const extensions = useMemo(() => [starterKit, pictureNode(failed)], [failed]);
  const drop = useRef<(files: FileList | undefined) => boolean>(() => false);
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: takesFocus ? 'start' : false,
    // Its style sheet would be refused by the page's policy; ours is in the module.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: `${text.text} ${styles.content}`,
      },
      handlePaste: (_, event) => drop.current(event.clipboardData?.files),
      handleDrop: (_, event) => drop.current(event.dataTransfer?.files),
    },
    onCreate: ({ editor: made }) => {
      outside.current = { html, made: stored(made) };
    },
    onUpdate: ({ editor: made }) => {
      // Taking the focus comes before `onCreate`, and is no change.
      if (outside.current.made === null) return;
      const now = stored(made);
      const same = now === outside.current.made;
      report.current(same ? outside.current.html : now);
    },
  });
  const upload = useUpload(editor, onUpload);
  // A picture that is pasted or dropped goes the same way as one that is chosen.
  drop.current = (files) => {
    const picture = [...(files ?? [])].find(({ type }) => pictureTypes.includes(type));
    if (picture) upload.start(picture, 'picture');
    return picture !== undefined;
  };
  const known = editor && stored(editor);
  // Discarded or read anew: the text outside is neither ours nor the one that we began with.
  if (editor && html !== known && html !== outside.current.html) take(html);
  else if (editor && isStale(stored(editor))) take(html);

  /** What came from outside is back, but the editor shows something else: a change was discarded. */
  function isStale(shown: string): boolean {
    const { html: from, made } = outside.current;
    return made !== null && html === from && shown !== made;
  }
  function take(next: string) {
    queueMicrotask(() => {
      if (!editor || editor.isDestroyed) return;
      editor.commands.setContent(next, { emitUpdate: false });
      outside.current = { html: next, made: stored(editor) };
    });
  }
  return (
    <div className={styles.editor}>
      <EditorToolbar editor={editor} onFile={upload.start} />
      <PictureLine editor={editor} />
      <EditorContent editor={editor} />
      <UploadLine upload={upload} />
    </div>
  );
}
