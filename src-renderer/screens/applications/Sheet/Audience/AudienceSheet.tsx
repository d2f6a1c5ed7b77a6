/** Applications beside those they are shared with, filled in here, judged and sent by the dialog (spec 3§3.3; APP-125). */
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/applications/permissions.ts';
import { saidValues, targetOf, usualTargets } from '#shared/rules/applications/sheet/audience.ts';
import { newDraft, unset } from '#shared/rules/applications/sheet/draft.ts';
import { isWhole, targetKey } from '#shared/rules/shares/share.ts';
import { useAddress } from '#state/address.ts';
import type { Place } from '#state/unsaved.ts';
import { Button } from '#widgets/Button.tsx';
import { CellSheet } from '#widgets/CellSheet/CellSheet.tsx';
import { type CellRange, cellsIn, only, spanOf, within } from '#widgets/CellSheet/cell-range.ts';
import { useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import { FilterField } from '#widgets/List/FilterField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { useShareNames } from '#widgets/Shares/use-share-names.ts';
import { AudiencePlan } from './AudiencePlan.tsx';
import {
  type AudienceFilling,
  fillCells,
  fillSaid,
  nextSaid,
  pasteSaid,
  shownAt,
  storedAt,
  wantedSaid,
} from './audience-cells.ts';
import type { NamedApp } from './load-shared.ts';
import { TargetColumns } from './TargetColumns.tsx';

interface AudienceSheetProps {
  readonly deptId: string;
  readonly apps: readonly NamedApp[];
  readonly mayShare: boolean;
  /** They are read anew. */
  readonly onAgain: () => void;
}

/** Columns where nobody has chosen any. */
const usual = 8;
const tones = ['neutral', 'success', 'danger'] as const;

export function AudienceSheet({ deptId, apps: now, mayShare, onAgain }: AudienceSheetProps) {
  const { t, formatNumber } = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  // What is filled in is kept by the places of the applications, which stay while the page stands.
  const [places] = useState(now);
  const apps = useMemo(() => {
    const newest = new Map(now.map((app) => [app.id, app]));
    return places.map((app) => newest.get(app.id) ?? app);
  }, [places, now]);
  const [draft] = useState(() => newDraft(places.length));
  const filled = useSyncExternalStore(draft.subscribe, draft.version);
  const [chosen, setChosen] = useState<CellRange>(only({ row: 0, column: 0 }));
  const [planned, setPlanned] = useState(false);
  const said = address.get('with');
  const [first] = useState(() => usualTargets(places, usual));
  const targets = useMemo(
    () => (said === '' ? first : said.split(',').flatMap((key) => targetOf(key) ?? [])),
    [said, first],
  );
  const names = useShareNames(
    targets.map((target) => ({ ...target, exclude: false, below: false })),
    appManageMenu,
  );
  const words = address.get('q').trim().toLowerCase();
  const rows = useMemo(
    () =>
      Int32Array.from(apps.flatMap(({ name }, line) => (name.toLowerCase().includes(words) ? [line] : []))),
    [apps, words],
  );
  const filling = useMemo<AudienceFilling>(
    () => ({ apps, draft, targets, rows }),
    [apps, draft, targets, rows],
  );
  const range = within(chosen, rows.length, targets.length);
  const span = spanOf(range);
  const count = draft.count();
  const wordOf = (value: number) => t(`appSheet.said.${saidValues[value] ?? 0}`);
  useLeaveGuard(
    count > 0,
    useCallback(
      (to: Place) => {
        const asked = new URLSearchParams(to.search);
        return (
          to.pathname === pathname &&
          asked.get('by') === 'audience' &&
          [deptId, null].includes(asked.get('dept'))
        );
      },
      [pathname, deptId],
    ),
  );
  const cells = cellsIn(span);
  const filter = { kind: 'search', label: t('applications.search') } as const;
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <TargetColumns targets={targets} onChange={(keys) => address.set({ with: keys.join(',') })} />
        <FilterField
          id="sheet-q"
          filter={filter}
          list={t('appSheet.audience.label')}
          value={address.get('q')}
          values={{ q: address.get('q') }}
          pause={0}
          set={(q) => address.set({ q })}
          pageSearch
          wrong={false}
        />
      </div>
      <div ref={bar} className={layout.row} role="toolbar" aria-label={t('appSheet.tools')}>
        <span className={ink.count} role="status">
          {t('appSheet.chosen', { count: cells, total: formatNumber(cells) })}
        </span>
        {saidValues.map((value) => (
          <Button key={value} size="small" onClick={() => fillCells(filling, span, () => value)}>
            {t(`appSheet.said.set.${value}`)}
          </Button>
        ))}
      </div>
      <CellSheet
        label={t('appSheet.audience.label')}
        rowsTitle={t('appSheet.application')}
        rows={rows.length}
        rowName={(row) => apps[rows[row] ?? -1]?.name ?? ''}
        rowNote={(row) =>
          apps[rows[row] ?? -1]?.shares.length === 0 ? t('appSheet.audience.everybody') : ''
        }
        columns={targets.map((target) => ({
          key: targetKey(target),
          title: names.nameOf(target).name,
          ...(isWhole(target.kind) ? {} : { note: t(`shares.kind.${target.kind}`) }),
        }))}
        cell={(row, column) => {
          const value = shownAt(filling, row, column);
          const before = storedAt(filling, rows[row] ?? -1, column);
          return {
            text: value === unset ? '' : wordOf(value),
            ...(value > 0 ? { tone: tones[value] ?? 'neutral' } : {}),
            ...(value === before ? {} : { was: wordOf(before) }),
          };
        }}
        version={useMemo(() => ({ filled, targets, apps }), [filled, targets, apps])}
        range={range}
        onRange={setChosen}
        onView={() => undefined}
        onNext={(at) => nextSaid(filling, at)}
        onEmpty={(at) => fillCells(filling, at, () => unset)}
        onBack={() => draft.back()}
        onSet={() => bar.current?.querySelector<HTMLElement>('button')?.focus()}
        onFill={(at, way) => fillSaid(filling, at, way)}
        onPaste={(table, at) => {
          const shown = new Map(saidValues.map((value) => [wordOf(value).toLowerCase(), value]));
          const strange = pasteSaid(filling, at, table, shown);
          if (strange === 0) return;
          notify({
            tone: 'info',
            text: t('appSheet.strange', { count: strange, total: formatNumber(strange) }),
          });
        }}
        empty={t('appSheet.empty')}
      />
      <div className={layout.spread}>
        <p className={ink.small}>{t('appSheet.keys')}</p>
        <div className={layout.end}>
          <span className={ink.count} role="status">
            {t('appSheet.filled', { count, total: formatNumber(count) })}
          </span>
          <Button disabled={count === 0} onClick={draft.clear}>
            {t('common.form.discard')}
          </Button>
          <Button look="primary" disabled={count === 0} onClick={() => setPlanned(true)}>
            {t('appSheet.check')}
          </Button>
        </div>
      </div>
      {planned && (
        <AudiencePlan
          deptId={deptId}
          mayShare={mayShare}
          wanted={wantedSaid(
            filling,
            draft.columns().flatMap((key) => targetOf(key) ?? []),
          )}
          nameOf={(target) => names.nameOf(target).name}
          onSettled={(settled) => {
            const lineOf = new Map(apps.map(({ id }, line) => [id, line]));
            draft.settle((put) => {
              for (const { id, target } of settled) put(targetKey(target), lineOf.get(id) ?? -1);
            });
            onAgain();
          }}
          onClose={() => setPlanned(false)}
        />
      )}
    </div>
  );
}
