/** The field for a link's address; accepts only addresses that the page would follow. */
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { richTextLink } from '#shared/rules/common/links/rich-text-link.ts';
import { Button } from '../Button.tsx';
import styles from './RichTextEditor.module.css';

interface LinkLineProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

export function LinkLine({ editor, onDone }: LinkLineProps) {
  const { t } = useText();
  const [address, setAddress] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => input.current?.focus(), []);
  const done = () => {
    onDone();
    editor.commands.focus();
  };
  const apply = () => {
    const text = address.trim();
    const link = richTextLink(text) ?? richTextLink(`https://${text}`);
    if (!link) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const word = { type: 'text', text, marks: [{ type: 'link', attrs: { href: link.href } }] };
      chain.insertContent(word).run();
    } else chain.setLink({ href: link.href }).run();
    done();
  };
  return (
    <div className={styles.linkLine}>
      <input
        ref={input}
        type="text"
        inputMode="url"
        className={styles.linkInput}
        aria-label={t('richText.linkAddress')}
        placeholder="https://"
        aria-invalid={refused || undefined}
        aria-describedby={refused ? noteId : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Neither key submits the surrounding form.
          event.preventDefault();
          if (event.key === 'Enter') apply();
          else done();
        }}
      />
      <Button size="small" onClick={apply}>
        {t('richText.linkApply')}
      </Button>
      {editor.isActive('link') && (
        <Button
          size="small"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            done();
          }}
        >
          {t('richText.linkRemove')}
        </Button>
      )}
      {refused && (
        <p id={noteId} className={styles.refused} role="alert">
          {t('richText.linkRefused')}
        </p>
      )}
    </div>
  );
}
