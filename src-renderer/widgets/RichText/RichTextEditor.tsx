/**
 * A rich-text editor limited to what the page can show (the tags, links and pictures of `sanitise.ts`). It loads lazily
 * because of its size. Unedited text is kept verbatim.
 */

import { mergeAttributes, Node } from '@tiptap/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useMemo, useRef } from 'react';
import { useText } from '#data/text.ts';
import { platformFileLink, platformPicture } from '#shared/rules/common/links/platform-file.ts';
import { richTextLink } from '#shared/rules/common/links/rich-text-link.ts';
import { Button } from '../Button.tsx';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { PictureLine } from './PictureLine.tsx';
import { pastedHtml } from './pasted-html.ts';
import { richTextPictureTypes, showPicture } from './pictures.ts';
import text from './RichText.module.css';
import styles from './RichTextEditor.module.css';
import { pictureAttribute } from './sanitise.ts';
import { toStoredHtml } from './stored-html.ts';
import type { RichTextUpload } from './upload.ts';
import { type UploadState, useUpload } from './use-upload.ts';

const name = 'picture';

/**
 * The editor's node for a picture: a platform file's path and a description. Stored text has an `img` with that path;
 * in the page the path is never the `src` (see `pictures.ts`), so the two forms differ. `failed`: text for a picture
 * that can't be loaded.
 */
function pictureNode(failed: string) {
  return Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      path: { default: '', rendered: false },
      alt: { default: '' },
    }),
    parseHTML: () => ['src', pictureAttribute].map((attribute) => readFrom(attribute)),
    renderHTML: ({ node, HTMLAttributes }) => [
      'img',
      mergeAttributes(HTMLAttributes, { [pictureAttribute]: node.attrs.path }),
    ],
    addNodeView:
      () =>
      ({ node }) => {
        const image = document.createElement('img');
        const putWords = (alt: unknown) => {
          image.alt = String(alt);
        };
        putWords(node.attrs.alt);
        const release = showPicture(image, String(node.attrs.path), failed);
        return {
          dom: image,
          update: (next) => {
            if (next.type.name !== name || next.attrs.path !== node.attrs.path) return false;
            putWords(next.attrs.alt);
            return true;
          },
          destroy: release,
        };
      },
  });
}

function readFrom(attribute: string) {
  return {
    tag: `img[${attribute}]`,
    getAttrs: (element: HTMLElement) => {
      const path = platformPicture(element.getAttribute(attribute) ?? '');
      return path ? { path, alt: element.getAttribute('alt') ?? '' } : false;
    },
  };
}

export interface RichTextEditorProps {
  readonly label: string;
  /** Sanitised by the editor's own schema; a value from outside replaces the content. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly onUpload: RichTextUpload;
  /** The editor replaces a pressed button and takes over its focus. */
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
  // The text from outside, and the editor's version of it: while that is unchanged, nothing was edited.
  const outside = useRef<{ html: string; editorHtml: string | null }>({ html, editorHtml: null });
  const report = useRef(onChange);
  report.current = onChange;
  const { t } = useText();
  const failed = t('richText.pictureFailed');
  const extensions = useMemo(() => [starterKit, pictureNode(failed)], [failed]);
  const drop = useRef<(files: FileList | undefined) => boolean>(() => false);
  const editor = useEditor({
    extensions,
    content: html,
    autofocus: takesFocus ? 'start' : false,
    // The page's policy would refuse the editor's own style sheet; ours is in the module.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: `${text.text} ${styles.content}`,
      },
      transformPastedHTML: pastedHtml,
      handlePaste: (_, event) => drop.current(event.clipboardData?.files),
      handleDrop: (_, event) => drop.current(event.dataTransfer?.files),
    },
    onCreate: ({ editor: made }) => {
      outside.current = { html, editorHtml: stored(made) };
    },
    onUpdate: ({ editor: made }) => {
      // Focusing fires before `onCreate`, and changes nothing.
      if (outside.current.editorHtml === null) return;
      const now = stored(made);
      const same = now === outside.current.editorHtml;
      report.current(same ? outside.current.html : now);
    },
  });
  const upload = useUpload(editor, onUpload);
  // Pasted and dropped pictures are uploaded like chosen ones.
  drop.current = (files) => {
    const picture = [...(files ?? [])].find(({ type }) => richTextPictureTypes.includes(type));
    if (picture) upload.start(picture, 'picture');
    return picture !== undefined;
  };
  const known = editor && stored(editor);
  // After a discard or a new read, the text from outside is neither ours nor the original one.
  if (editor && html !== known && html !== outside.current.html) take(html);
  else if (editor && isStale(stored(editor))) take(html);

  /** Whether a change was discarded: the original text is back, but the editor shows another one. */
  function isStale(shown: string): boolean {
    const { html: from, editorHtml } = outside.current;
    return editorHtml !== null && html === from && shown !== editorHtml;
  }
  function take(next: string) {
    queueMicrotask(() => {
      if (!editor || editor.isDestroyed) return;
      editor.commands.setContent(next, { emitUpdate: false });
      outside.current = { html: next, editorHtml: stored(editor) };
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

function UploadLine({ upload }: { readonly upload: UploadState }) {
  const { t } = useText();
  const { file, share, error, wrong } = upload;
  if (!file) return null;
  if (wrong)
    return (
      <div className={styles.foot}>
        <Notice tone="warning" title={t(wrong.key, wrong.params)} onDismiss={upload.cancel} />
      </div>
    );
  if (error !== null)
    return (
      <div className={styles.foot}>
        <ErrorNotice
          error={error}
          title={t('richText.uploadFailed', { name: file.name })}
          onRetry={upload.retry}
        />
      </div>
    );
  const words = t('richText.uploading', { name: file.name, percent: Math.floor(share * 100) });
  return (
    <div className={styles.foot}>
      <progress className={styles.progress} value={share} max={1} aria-label={words} />
      <span className={styles.progressText}>{words}</span>
      <Button size="small" look="quiet" onClick={upload.cancel}>
        {t('richText.cancelUpload')}
      </Button>
    </div>
  );
}
