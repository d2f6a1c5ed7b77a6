import { useText } from '#data/text.ts';
import type { KeptVersion, VersionsOf } from '#shared/bridge/versions.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { useVersionBodies, useVersions } from '../Versions/use-versions.ts';
import type { ColoursOf } from './ColoursOfThemes.tsx';
import { Swatches } from './Swatches.tsx';

interface ColoursOfVersionsProps extends ColoursOf {
  readonly of: VersionsOf;
}

export function ColoursOfVersions({ of, coloursIn, onTake }: ColoursOfVersionsProps) {
  const { t, formatTime } = useText();
  const read = useVersions(of);
  const bodyOf = useVersionBodies(
    of,
    (read.data ?? []).map(({ id }) => id),
  );
  const coloursOf = ({ id }: KeptVersion) => Object.values(coloursIn(bodyOf(id)));
  const list = useList<KeptVersion, never>({
    name: 'themes.coloursOfVersions',
    addressPrefix: null,
    source: read,
    filters: {},
    columns: [
      {
        key: 'version',
        title: t('themeColours.version'),
        width: 280,
        text: ({ name, time }) => (name === '' ? formatTime(time) : `${name} · ${formatTime(time)}`),
      },
      {
        key: 'colours',
        title: t('themeColours.colours'),
        text: (version) => coloursOf(version).join(' '),
        cell: (version) => <Swatches colours={coloursOf(version)} />,
      },
    ],
    rowKey: ({ id }) => String(id),
  });
  return (
    <ListScreen
      list={list}
      label={t('themeColours.versionsLabel')}
      empty={{ title: t('themeVersions.empty'), text: t('themeVersions.emptyText') }}
      failed={t('themeVersions.failed')}
      file={false}
      pageSearch={false}
      height={{ most: 400 }}
      onOpen={({ id }) => onTake(bodyOf(id))}
      actions={({ id, time }) => [
        {
          key: 'take',
          label: t('themeColours.take'),
          name: t('themeColours.takeFrom', { name: formatTime(time) }),
          disabled: Object.keys(coloursIn(bodyOf(id))).length === 0,
          onSelect: () => onTake(bodyOf(id)),
        },
      ]}
    />
  );
}
