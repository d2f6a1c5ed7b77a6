/** Groups and menus of a department: search, order, dialogs (spec 3§2.5, 3§4; BMENU-004 to 014, 046 to 051). */

import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { useAddress } from '#state/address.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Button } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { useDebouncedText } from '#widgets/List/use-debounced-text.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import styles from './MenuSetting.module.css';
import { MenuReach } from './MenuReach.tsx';
import { MenuTree } from './MenuTree.tsx';
import type { Moves } from './menu-moves.ts';
import { AddMenu, Tools } from './Tools.tsx';
import { useMenuDialog } from './use-dialog.ts';
import { useMoves } from './use-moves.ts';

const Dialogs = expectedComponent(async () => (await import('./Dialogs.tsx')).Dialogs);
const Preview = expectedComponent(async () => (await import('./Preview.tsx')).Preview);

/** Debounce of the search in milliseconds (3§9). */
const searchPause = 500;

export function MenuSetting({ deptId }: { readonly deptId: string }) {
  const { t } = useText();
  const address = useAddress();
  const dialog = useMenuDialog();
  const domainName = usePlatformHost();
  const preview = address.get('preview') === '1';
  const keywords = address.get('q').trim();
  const search = useDebouncedText(address.get('q'), searchPause, (q) => address.set({ q }));
  const at = { domainName, deptId };
  const read = useRead(
    queryBackstageMenus,
    { ...at, ...(keywords === '' ? {} : { keywords }) },
    { placeholderData: keepPreviousData },
  );
  const loading = useLoadingText(read.isFetching);
  const groups = read.data?.backstageMenus ?? none;
  const editable = read.data?.permission === true && read.data.hasSelfMenus;
  const moves = useMoves(at, groups, keywords === '');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback(
    (id: string) =>
      setClosed((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const all = groups.length > 0 && groups.every(({ id }) => closed.has(id));
  const { error } = read;
  if (error && isRefusedRight(error) && !error.sessionEnded) return <Navigate to="/noRight" replace />;
  return (
    <>
      <Tools
        deptId={deptId}
        save={{ disabled: moves.count === null, busy: moves.saving, go: () => void moves.save() }}
      >
        <Checkbox
          label={t('backMenu.tools.collapse')}
          checked={all}
          disabled={groups.length === 0}
          partly={!all && closed.size > 0}
          onChange={(on) => setClosed(new Set(on ? groups.map(({ id }) => id) : []))}
        />
        <Checkbox
          label={t('backMenu.preview.show')}
          checked={preview}
          onChange={(on) => address.set({ preview: on ? '1' : '' })}
        />
        {editable && <AddMenu dialog={dialog} />}
        <SearchField
          label={t('backMenu.tools.search')}
          placeholder={t('backMenu.tools.searchPlaceholder')}
          value={search.typed}
          onChange={search.type}
          onLeave={search.leave}
          pageSearch
        />
        <span className={ink.small} role="status">
          {loading ? t('backMenu.tree.loading') : ''}
        </span>
      </Tools>
      <div className={layout.below}>
        <MenuReach deptId={deptId} />
      </div>
      <MovesNotice moves={moves} />
      <RefusedMoves moves={moves} />
      <ReadPart read={read} failed={t('backMenu.failed')} waiting={<SkeletonRows />}>
        {() =>
          groups.length === 0 ? (
            <EmptyState
              title={t(keywords === '' ? 'backMenu.tree.empty' : 'backMenu.tree.nothing')}
              text={keywords === '' ? t('backMenu.tree.emptyText') : ''}
            />
          ) : (
            <div className={preview ? styles.beside : ''}>
              <div>
                <MenuTree
                  at={at}
                  groups={groups}
                  moves={moves}
                  editable={editable}
                  searching={keywords !== ''}
                  closed={closed}
                  onTurn={turn}
                  dialog={dialog}
                />
              </div>
              {preview && <Preview at={at} groups={groups} arrangement={moves.arrangement} />}
            </div>
          )
        }
      </ReadPart>
      {dialog.name !== null && <Dialogs at={at} editable={editable} dialog={dialog} />}
    </>
  );
}

const none: readonly never[] = [];

function MovesNotice({ moves: { count, saving, discard } }: { readonly moves: Moves }) {
  const { t } = useText();
  if (count === null) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" disabled={saving} onClick={discard}>
          {t('backMenu.tools.discard')}
        </Button>
      }
    >
      {count.menus + count.groups === 0 ? t('backMenu.moves.waiting') : t('backMenu.moves.some', count)}
    </Notice>
  );
}

function RefusedMoves({ moves }: { readonly moves: Moves }) {
  const { t } = useText();
  const { refusedCounts, saving, saveRefused, discardRefused } = moves;
  if (refusedCounts === null) return null;
  return (
    <Notice
      tone="danger"
      actions={
        <>
          <Button size="small" disabled={saving} onClick={() => void saveRefused()}>
            {t('backMenu.moves.again')}
          </Button>
          <Button size="small" disabled={saving} onClick={discardRefused}>
            {t('backMenu.tools.discard')}
          </Button>
        </>
      }
    >
      {t('backMenu.moves.refused', refusedCounts)}
    </Notice>
  );
}

const clearsAfter = 600;

/** Whether the loading text shows: while loading, and for 600 ms after it (spec 3§4, 3§9; BMENU-051). */
function useLoadingText(loading: boolean): boolean {
  const [said, setSaid] = useState(loading);
  useEffect(() => {
    if (loading) {
      setSaid(true);
      return;
    }
    const timer = setTimeout(() => setSaid(false), clearsAfter);
    return () => clearTimeout(timer);
  }, [loading]);
  return said;
}
