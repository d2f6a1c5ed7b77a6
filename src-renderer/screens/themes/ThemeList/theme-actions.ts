/** The actions of a theme at the end of its row (spec 2§2; THM-029 to 040). */
import type { Translate } from '#data/text.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { RowAction } from '#widgets/List/RowActions.tsx';

export interface ThemeDeeds {
  readonly edit: () => void;
  readonly toggle: (on: boolean) => void;
  readonly preview: () => void;
  /** null where the department may make no themes. */
  readonly copy: (() => void) | null;
  readonly appoint: () => void;
  readonly tryOut: () => void;
  readonly setDefault: () => void;
  readonly putFirst: () => void;
  readonly putBefore: () => void;
  readonly applyColours: () => void;
  readonly range: () => void;
  readonly titles: () => void;
  readonly names: () => void;
  readonly style: () => void;
  /** null without departments that could get the theme. */
  readonly assign: (() => void) | null;
  /** null without a cloud store. */
  readonly publish: (() => void) | null;
  readonly exportPackage: () => void;
  readonly download: () => void;
  readonly remove: () => void;
  /** The action that shows the operation log; empty without the right to it. */
  readonly log: readonly RowAction[];
}

export function themeActions(
  { topicName: name, topicStatus: on, topicType }: AnyTheme,
  terminal: Terminal,
  deeds: ThemeDeeds,
  t: Translate,
): readonly RowAction[] {
  const named = (label: string) => ({ label, name: t('themeActions.ofOne', { action: label, name }) });
  const action = (key: string, label: string, onSelect: () => void): RowAction => ({
    key,
    ...named(label),
    onSelect,
  });
  const { copy, assign, publish } = deeds;
  return [
    { ...action('edit', t('common.edit'), deeds.edit), name: t('list.editOne', { name }) },
    action('turn', t(on ? 'themeActions.disable' : 'themeActions.enable'), () => deeds.toggle(!on)),
    action('preview', t('themeEditor.preview'), deeds.preview),
    ...(copy ? [action('copy', t('themeActions.copy'), copy)] : []),
    action('appoint', t('themeActions.appoint.action'), deeds.appoint),
    action('trial', t('themesTrial.open'), deeds.tryOut),
    ...(topicType === 'teamsDefault'
      ? []
      : [action('default', t('themeActions.setDefault'), deeds.setDefault)]),
    action('first', t('themeActions.put.first'), deeds.putFirst),
    action('before', t('themeActions.put.before'), deeds.putBefore),
    action('colours', t('themeColours.apply'), deeds.applyColours),
    action('range', t('themeActions.range.action'), deeds.range),
    // The mobile family has no such call (2§7).
    ...(terminal === 'h5' ? [] : [action('titles', t('themeActions.titles.action'), deeds.titles)]),
    action('names', t('themeActions.names.action'), deeds.names),
    ...(terminal === 'special' ? [action('style', t('themeActions.moduleStyle.action'), deeds.style)] : []),
    ...(assign ? [action('assign', t('themeActions.sync.action'), assign)] : []),
    action('export', t('themePackages.export.one'), deeds.exportPackage),
    action('download', t('themePackages.download'), deeds.download),
    ...(publish ? [action('publish', t('themeActions.cloud.publish'), publish)] : []),
    ...deeds.log,
    {
      ...action('delete', t('themeActions.delete'), deeds.remove),
      name: t('list.deleteOne', { name }),
      danger: true,
    },
  ];
}
