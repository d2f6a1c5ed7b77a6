import { Download, MessageCircle, MoreHorizontal, Pencil, ThumbsUp, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { savePlatformFile } from '#data/platform-file.ts';
import { useText } from '#data/text.ts';
import type { FeedShare, SharedFile } from '#shared/api/feed/feed.ts';
import { filePreviewPath } from '#shared/api/file-upload/file-upload.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { mayDelete, mayEdit } from '#shared/rules/feed/rights.ts';
import { praiseRecord } from '#shared/rules/records/feed-own-records.ts';
import { useWaiting } from '#state/tray.ts';
import buttons from '#widgets/Button.module.css';
import { Button, IconButton } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { MenuButton, type MenuLine } from '#widgets/Menu.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { WaitMark } from '#widgets/PlainList/WaitMark.tsx';
import { Tags } from '#widgets/Tags.tsx';
import { Comments } from './Comments.tsx';
import { fileRemoval, liking, removal } from './changes.ts';
import { FileLine, FileLines } from './parts/Post/FileLines.tsx';
import { Pictures } from './parts/Post/Pictures.tsx';
import { Post } from './parts/Post/Post.tsx';
import { PostText } from './parts/Post/PostText.tsx';
import { usePostExpansion } from './post-expansion.ts';

interface ShareCardProps {
  readonly share: FeedShare;
  readonly user: SessionFacts['user'];
  readonly onEdit: () => void;
}

export function ShareCard({ share, user, onEdit }: ShareCardProps) {
  const { t, formatTime, formatNumber } = useText();
  const { submit, pending } = useChange();
  const [opened, setOpened] = usePostExpansion(share.id);
  const [replyRequests, setAsked] = useState(0);
  const { praise, comments, shareScope } = share;
  const waits = useWaiting({ kind: praiseRecord.id, place: { id: share.id } })?.edits.praised;
  const liked = waits ? waits.to === true : praise.praised;
  const remove = async () => {
    const { userName: name } = share;
    const { total: count } = comments;
    const yes = await confirm({
      title: t('feed.removeAsk'),
      text:
        count === 0
          ? t('feed.removeAloneText', { name })
          : t('feed.removeText', { name, count, total: formatNumber(count) }),
      lasts: 'destroys',
      action: t('feed.remove'),
      danger: true,
    });
    if (yes) void submit(removal(share));
  };
  const lines: readonly MenuLine[] = [
    ...(mayEdit(share, user)
      ? [{ key: 'edit', label: t('feed.edit'), icon: <Pencil size={14} />, onSelect: onEdit }]
      : []),
    ...(mayDelete(share, user)
      ? [
          {
            key: 'remove',
            label: t('feed.remove'),
            icon: <Trash2 size={14} />,
            danger: true,
            onSelect: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <Post
      name={share.userName}
      time={share.createTime}
      beside={[
        share.department,
        share.updateTime && t('feed.edited', { time: formatTime(share.updateTime.replace(' ', 'T')) }),
        shareScope === 'department' && t('feed.scope.departmentOf'),
        shareScope === 'self' && t('feed.scope.selfOnly'),
      ]
        .filter(Boolean)
        .join(' · ')}
      corner={
        lines.length > 0 && (
          <MenuButton
            label={t('feed.actions', { name: share.userName })}
            align="below"
            className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
            lines={lines}
          >
            <MoreHorizontal size={15} aria-hidden="true" />
          </MenuButton>
        )
      }
    >
      <PostText
        content={share.content}
        mentions={share.userData}
        unfolded={opened.words}
        onUnfold={(words) => setOpened({ words })}
      />
      {share.relevanceList.length > 0 && (
        <Tags>
          {share.relevanceList.map(({ module, targetId, name }) => (
            <li key={`${module} ${targetId}`}>{name}</li>
          ))}
        </Tags>
      )}
      <Pictures pictures={share.imageFiles} />
      <Attachments share={share} mayRemove={mayDelete(share, user)} />
      <div className={`${layout.row} ${layout.above}`}>
        <Button
          size="small"
          look="quiet"
          aria-pressed={liked}
          busy={pending}
          icon={<ThumbsUp size={14} aria-hidden="true" fill={liked ? 'currentColor' : 'none'} />}
          onClick={() => void submit(liking(share, liked))}
        >
          {`${t('feed.like')}${praise.total > 0 ? ` ${formatNumber(praise.total)}` : ''}`}
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-expanded={opened.comments}
          icon={<MessageCircle size={14} aria-hidden="true" />}
          onClick={() => {
            setOpened({ comments: !opened.comments });
            setAsked(replyRequests + 1);
          }}
        >
          {`${t('feed.comment')}${comments.total > 0 ? ` ${formatNumber(comments.total)}` : ''}`}
        </Button>
        <LikedBy praise={praise} />
        <WaitMark id={share.id} record={praiseRecord.id} />
      </div>
      <Comments share={share} user={user} opened={opened} onOpen={setOpened} takesFocus={replyRequests > 0} />
    </Post>
  );
}

/** The people who like a share: the last few by name. */
function LikedBy({ praise }: Pick<FeedShare, 'praise'>) {
  const { t, formatNumber } = useText();
  const { total, userNames } = praise;
  if (total === 0 || userNames.length === 0) return null;
  const names = userNames.join(t('common.form.separator'));
  const more = total - userNames.length;
  return (
    <span className={ink.small}>
      {more > 0 ? t('feed.likesMore', { names, count: formatNumber(more) }) : t('feed.likes', { names })}
    </span>
  );
}

/** Files of a share, to save or, with the right to it, to remove. Pictures can be removed here, too. */
function Attachments({ share, mayRemove }: { readonly share: FeedShare; readonly mayRemove: boolean }) {
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
