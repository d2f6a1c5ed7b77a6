/** The choice whose shares are shown: one of the ranges that have any, or one colleague (spec 3§4). */

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryFollowed, querySubordinates, querySuperiors } from '#shared/api/feed/colleagues.ts';
import type { FeedRange } from '#shared/api/feed/feed-values.ts';
import { lookupSize } from '#shared/rules/feed/preference.ts';
import { offeredRanges } from '#shared/rules/feed/ranges.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { usePickedNames } from '#widgets/PeoplePicker/use-names.ts';
import { peopleMenu } from './people-menu.ts';
import type { FeedViewState } from './use-feed-view.ts';

const PeoplePicker = lazyComponent(
  async () => (await import('#widgets/PeoplePicker/PeoplePicker.tsx')).PeoplePicker,
);

export function RangeMenu({ view }: { readonly view: FeedViewState }) {
  const { t } = useText();
  const [picking, setPicking] = useState(false);
  const offered = useOffered(view.userId);
  const name = useNameOf(view);
  const label = (range: FeedRange) =>
    range === 'employee' && view.range === 'employee'
      ? t('feed.range.one', { name })
      : t(`feed.range.${range}`);
  const choose = (range: FeedRange) => {
    if (range === 'employee') setPicking(true);
    else view.choose({ range, rangeUserId: '', rangeUserName: '' });
  };
  return (
    <>
      <MenuButton
        label={`${t('feed.range.label')}: ${label(view.range)}`}
        className={`${buttons.button} ${buttons.plain}`}
        lines={offered.map((range) => ({
          key: range,
          label: label(range),
          checked: range === view.range,
          onSelect: () => choose(range),
        }))}
      >
        <span>{label(view.range)}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </MenuButton>
      {picking && (
        <PeoplePicker
          menuCode={peopleMenu}
          multiple={false}
          initial={[]}
          onTake={([one]) => {
            setPicking(false);
            if (one) view.choose({ range: 'employee', rangeUserId: one.id, rangeUserName: one.name });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** A range whose size could not be read is offered all the same: the server checks the request anyway. */
function useOffered(userId: string): readonly FeedRange[] {
  const page = { userId, pageNo: 1, pageSize: lookupSize };
  const superiors = useRead(querySuperiors, page, { refetchOnWindowFocus: false });
  const followed = useRead(queryFollowed, page, { refetchOnWindowFocus: false });
  const subordinates = useRead(querySubordinates, page, { refetchOnWindowFocus: false });
  const count = ({ data }: { readonly data?: { readonly totalCount: number } | undefined }) =>
    data?.totalCount ?? null;
  return offeredRanges({
    superiors: count(superiors),
    followed: count(followed),
    subordinates: count(subordinates),
  });
}

function useNameOf({ range, rangeUserId, rangeUserName }: FeedViewState): string {
  const asked = range === 'employee' && rangeUserName === '' ? [rangeUserId] : [];
  const { chosen } = usePickedNames('people', asked, peopleMenu);
  return rangeUserName || (chosen[0]?.name ?? rangeUserId);
}
