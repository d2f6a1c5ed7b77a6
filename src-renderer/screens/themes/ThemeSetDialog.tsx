/** A dialog with a list of themes, of which the chosen ones are changed as one set that waits in the tray. */
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen, type ListScreenProps } from '#widgets/List/ListScreen.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { collectThemes, type ThemeSetPart, trayPath } from './collect-themes.ts';

interface ThemeSetDialogProps<Row, Key extends string>
  extends Pick<ListScreenProps<Row, Key>, 'list' | 'label' | 'empty' | 'failed'> {
  readonly title: string;
  readonly text: string;
  /** Pixels. */
  readonly listHeight: number;
  /** Content between text and list. */
  readonly choices?: ReactNode;
  /** Content below the list. */
  readonly children: ReactNode;
  readonly action: string;
  /** Whether no chosen theme would be changed. */
  readonly isEmpty: boolean;
  /** Makes the changes of the set; without any, the dialog closes. */
  readonly onCollect: () => readonly ThemeSetPart[] | Promise<readonly ThemeSetPart[]>;
  readonly onClose: () => void;
}

export function ThemeSetDialog<Row, Key extends string>({
  title,
  text,
  listHeight,
  choices,
  children,
  action,
  isEmpty,
  onCollect,
  onClose,
  ...list
}: ThemeSetDialogProps<Row, Key>) {
  const { t } = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const collect = async () => {
    setBusy(true);
    try {
      const parts = await onCollect();
      if (parts.length > 0) await collectThemes(parts);
      onClose();
      if (parts.length > 0) void navigate(trayPath);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={1000}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={isEmpty} onClick={() => void collect()}>
            {action}
          </Button>
        </>
      }
    >
      <p className={ink.text}>{text}</p>
      {choices && <div className={layout.below}>{choices}</div>}
      <ListScreen {...list} file={false} pageSearch={false} height={{ most: listHeight }} bulk={() => null} />
      <div className={layout.above}>{children}</div>
    </Dialog>
  );
}
