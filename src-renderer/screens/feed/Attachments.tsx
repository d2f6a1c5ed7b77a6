/** Files of a share, to save or, with the right to it, to remove. Pictures can be removed here, too. */
import { Download, X } from 'lucide-react';
import { useChange } from '#data/changes/index.ts';
import { savePlatformFile } from '#data/platform-file.ts';
import { useText } from '#data/text.ts';
import type { FeedShare, SharedFile } from '#shared/api/feed/feed.ts';
import { filePreviewPath } from '#shared/api/file-upload/file-upload.ts';
import { IconButton } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { fileRemoval } from './changes.ts';
import { FileLine, FileLines } from './parts/Post/FileLines.tsx';

export function Attachments({
  share,
  mayRemove,
}: {
  readonly share: FeedShare;
  readonly mayRemove: boolean;
}) {
  const { t } = useText();
  const { submit } = useChange();
  if (share.attachments.length === 0) return null;
  const save = ({ fileId, name }: SharedFile) => {
    const path = filePreviewPath({ fileId, type: 'redirect' });
    savePlatformFile(path, name).catch((error: unknown) => notifyFailure(error));
  };
  const remove = async (file: SharedFile) => {
    const yes = await confirm({
      title: t('feed.file.takeOffAsk', { name: file.name }),
      text: t('feed.file.takeOffText'),
      lasts: 'destroys',
      action: t('feed.file.takeOffAction'),
      danger: true,
    });
    if (yes) void submit(fileRemoval(share, file));
  };
  return (
    <FileLines label={t('feed.file.list')}>
      {share.attachments.map((file) => (
        <FileLine key={file.fileId} name={file.name} size={file.size}>
          <IconButton label={t('feed.file.save', { name: file.name })} onClick={() => save(file)}>
            <Download size={13} aria-hidden="true" />
          </IconButton>
          {mayRemove && (
            <IconButton label={t('feed.file.takeOff', { name: file.name })} onClick={() => void remove(file)}>
              <X size={13} aria-hidden="true" />
            </IconButton>
          )}
        </FileLine>
      ))}
    </FileLines>
  );
}
