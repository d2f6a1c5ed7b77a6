/** Chooses the theme before which another one is put, on whatever page of the list it stands. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type AnyTheme, callsAt } from '#shared/rules/themes/families.ts';
import { themesOfStyle } from '#shared/rules/themes/find-theme.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { putTheme } from '../ThemeList/put-theme.ts';
import { appointmentText } from '../ThemeList/theme-words.ts';
import { AboutTheme, type AboutThemeProps } from './AboutTheme.tsx';

export function PutBeforeDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeActions.put.title">
      {(_, locator, title) => <PutBefore locator={locator} title={title} onClose={props.onClose} />}
    </AboutTheme>
  );
}

interface PutBeforeProps {
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

function PutBefore({ locator, title, onClose }: PutBeforeProps) {
  const text = useText();
  const { t } = text;
  const [isBusy, setBusy] = useState(false);
  const { terminal, deptId, external, style } = locator;
  const read = useQuery({
    // The endpoint's id in the key makes a change that touches the list invalidate it.
    queryKey: [callsAt(terminal).query.id, 'style', { terminal, deptId, external, style }],
    queryFn: ({ signal }) =>
      themesOfStyle((call, input) => callRead(call, input, { signal }), locator).then((all) => [...all]),
  });
  const others = read.data?.filter(({ id }) => id !== locator.id);
  const put = async (target: string) => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await putTheme(locator, target);
    setBusy(false);
    if (isDone) onClose();
  };
  const list = useList<AnyTheme, 'q'>({
    name: 'themes.before',
    addressPrefix: null,
    source: { ...read, data: others },
    filters: {
      q: { kind: 'search', narrow: byWords((theme) => `${themeNameFor(theme, text)} ${theme.topicName}`) },
    },
    columns: [
      {
        key: 'topicName',
        title: t('themes.column.name'),
        text: ({ topicName }) => topicName,
        cell: (theme) => <ShownName name={themeNameFor(theme, text)} stored={theme.topicName} />,
      },
      {
        key: 'topicAppoint',
        title: t('themes.column.appointment'),
        text: (theme) => appointmentText(theme, text),
      },
    ],
    rowKey: ({ id }) => id,
  });
  return (
    <Dialog open width={720} title={title} onClose={onClose}>
      <ListScreen
        list={list}
        label={t('themes.title')}
        empty={{ title: t('themes.emptyTitle'), text: t('themes.noneToChoose') }}
        failed={t('themes.failed')}
        file={false}
        pageSearch={false}
        height={{ most: 400 }}
        onOpen={({ id }) => void put(id)}
        actions={({ id, topicName: name }) => [
          {
            key: 'before',
            label: t('themeActions.put.choose'),
            name: t('themeActions.ofOne', { action: t('themeActions.put.choose'), name }),
            disabled: isBusy,
            onSelect: () => void put(id),
          },
        ]}
      />
    </Dialog>
  );
}
