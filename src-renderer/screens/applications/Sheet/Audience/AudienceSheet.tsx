/** The sheet of applications and audiences: filled in here, judged and sent by the dialog (spec 3§3.3; APP-125). */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { isUntargeted, type Share, targetKey } from '#shared/rules/common/shares/share.ts';
import { useAddress } from '#state/address.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useShareNames } from '#widgets/Shares/use-share-names.ts';
import layout from '#widgets/looks/layout.module.css';
import { SameAsTool } from '../../SameAs/SameAsTool.tsx';
import { SameTargetsButton } from '../../SameAs/SameTargetsButton.tsx';
import {
  type AudienceTarget,
  everybodyHasIt,
  type RequestedMark,
  shareMarkOf,
  shareMarks,
} from '#shared/rules/applications/sheet/judge-audience.ts';
import { parseAudienceTarget, parseShareMark, usualTargets } from '../../audience.ts';
import { FilledSheet } from '../FilledSheet.tsx';
import { SheetFilters } from '../SheetFilters.tsx';
import { newSheetDraft, emptyCell, type SheetDraft } from '../draft.ts';
import type { FillColumn } from '../fill-cells.ts';
import { useSheetRows } from '../sheet-rows.ts';
import { AudiencePlan } from './AudiencePlan.tsx';
import { TargetColumns } from './TargetColumns.tsx';
import type { AudienceSheetRow } from './use-audience-rows.ts';

const SameTargetsDialog = lazyComponent(
  async () => (await import('../../SameAs/SameTargetsDialog.tsx')).SameTargetsDialog,
);

interface AudienceSheetProps {
  readonly deptId: string;
  readonly apps: readonly AudienceSheetRow[];
  readonly mayShare: boolean;
  readonly onAgain: () => void;
}

/** Number of columns before anybody has chosen some. */
const usual = 8;
const tones = ['neutral', 'success', 'danger'] as const;

export function AudienceSheet({ deptId, apps: now, mayShare, onAgain }: AudienceSheetProps) {
  const words = useText();
  const { t } = words;
  const address = useAddress();
  // The draft refers to applications by their index, so the order stays fixed while the page is open.
  const [appsAtStart] = useState(now);
  const apps = useMemo(() => {
    const newest = new Map(now.map((app) => [app.id, app]));
    return appsAtStart.map((app) => newest.get(app.id) ?? app);
  }, [appsAtStart, now]);
  const [draft] = useState(() => newSheetDraft(appsAtStart.length));
  const filled = useSyncExternalStore(draft.subscribe, draft.version);
  const [planned, setPlanned] = useState(false);
  const [same, setSame] = useState<AudienceTarget | null>(null);
  const addressValue = address.get('with');
  const [first] = useState(() =>
    usualTargets(
      appsAtStart.flatMap(({ id, shares }) => (shares ? [{ id, shares }] : [])),
      usual,
    ),
  );
  const targets = useMemo(
    () =>
      addressValue === '' ? first : addressValue.split(',').flatMap((key) => parseAudienceTarget(key) ?? []),
    [addressValue, first],
  );
  const names = useShareNames(
    targets.map((target) => ({ ...target, exclude: false, below: false })),
    appManageMenu,
  );
  const columns = useMemo(() => {
    const shown = new Map(
      shareMarks.map((value) => [words.t(`appSheet.said.${value}`).toLowerCase(), value]),
    );
    return targets.map((target) => targetColumn(apps, target, shown));
  }, [apps, targets, words]);
  const keeps: Readonly<Record<string, (line: number) => boolean>> = {
    filled: (line) => columns.some(({ key }) => draft.at(key, line) !== emptyCell),
    everybody: (line) => isTold(apps[line], everybodyHasIt),
    named: (line) => isTold(apps[line], (shares) => !everybodyHasIt(shares)),
  };
  const rows = useSheetRows(apps, address, keeps[address.get('rows')] ?? null, `${filled} ${addressValue}`);
  const filling = useMemo(() => ({ draft, columns, rows }), [draft, columns, rows]);
  const label = t('appSheet.audience.label');
  return (
    <div className={layout.stack}>
      <SheetFilters
        deptId={deptId}
        address={address}
        list={label}
        only={['filled', 'everybody', 'named']}
        before={
          <>
            <TargetColumns targets={targets} onChange={(keys) => address.set({ with: keys.join(',') })} />
            <SameTargetsButton deptId={deptId} mayShare={mayShare} onSent={onAgain} />
          </>
        }
      />
      <FilledSheet
        label={label}
        deptId={deptId}
        filling={filling}
        by="audience"
        titles={targets.map((target) => ({
          key: targetKey(target),
          title: names.nameOf(target).name,
          ...(isUntargeted(target.kind)
            ? {}
            : {
                note: t(`shares.kind.${target.kind}`),
                tool: (
                  <SameAsTool
                    label={t('sameAs.target.actionOf', { name: names.nameOf(target).name })}
                    onOpen={() => setSame(target)}
                  />
                ),
              }),
        }))}
        nameOf={(line) => apps[line]?.menuName ?? ''}
        noteOf={(line) => (apps[line]?.shares?.length === 0 ? t('appSheet.audience.everybody') : '')}
        wordOf={(_, value) => t(`appSheet.said.${shareMarks[value] ?? 0}`)}
        setOf={(_, value) => t(`appSheet.said.set.${shareMarks[value ?? 0] ?? 0}`)}
        look={(_, value) => {
          if (value === emptyCell) return { text: '?' };
          return value > 0 ? { tone: tones[value] ?? 'neutral' } : {};
        }}
        version={apps}
        onCheck={() => setPlanned(true)}
      />
      {same && (
        <SameTargetsDialog
          deptId={deptId}
          mayShare={mayShare}
          target={same}
          onSent={onAgain}
          onClose={() => setSame(null)}
        />
      )}
      {planned && (
        <AudiencePlan
          deptId={deptId}
          rights={{ mayShare }}
          marks={requestedMarks(
            apps,
            draft,
            draft.columns().flatMap((key) => parseAudienceTarget(key) ?? []),
          )}
          nameOf={(target) => names.nameOf(target).name}
          onSettled={(settled) => {
            const lineOf = new Map(apps.map(({ id }, line) => [id, line]));
            draft.emptyDoneCells((put) => {
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

/** A row whose shares the server does not tell is in no result of a filter by shares. */
const isTold = (row: AudienceSheetRow | undefined, has: (shares: readonly Share[]) => boolean): boolean =>
  row?.shares ? has(row.shares) : false;

/** `words` maps the sheet's own words, in lower case, to values. */
function targetColumn(
  apps: readonly AudienceSheetRow[],
  target: AudienceTarget,
  words: ReadonlyMap<string, number>,
): FillColumn {
  const key = targetKey(target);
  return {
    key,
    kind: 'said',
    values: shareMarks,
    stored: (line) => {
      const shares = apps[line]?.shares;
      return shares ? shareMarkOf(shares, target) : emptyCell;
    },
    read: (text) => parseShareMark(text, words),
  };
}

function requestedMarks(
  apps: readonly AudienceSheetRow[],
  draft: SheetDraft,
  known: readonly AudienceTarget[],
): RequestedMark[] {
  return known.flatMap((target) =>
    [...(draft.ofColumn(targetKey(target)) ?? [])].flatMap((value, line) => {
      const app = apps[line];
      return value === emptyCell || !app ? [] : [{ id: app.id, target, value }];
    }),
  );
}
