/**
 * A dialog for data that must be read first: loading state, failure with *Retry*, then the content. Content stays when a
 * refetch fails, with the failure above it.
 */
import type { ReactNode } from 'react';
import { Dialog, DialogNotice, type DialogProps } from './Dialog.tsx';
import { ReadFailure, ReadPart, type ReadState } from './ReadPart.tsx';
import { SkeletonRows } from './Skeleton.tsx';

/** `width` and `side` as in the final dialog, so that it opens at its final place. */
interface ReadDialogProps<Data> extends Pick<DialogProps, 'onClose' | 'width' | 'side'> {
  readonly read: ReadState<Data>;
  readonly title: string;
  readonly failed?: string;
  /** Returns a dialog, which shows a failed refetch above its content. */
  readonly children: (data: Data) => ReactNode;
}

export function ReadDialog<Data>({ read, failed, children, ...dialog }: ReadDialogProps<Data>) {
  if (read.data !== undefined) {
    return (
      <DialogNotice value={read.error && <ReadFailure read={read} failed={failed} />}>
        {children(read.data)}
      </DialogNotice>
    );
  }
  return (
    <Dialog open {...dialog}>
      <ReadPart read={read} failed={failed} waiting={<SkeletonRows rows={4} columns={2} />} />
    </Dialog>
  );
}
