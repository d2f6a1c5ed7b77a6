/** A failure that belongs to no place on the page. */
import type { Change } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { readAgain } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { notifyFailure } from '#widgets/notify.tsx';

export { notifyFailure as reportFailure } from '#widgets/notify.tsx';

/** Servers ask for the page to be refreshed, in words: that is a button, and what was typed stays. */
const asksForRefresh = /refresh|reload|刷新|重新加载/i;

export function reportRefusal({ touches = [] }: Pick<Change, 'touches'>, error: Error): void {
  const offers = touches.length > 0 && asksForRefresh.test(describeError(error).message);
  const action = { label: translate('record.readAgain'), onSelect: () => void readAgain(touches) };
  notifyFailure(error, offers ? { action } : {});
}
