/** The editor's buttons: one tab stop, with arrows between them (ARIA toolbar), and the line for a link. */
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { IconButton } from '../Button.tsx';
import { LinkLine } from './LinkLine.tsx';
import { richTextPictureTypes } from './pictures.ts';
import styles from './RichTextEditor.module.css';
import type { UploadAs } from './upload.ts';

interface Command {
  readonly key: Extract<MessageKey, `richText.${string}`>;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  readonly active?: (editor: Editor) => boolean;
  readonly enabled?: (editor: Editor) => boolean;
}

const commands: readonly Command[] = [
  mark('bold', Bold, (editor) => editor.chain().focus().toggleBold().run()),
  mark('italic', Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  mark('underline', Underline, (editor) => editor.chain().focus().toggleUnderline().run()),
  mark('strike', Strikethrough, (editor) => editor.chain().focus().toggleStrike().run()),
  block('heading', Heading, 'heading', (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run()),
  block('bullets', List, 'bulletList', (editor) => editor.chain().focus().toggleBulletList().run()),
  block('numbers', ListOrdered, 'orderedList', (editor) => editor.chain().focus().toggleOrderedList().run()),
  block('quote', Quote, 'blockquote', (editor) => editor.chain().focus().toggleBlockquote().run()),
  {
    key: 'richText.undo',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    enabled: (editor) => editor.can().undo(),
  },
  {
    key: 'richText.redo',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    enabled: (editor) => editor.can().redo(),
  },
];

function mark(
  name: 'bold' | 'italic' | 'underline' | 'strike',
  icon: LucideIcon,
  run: Command['run'],
): Command {
  return block(name, icon, name, run);
}

function block(
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'heading' | 'bullets' | 'numbers' | 'quote',
  icon: LucideIcon,
  node: string,
  run: Command['run'],
): Command {
  return { key: `richText.${name}`, icon, run, active: (editor) => editor.isActive(node) };
}

interface EditorToolbarProps {
  readonly editor: Editor | null;
  readonly onFile: (file: File, as: UploadAs) => void;
}

export function EditorToolbar({ editor, onFile }: EditorToolbarProps) {
  const { t } = useText();
  const [linking, setLinking] = useState(false);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const picture = useRef<HTMLInputElement>(null);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...commands.map((command) => ({
        active: now ? (command.active?.(now) ?? false) : false,
        enabled: now ? (command.enabled?.(now) ?? true) : false,
      })),
      { active: now?.isActive('link') ?? false, enabled: now !== null },
    ],
  });
  if (!editor) return null;
  const onKey = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const move = moves[event.key];
    if (move === undefined || at < 0) return;
    event.preventDefault();
    const next = buttons.at(move >= buttons.length ? 0 : move);
    next?.focus();
    if (next) setCurrent(buttons.indexOf(next));
  };
  const stop = (index: number) => ({ tabIndex: index === current ? 0 : -1 });
  const linkIndex = commands.length;
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('richText.toolbar')}
        className={styles.toolbar}
        onKeyDown={onKey}
        // The cursor stays in the text, so that typing right after a click continues there.
        onMouseDown={(event) => event.preventDefault()}
      >
        {commands.map((command, index) => {
          const Icon = command.icon;
          const state = states?.[index];
          return (
            <IconButton
              key={command.key}
              label={t(command.key)}
              {...stop(index)}
              {...(command.active ? { 'aria-pressed': state?.active ?? false } : {})}
              aria-disabled={state?.enabled === false || undefined}
              active={state?.active ?? false}
              onClick={() => command.run(editor)}
            >
              <Icon size={15} aria-hidden="true" />
            </IconButton>
          );
        })}
        <IconButton
          label={t('richText.link')}
          {...stop(linkIndex)}
          aria-pressed={states?.[linkIndex]?.active ?? false}
          aria-expanded={linking}
          active={states?.[linkIndex]?.active ?? false}
          onClick={() => setLinking(!linking)}
        >
          <Link size={15} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('richText.file')} {...stop(linkIndex + 1)} onClick={() => file.current?.click()}>
          <Paperclip size={15} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('richText.picture')}
          {...stop(linkIndex + 2)}
          onClick={() => picture.current?.click()}
        >
          <ImagePlus size={15} aria-hidden="true" />
        </IconButton>
        <FileInput ref={file} label={t('richText.file')} onFile={(chosen) => onFile(chosen, 'link')} />
        <FileInput
          ref={picture}
          label={t('richText.picture')}
          accept={richTextPictureTypes.join(',')}
          onFile={(chosen) => onFile(chosen, 'picture')}
        />
      </div>
      {linking && <LinkLine editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        const chosen = event.target.files?.[0];
        // Lets the user choose the same file again.
        event.target.value = '';
        if (chosen) onFile(chosen);
      }}
    />
  );
}
