import { Paperclip, RotateCw, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useText } from '#data/text.ts';
import { shareScopes } from '#shared/api/feed/feed-values.ts';
import { longestContent } from '#shared/rules/feed/content.ts';

import { mostFiles, type ShareValues } from '#shared/rules/feed/share-fields.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { Count } from '#widgets/Form/CountedField.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { FileLine, FileLines } from './parts/Post/FileLines.tsx';
import { useFiles } from './use-files.ts';
import { WordsBox } from './WordsBox.tsx';

interface ShareFieldsProps {
  readonly form: FormState<ShareValues>;
  readonly label: string;
  readonly lines: number;
  readonly onSend: () => void;
  /** Buttons at the end of the lower line. */
  readonly actions?: ReactNode;
}

export function ShareFields({ form, label, lines, onSend, actions }: ShareFieldsProps) {
  const { t, formatNumber } = useText();
  const input = useRef<HTMLInputElement>(null);
  const { text, files, shareScope } = form.values;
  const latest = useRef(files);
  latest.current = files;
  const upload = useFiles((file) => {
    // Several files may arrive before the next render.
    latest.current = [...latest.current, file];
    form.set('files', latest.current);
  }, form.waitFor);
  const add = (chosen: readonly File[]) => {
    const room = mostFiles - files.length - upload.sending.length;
    upload.add(chosen.slice(0, Math.max(0, room)));
  };
  const percent = (share: number) => formatNumber(share, { style: 'percent' });
  return (
    <div className={layout.stack}>
      <WordsBox
        form={form}
        label={label}
        lines={lines}
        onSend={onSend}
        takesFocus
        hint="feed.write"
        onFiles={add}
      />
      {files.length + upload.sending.length > 0 && (
        <FileLines label={t('feed.file.list')}>
          {files.map((file) => (
            <FileLine key={file.fileId} name={file.name} size={file.size}>
              <IconButton
                label={t('feed.file.remove', { name: file.name })}
                onClick={() =>
                  form.set(
                    'files',
                    files.filter((one) => one !== file),
                  )
                }
              >
                <X size={13} aria-hidden="true" />
              </IconButton>
            </FileLine>
          ))}
          {upload.sending.map((sendingFile) => (
            <FileLine
              key={sendingFile.key}
              name={
                sendingFile.failed === null
                  ? t('feed.file.uploading', {
                      name: sendingFile.file.name,
                      percent: percent(sendingFile.share),
                    })
                  : t('feed.file.failed', { name: sendingFile.file.name, reason: sendingFile.failed })
              }
              failed={sendingFile.failed !== null}
            >
              {sendingFile.failed !== null && (
                <IconButton label={t('common.retry')} onClick={() => upload.retry(sendingFile)}>
                  <RotateCw size={13} aria-hidden="true" />
                </IconButton>
              )}
              <IconButton
                label={t('feed.file.remove', { name: sendingFile.file.name })}
                onClick={() => upload.drop(sendingFile)}
              >
                <X size={13} aria-hidden="true" />
              </IconButton>
            </FileLine>
          ))}
        </FileLines>
      )}
      {files.length + upload.sending.length >= mostFiles && (
        <p className={ink.small}>{t('feed.file.tooMany', { most: mostFiles })}</p>
      )}
      <div className={layout.row}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          look="quiet"
          icon={<Paperclip size={14} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('feed.file.add')}
        </Button>
        <Select
          look="chip"
          label={t('feed.scope.label')}
          value={shareScope}
          options={shareScopes.map((value) => ({ value, label: t(`feed.scope.${value}`) }))}
          onChange={(value) => form.set('shareScope', value)}
        />
        <Count value={text} most={longestContent} />
        <span className={layout.end}>{actions}</span>
      </div>
    </div>
  );
}
