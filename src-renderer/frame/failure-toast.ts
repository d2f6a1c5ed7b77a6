/** Toasts for failures without a place of their own on the page. */
import type { Change } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { readAgain } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { notifyFailure } from '#widgets/notify.tsx';

export { notifyFailure as reportFailure } from '#widgets/notify.tsx';

/** Matches server messages that ask for a page refresh; a button repeats the reads instead, and the input stays. */
const asksForRefresh = /refresh|reload|刷新|重新加载/i;

export function reportRefusal({ touches = [] }: Pick<Change, 'touches'>, error: Error): void {
  const offers = touches.length > 0 && asksForRefresh.test(describeError(error).message);
  const action = { label: translate('record.readAgain'), onSelect: () => void readAgain(touches) };
  notifyFailure(error, offers ? { action } : {});
}
