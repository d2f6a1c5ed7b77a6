/** Chooses a file by button (the accessible way) or by drop, and shows it; the parent holds the file. */

import { File as FileIcon, Upload, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { shownInSentence, shownText } from '#shared/kit/shown-text.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** The file's purpose, e.g. "Licence file", as the chooser's accessible name. */
  readonly label: string;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly onFile: (file: File | null) => void;
  /** File types in the form of an input's `accept`: a hint for the dialog, not a check. */
  readonly accept?: string;
  /** Limit in bytes. */
  readonly limit?: number;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export function FileDrop({ label, file, onFile, accept, limit, hint, disabled = false }: FileDropProps) {
  const { t, formatBytes } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [remark, setRemark] = useState('');

  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (!first || disabled) return;
    if (limit !== undefined && first.size > limit) {
      setRemark(t('common.file.tooLarge', { name: first.name, limit: formatBytes(limit) }));
      return;
    }
    setRemark(files.length > 1 ? t('common.file.oneOnly', { name: first.name }) : '');
    onFile(first);
  };
  const drag = (event: DragEvent, entering: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(entering && !disabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drop target doubles the button inside it, which is the keyboard's way
    <div
      className={over ? styles.over : styles.drop}
      data-filled={file !== null || undefined}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) drag(event, false);
      }}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <span className={styles.icon} aria-hidden="true">
        {file ? <FileIcon size={16} /> : <Upload size={16} />}
      </span>
      <div className={styles.words}>
        <span className={styles.name} title={file?.name}>
          {file ? shownText(file.name) : label}
        </span>
        <span className={styles.hint}>
          {over ? t('common.file.dropNow') : file ? formatBytes(file.size) : (hint ?? t('common.file.drop'))}
        </span>
      </div>
      <Button
        size="small"
        disabled={disabled}
        aria-label={`${file ? t('common.file.change') : t('common.file.choose')}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {file ? t('common.file.change') : t('common.file.choose')}
      </Button>
      {file && (
        <IconButton
          label={t('common.file.remove', { name: shownInSentence(file.name) })}
          onClick={() => onFile(null)}
        >
          <X size={15} aria-hidden="true" />
        </IconButton>
      )}
      <p className={styles.remark} role="status">
        {remark}
      </p>
    </div>
  );
}
