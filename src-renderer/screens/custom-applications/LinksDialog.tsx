/** The addresses of link applications, what the last check found, and the weekly check of those who agree to it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { querySysMenus } from '#shared/api/custom-applications/team.ts';
import type { LinkScope, WatchedLinks } from '#shared/bridge/links.ts';
import {
  type KeptLink,
  linkVerdicts,
  type WatchedLink,
  withLinks,
} from '#shared/rules/link-check/link-watch.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useTenantScope } from '#state/tenant-scope.ts';
import { Button } from '#widgets/Button.tsx';
import { ControlRow } from '#widgets/ControlRow.tsx';
import { Switch } from '#widgets/controls/Switch.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { joinReads } from '#widgets/join-reads.ts';
import { LinkMark } from '#widgets/LinkWatch/LinkMark.tsx';
import { useWatchedLinks } from '#widgets/LinkWatch/use-watched-links.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { LeftOutLinks } from './LeftOutLinks.tsx';
import { loadLinks } from './load-links.ts';

interface LinksDialogProps {
  readonly deptId: string;
  readonly onClose: () => void;
}

export function LinksDialog({ deptId, onClose }: LinksDialogProps) {
  const { t } = useText();
  const scope = useTenantScope();
  const kept = useWatchedLinks();
  const links = useQuery({
    queryKey: [querySysMenus.id, 'links', deptId],
    queryFn: ({ signal }) => loadLinks(deptId, signal),
  });
  return (
    <Dialog open width={1000} title={t('linkWatch.title')} onClose={onClose}>
      <ReadPart read={joinReads([links, t('linkWatch.failed')], [kept, t('linkWatch.keptFailed')])} rows={5}>
        {([{ links: found, leftOut }, now]) =>
          scope && (
            <>
              <LeftOutLinks leftOut={leftOut} />
              <Links scope={scope} links={found} storedLinks={now} />
            </>
          )
        }
      </ReadPart>
    </Dialog>
  );
}

interface LinksProps {
  readonly scope: LinkScope;
  /** The links that the platform has now. */
  readonly links: readonly WatchedLink[];
  readonly storedLinks: WatchedLinks;
}

function Links({ scope, links, storedLinks }: LinksProps) {
  const { t, formatTime } = useText();
  const server = useActiveServer();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'switch' | 'check' | null>(null);
  const take = (state: WatchedLinks) => queries.setQueryData(['links.watched', scope], state);
  const work = async (what: 'switch' | 'check', call: () => Promise<WatchedLinks>) => {
    setBusy(what);
    try {
      take(await call());
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(null);
  };
  const shown = withLinks(storedLinks.links, links);
  const isKept = JSON.stringify(shown) === JSON.stringify(storedLinks.links);
  // The weekly check goes by what is kept here, so that the platform need not be asked for it.
  useEffect(() => {
    if (!storedLinks.weekly || isKept) return;
    bridge.links
      .watch({ ...scope, weekly: true, links: [...links] })
      .then((state) => queries.setQueryData(['links.watched', scope], state))
      .catch(notifyFailure);
  }, [storedLinks.weekly, isKept, scope, links, queries]);
  const list = useList<KeptLink, 'q' | 'verdict'>({
    name: 'customApplications.links',
    addressPrefix: null,
    filters: {
      q: {
        kind: 'search',
        label: t('linkWatch.search'),
        narrow: byWords(({ name, address }) => `${name} ${address}`),
      },
      verdict: {
        kind: 'choice',
        label: t('linkWatch.found'),
        options: linkVerdicts.map((value) => ({ value, label: t(`linkWatch.verdict.${value}`) })),
        narrow: (rows, value) => rows.filter(({ last }) => last?.verdict === value),
      },
    },
    source: { data: shown },
    columns: [
      { key: 'name', title: t('customApplications.column.name'), text: ({ name }) => name, sort: true },
      { key: 'address', title: t('linkWatch.address'), text: ({ address }) => address, mono: true },
      {
        key: 'found',
        title: t('linkWatch.found'),
        wraps: true,
        sort: ({ last }) => (last ? linkVerdicts.indexOf(last.verdict) : -1),
        text: ({ last }) => (last ? foundText(last) : t('linkWatch.unasked')),
        cell: ({ last }) => (
          <span>
            <LinkMark last={last} />{' '}
            <span className={ink.small}>{last ? foundText(last) : t('linkWatch.unasked')}</span>
          </span>
        ),
      },
    ],
    rowKey: ({ id }) => id,
    pages: { initial: 10, options: [10, 50, 100] },
  });
  function foundText({ verdict, state, status, page }: NonNullable<KeptLink['last']>): string {
    if (verdict === 'fine') return t('linkWatch.verdict.fine');
    if (verdict === 'changed')
      return t('linkWatch.changedTo', { title: page.title || page.host, host: page.host });
    return t(`linkCheck.state.${state}`, { status: status ?? '' });
  }
  return (
    <>
      <ControlRow
        name={<strong>{t('linkWatch.weekly')}</strong>}
        help={<p className={ink.small}>{t('linkWatch.about', { server: serverName(server, t) })}</p>}
        control={
          <Switch
            label={t('linkWatch.weekly')}
            checked={storedLinks.weekly}
            busy={busy === 'switch'}
            onChange={(weekly) =>
              void work('switch', () =>
                bridge.links.watch({ ...scope, weekly, links: weekly ? [...links] : [] }),
              )
            }
          />
        }
      />
      <div className={`${layout.spread} ${layout.line} ${layout.above} ${layout.below}`}>
        <span className={ink.small}>
          {storedLinks.checked === null
            ? t('linkWatch.never')
            : t('linkWatch.checked', { time: formatTime(storedLinks.checked) })}
        </span>
        <Button
          busy={busy === 'check'}
          disabled={links.length === 0}
          onClick={() => void work('check', () => bridge.links.checkAll({ ...scope, links: [...links] }))}
        >
          {t(busy === 'check' ? 'linkWatch.checking' : 'linkWatch.checkAll')}
        </Button>
      </div>
      <ListScreen
        list={list}
        label={t('linkWatch.list')}
        empty={{ title: t('linkWatch.empty'), text: t('linkWatch.emptyText') }}
        pageSearch={false}
        actions={({ id, name, last }) =>
          last?.verdict === 'changed'
            ? [
                {
                  key: 'accept',
                  label: t('linkWatch.accept'),
                  name: t('linkWatch.acceptOf', { name }),
                  onSelect: () => void work('switch', () => bridge.links.accept({ ...scope, id })),
                },
              ]
            : []
        }
      />
    </>
  );
}
