/** All applications: where this person sees each, or why not. */
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { isFound } from '#shared/rules/launcher/arrangement.ts';
import type { SeenApp } from '#shared/rules/launcher/visible-apps.ts';
import { ListScreen } from '../List/ListScreen.tsx';
import { useList } from '../List/use-list.ts';
import { ShownName } from '../Names/ShownName.tsx';
import { useAppNames } from '../Names/use-app-names.ts';
import { shareReasonText } from '../Shares/reason-text.ts';
import { useShareNames } from '../Shares/use-share-names.ts';
import { StatusDot } from '../StatusDot.tsx';

interface SeenListProps {
  readonly apps: readonly SeenApp[];
  /** Prefix of the list's query parameters; null keeps them out of the address. */
  readonly addressPrefix: string | null;
}

const views = ['launcher', 'navigation', 'nowhere', 'unknown'] as const;

export function SeenList({ apps, addressPrefix }: SeenListProps) {
  const { t } = useText();
  const nameOf = useAppNames();
  const names = useShareNames(
    apps.flatMap(({ reason: { by } }) => by ?? []),
    appManageMenu,
  );
  const where = ({ unseen, inNavigation }: SeenApp) => {
    if (unseen !== null) return unseen === 'unknown' ? 'unknown' : 'nowhere';
    return inNavigation ? 'navigation' : 'launcher';
  };
  const why = ({ unseen, reason }: SeenApp) => {
    if (unseen !== null && unseen !== 'audience' && unseen !== 'unknown') return t(`viewAs.unseen.${unseen}`);
    return shareReasonText(reason, names.nameOf, t);
  };
  const list = useList<SeenApp, 'q' | 'where'>({
    name: 'viewAs',
    addressPrefix,
    filters: {
      q: {
        kind: 'search',
        label: t('viewAs.search'),
        narrow: (all, typed) => all.filter(({ app }) => isFound(app, typed, nameOf(app))),
      },
      where: {
        kind: 'choice',
        label: t('viewAs.where'),
        options: views.map((value) => ({ value, label: t(`viewAs.wheres.${value}`) })),
        narrow: (all, value) => all.filter((one) => where(one) === value),
      },
    },
    source: { data: apps },
    rowKey: ({ app }) => app.id,
    columns: [
      {
        key: 'name',
        title: t('viewAs.app'),
        width: 200,
        text: ({ app }) => app.menuName,
        cell: ({ app }) => <ShownName name={nameOf(app)} stored={app.menuName} />,
      },
      {
        key: 'where',
        title: t('viewAs.where'),
        width: 220,
        text: (one) => t(`viewAs.wheres.${where(one)}`),
        cell: (one) => (
          <StatusDot tone={one.unseen === null ? 'success' : 'neutral'}>
            {t(`viewAs.wheres.${where(one)}`)}
          </StatusDot>
        ),
      },
      { key: 'why', title: t('viewAs.why'), text: why, wraps: true, filler: true },
    ],
  });
  return (
    <ListScreen
      list={list}
      label={t('viewAs.list')}
      empty={{ title: t('viewAs.none'), text: t('viewAs.noneText') }}
      height={420}
      pageSearch={addressPrefix !== null}
    />
  );
}
