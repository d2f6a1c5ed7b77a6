/** The list of the feed with its range, filters and pages (spec 3§3.10, 3§4). */
import { useText } from '#data/text.ts';
import { type FeedShare, queryShares } from '#shared/api/feed/feed.ts';
import { countsRange } from '#shared/rules/feed/ranges.ts';
import type { Filters } from '#widgets/List/filters.ts';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import { PickedButton } from '#widgets/PeoplePicker/PickedButton.tsx';
import { peopleMenu } from './people-menu.ts';
import { RangeMenu } from './RangeMenu.tsx';
import type { FeedViewState } from './use-feed-view.ts';

type Key = 'range' | 'q' | 'from' | 'to' | 'creator';

export function useFeed(view: FeedViewState) {
  const { t } = useText();
  const { range, workType, rangeUserId, pageSize } = view;
  // With the range of one colleague the author is fixed.
  const employeeId = range === 'employee' && countsRange(workType) ? rangeUserId : '';
  const filters: Filters<FeedShare, Key> = {
    range: {
      kind: 'other',
      selectsList: true,
      draw: () => (countsRange(workType) ? <RangeMenu view={view} /> : null),
    },
    q: { kind: 'search' },
    from: { kind: 'day', label: t('feed.filter.from') },
    to: { kind: 'day', label: t('feed.filter.to'), since: 'from' },
    creator: {
      kind: 'other',
      draw: (value, set) =>
        employeeId === '' && (
          <PickedButton
            kind="people"
            label={t('feed.filter.creator')}
            menuCode={peopleMenu}
            allText={t('feed.filter.anybody')}
            value={value === '' ? [] : [value]}
            // The filter takes one person: the last choice.
            onChange={(ids) => set(ids.at(-1) ?? '')}
          />
        ),
    },
  };
  return useList<FeedShare, Key>({
    name: 'feed',
    filters,
    more: pageSize,
    source: pagedSource(
      queryShares,
      ({ values, pageNo, pageSize: size }) => {
        const creator = employeeId || values.creator;
        return {
          range,
          workType,
          pageNo,
          pageSize: size,
          ...(values.q ? { keywords: values.q } : {}),
          ...(values.from ? { startDate: values.from } : {}),
          ...(values.to ? { endDate: values.to } : {}),
          ...(creator ? { creator } : {}),
        };
      },
      { pageSize, of: view.key },
    ),
    columns: [],
    rowKey: ({ id }) => id,
  });
}
