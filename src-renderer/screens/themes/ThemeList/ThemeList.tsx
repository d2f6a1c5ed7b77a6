/** The list of themes with its actions; its dialogs have addresses below the page. */
import { CloudDownload, FileDown, FileUp, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { cloudStoreConfig } from '#shared/api/themes/packages.ts';
import { querySuper } from '#shared/api/themes/settings.ts';
import { cloudStonePermission } from '#shared/api/themes/special.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator, ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useListOrder } from '#widgets/List/use-list-order.ts';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { ObjectLog, useWhoChanged } from '#widgets/OperationLog/ObjectLog.tsx';
import { downloadTheme } from '../Packages/download-theme.ts';
import { askDeletion, isMeantForSomebody } from '../Spread/ask-consequence.tsx';
import { newThemeState } from '../saved-theme.ts';
import { useThemeDialog } from '../ThemeDialogs/use-theme-dialog.ts';
import { styleNamed } from '../tabs.ts';
import { editAddress, newAddress, packagesAddress } from '../theme-addresses.ts';
import { themeNameState } from '../theme-name-state.ts';
import { useOwnThemes } from '../use-own-themes.ts';
import { putTheme } from './put-theme.ts';
import { SavedThemeNotice } from './SavedThemeNotice.tsx';
import { themeActions } from './theme-actions.ts';
import {
  disableTheme,
  enableTheme,
  makeDefault,
  publishTheme,
  removeTheme,
  sortThemes,
} from './theme-changes.ts';
import { useThemeList } from './theme-list.tsx';
import { useQuietFailures } from './use-quiet-failures.tsx';

const ThemeDialogs = expectedComponent(
  async () => (await import('../ThemeDialogs/ThemeDialogs.tsx')).ThemeDialogs,
);

interface ThemeListProps {
  /** The terminal of the page: special themes are also below the web's. */
  readonly address: Terminal;
  readonly scope: ThemeScope;
  readonly maySync: boolean;
}

export function ThemeList({ address, scope, maySync }: ThemeListProps) {
  const { t, formatNumber } = useText();
  const { terminal, external } = scope;
  const navigate = useNavigate();
  const quiet = useQuietFailures();
  const list = useThemeList(scope);
  const style = styleNamed(list.values.style, terminal);
  // Uploaded files that are not shared yet: a retry uploads nothing twice.
  const uploaded = useRef(new Map<string, string>());
  const dialog = useThemeDialog(address);
  // The platform's own themes are the whole tenant's: only administrators of everybody's themes set their titles.
  const ofPlatform = terminal === 'special' && !scope.external;
  const mayAll = useRead(querySuper, {}, { enabled: ofPlatform }).data === true;
  const store = useRead(cloudStoreConfig, {}).data === true;
  // Everybody may open the page of packages, but only people with this right may import.
  const mayImport = useRead(cloudStonePermission, {}).data === true;
  const mayMake = useOwnThemes(terminal, scope.deptId);
  const title = t(`themes.page.${terminal}`);
  const locatorOf = ({ id, topicName: name, topicStyle }: AnyTheme): ThemeLocator => ({
    ...scope,
    id,
    name,
    style: topicStyle,
  });
  const nameOf = (id: string) => {
    const rows = Array.from({ length: list.rows.count }, (_, index) => list.rows.row(index));
    return rows.find((theme) => theme?.id === id)?.topicName ?? id;
  };
  const order = useListOrder(list, {
    nameOf: ({ topicName }) => topicName,
    save: (ids, before) => sortThemes({ ...scope, style }, ids, before, nameOf),
    // The change door has already shown the failure; the list then shows the server's order.
    onRefused: () => list.reload?.(),
  });
  const remove = async (theme: AnyTheme) => {
    const locator = locatorOf(theme);
    if (await askDeletion(theme, locator)) await shown(removeTheme(locator));
  };
  const publish = async (theme: AnyTheme) => {
    const yes = await confirm({
      title: t('themeActions.cloud.publishTitle', { name: theme.topicName }),
      text: t('themeActions.cloud.publishText'),
      lasts: 'people',
      action: t('themeActions.cloud.publishAction'),
    });
    if (yes) await shown(publishTheme(locatorOf(theme), theme.updateTime ?? '', uploaded.current));
  };
  const enable = (locator: ThemeLocator) => {
    const failed = t('themeActions.notEnabled', { name: locator.name });
    void quiet.run({ failed, change: 'themeActions.enabled' }, () => enableTheme(locator));
  };
  const turn = (locator: ThemeLocator, on: boolean) => {
    if (on) enable(locator);
    else void disableTheme(locator);
  };
  const setDefault = (locator: ThemeLocator) => {
    const failed = t('themeActions.notDefault', { name: locator.name });
    void quiet.run({ failed, change: 'themeActions.defaultSet' }, () => makeDefault(locator));
  };
  const openEditor = (locator: ThemeLocator) =>
    void navigate(editAddress(locator), { state: themeNameState(locator.name) });
  const whoChanged = useWhoChanged();
  const actions = (theme: AnyTheme) => {
    const locator = locatorOf(theme);
    // With its name a theme is found at once (`findTheme`).
    const open = (name: Parameters<typeof dialog.open>[0]) => () =>
      dialog.open(name, locator.id, themeNameState(locator.name));
    return themeActions(
      theme,
      terminal,
      {
        edit: () => openEditor(locator),
        toggle(on) {
          if (isMeantForSomebody(theme, locator)) open(on ? 'enable' : 'disable')();
          else turn(locator, on);
        },
        preview: open('preview'),
        copy: mayMake
          ? () => void navigate(newAddress(locator, locator.id), { state: themeNameState(locator.name) })
          : null,
        setDefault: external ? () => setDefault(locator) : open('default'),
        putFirst: () => void putTheme(locator),
        putBefore: open('before'),
        appoint: open('appoint'),
        tryOut: open('trial'),
        applyColours: open('colours'),
        range: open('range'),
        titles: open('titles'),
        names: open('names'),
        style: open('style'),
        assign: maySync ? open('departments') : null,
        publish: store ? () => void publish(theme) : null,
        exportPackage: open('export'),
        download: () => void downloadTheme(locator).catch(notifyFailure),
        remove: () => void remove(theme),
        log: whoChanged(theme.id),
      },
      t,
    );
  };
  const add = () => void navigate(newAddress({ ...scope, style }));
  return (
    <ListScreen
      list={list}
      label={title}
      rest={[
        ...(ofPlatform && mayAll
          ? [
              {
                key: 'system',
                label: t('themeActions.system.action'),
                onSelect: () => dialog.open('system'),
              },
            ]
          : []),
        // The server does not tell who has a theme of another system.
        ...(external
          ? []
          : [{ key: 'unseen', label: t('themesUnseen.open'), onSelect: () => dialog.open('unseen') }]),
        { key: 'families', label: t('themeFamily.open'), onSelect: () => dialog.open('families') },
        {
          key: 'export',
          label: t('themePackages.export.action'),
          icon: <FileDown size={14} aria-hidden="true" />,
          onSelect: () => dialog.open('export'),
        },
        ...(mayImport && mayMake
          ? [
              {
                key: 'import',
                label: t('themePackages.importAction'),
                icon: <FileUp size={14} aria-hidden="true" />,
                link: { to: packagesAddress(scope) },
              },
            ]
          : []),
        ...(store && mayMake
          ? [
              {
                key: 'cloud',
                label: t('themeActions.cloud.from'),
                icon: <CloudDownload size={14} aria-hidden="true" />,
                onSelect: () => dialog.open('cloud'),
              },
            ]
          : []),
      ]}
      notices={
        <>
          {!mayMake && <Notice tone="locked">{t('themeActions.authority.noneHere')}</Notice>}
          <SavedThemeNotice onAssign={(id, name) => dialog.open('appoint', id, newThemeState(name))} />
        </>
      }
      below={quiet.notice}
      count={(total) => t('themes.count', { count: total, total: formatNumber(total) })}
      empty={{
        title: t('themes.emptyTitle'),
        ...(mayMake
          ? { text: t('themes.emptyText'), action: <Button onClick={add}>{t('themes.add')}</Button> }
          : { text: t('themeActions.authority.noneHere') }),
      }}
      failed={t('themes.failed')}
      refresh
      order={order}
      onOpen={(theme) => openEditor(locatorOf(theme))}
      actions={actions}
    >
      {mayMake && (
        <HeadActions>
          <Button look="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
            {t('themes.add')}
          </Button>
        </HeadActions>
      )}
      <ObjectLog module="basicserver" />
      {dialog.name !== null && (
        <ThemeDialogs
          dialog={dialog}
          scope={scope}
          style={style}
          onAgreed={(of, locator) =>
            of === 'default' ? setDefault(locator) : turn(locator, of === 'enable')
          }
        />
      )}
    </ListScreen>
  );
}

/** The change door has already shown the failure. */
async function shown(work: Promise<void>): Promise<void> {
  await work.catch(() => undefined);
}
