/** Gives the colours of one theme to several others at once: what changes in each, or why it takes none. */
import { useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { listedForm } from '#shared/rules/records/themes/theme-values-records.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { terminals } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { byWords } from '#widgets/List/filters.ts';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { AboutTheme, type AboutThemeProps } from '../ThemeDialogs/AboutTheme.tsx';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import { ThemeSetDialog } from '../ThemeSetDialog.tsx';
import {
  locatorAmong,
  type ThemeOfDepartment,
  themeTitle,
  useDepartmentThemes,
} from '../use-department-themes.ts';
import { useSpecialShown } from '../use-special-shown.ts';
import { ColourChanges, type PlannedColours } from './ColourChanges.tsx';
import { type ColourPlan, colourPlan } from './colour-plan.ts';
import { Swatches } from './Swatches.tsx';

export function ApplyColoursDialog(props: AboutThemeProps) {
  return (
    <AboutTheme {...props} words="themeColours.applyTitle">
      {(theme, locator, title) => (
        <ApplyColours source={theme} locator={locator} title={title} onClose={props.onClose} />
      )}
    </AboutTheme>
  );
}

interface ApplyColoursProps {
  readonly source: AnyTheme;
  readonly locator: ThemeLocator;
  readonly title: string;
  readonly onClose: () => void;
}

const rowKey = ({ terminal, theme }: ThemeOfDepartment) => `${terminal} ${theme.id}`;

function ApplyColours({ source, locator, title, onClose }: ApplyColoursProps) {
  const { t } = useText();
  const special = useSpecialShown();
  const [mends, setMends] = useState(true);
  const read = useDepartmentThemes(
    locator,
    terminals.filter((terminal) => terminal !== 'special' || special),
  );
  const titleOf = (one: ThemeOfDepartment) => themeTitle(one, t);
  // A tenant has thousands of themes, of which few are drawn or chosen.
  const planOf = useMemo(() => {
    const given = listedForm(locator.terminal, source) ?? source;
    const known = new WeakMap<AnyTheme, ColourPlan>();
    return (one: ThemeOfDepartment): ColourPlan => {
      const plan = known.get(one.theme) ?? colourPlan(given, one, mends);
      known.set(one.theme, plan);
      return plan;
    };
  }, [source, locator.terminal, mends]);
  const others = read.data?.filter(
    ({ terminal, theme }) => terminal !== locator.terminal || theme.id !== locator.id,
  );
  const list = useList<ThemeOfDepartment, 'q'>({
    name: 'themes.applyColours',
    addressPrefix: null,
    select: true,
    source: { ...read, data: others },
    filters: { q: { kind: 'search', label: t('themeColours.search'), narrow: byWords(titleOf) } },
    columns: [
      { key: 'name', title: t('themeColours.name'), width: 320, text: titleOf },
      {
        key: 'changes',
        title: t('themeColours.changes'),
        text: (one) => changesText(planOf(one)),
        cell: (one) => <PlanCell plan={planOf(one)} text={changesText(planOf(one))} />,
      },
    ],
    rowKey,
  });
  const changesText = ({ edits, refusal, unreadable }: ColourPlan): string => {
    if (refusal) return t(`themeColours.refused.${refusal}`);
    const count = t('themeColours.count', { count: Object.keys(edits).length });
    const broken = unreadable > 0 ? [t('themeColours.unreadable', { count: unreadable })] : [];
    return [count, ...broken].join(t('common.form.separator'));
  };
  const chosen = (list.selection?.inMemory ?? [])
    .map((one): PlannedColours => ({ ...one, title: titleOf(one), plan: planOf(one) }))
    .filter(({ plan }) => plan.refusal === null);
  return (
    <ThemeSetDialog
      title={title}
      text={t('themeColours.applyText')}
      choices={<PlainCheckbox label={t('themeColours.mends')} checked={mends} onChange={setMends} />}
      list={list}
      label={t('themeColours.applyLabel')}
      empty={{ title: t('themeColours.noOther'), text: t('themeColours.noOtherText') }}
      failed={t('themeColours.failed')}
      listHeight={320}
      action={t('themeColours.collect', { count: chosen.length })}
      isEmpty={chosen.length === 0}
      onCollect={() =>
        chosen.map((one) => ({
          kind: recordOf(one.terminal),
          locator: locatorAmong(one, locator),
          title: 'themeEditor.changed',
          edits: one.plan.edits,
        }))
      }
      onClose={onClose}
    >
      {chosen.length > 0 && <ColourChanges planned={chosen} />}
    </ThemeSetDialog>
  );
}

function PlanCell({ plan, text }: { readonly plan: ColourPlan; readonly text: string }) {
  if (plan.refusal) return <span className={ink.quiet}>{text}</span>;
  return (
    <span className={layout.inline}>
      {text}
      <Swatches colours={Object.values(plan.edits).map(({ to }) => to)} />
    </span>
  );
}
