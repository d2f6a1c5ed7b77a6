/**
 * The editor of a family: its brand, its members, and the changes in each of them, which go into the tray as one set.
 */
import { useMemo, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { labelOf } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import type { ThemeNotesScope } from '#shared/bridge/theme-notes.ts';
import {
  type FamilyBrand,
  familyLimits,
  type ThemeFamilyNote,
} from '#shared/rules/themes/family/theme-family.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { terminals } from '#shared/rules/themes/terminals.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';
import { Badge } from '#widgets/Badge.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { rowLook } from '../row-look.ts';
import { ColourChanges } from '../TakeColours/ColourChanges.tsx';
import { Swatches } from '../TakeColours/Swatches.tsx';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import { ThemeSetDialog } from '../ThemeSetDialog.tsx';
import {
  locatorAmong,
  type ThemeOfDepartment,
  themeTitle,
  useDepartmentThemes,
} from '../use-department-themes.ts';
import { useSpecialShown } from '../use-special-shown.ts';
import { BrandFields } from './BrandFields.tsx';
import { memberKey, membersByKey } from './family-members.ts';
import { type FamilyPlan, familyPlan } from './family-plan.ts';

interface FamilyEditorProps {
  /** Null for a new family. */
  readonly family: ThemeFamilyNote | null;
  readonly tenant: ThemeNotesScope | null;
  readonly scope: ThemeScope;
  readonly onClose: () => void;
}

const newBrand: FamilyBrand = { main: '#2f6fd0', second: '#1d3a6b', font: '' };
const rowKey = ({ terminal, theme }: ThemeOfDepartment) => memberKey({ terminal, id: theme.id });

export function FamilyEditor({ family, tenant, scope, onClose }: FamilyEditorProps) {
  const { t } = useText();
  const special = useSpecialShown();
  const [name, setName] = useState(family?.name ?? '');
  const [brand, setBrand] = useState(family?.brand ?? newBrand);
  const [overwrites, setOverwrites] = useState(false);
  const before = useMemo(() => membersByKey(family), [family]);
  const [members, setMembers] = useState<ReadonlySet<string>>(() => new Set(before.keys()));
  const read = useDepartmentThemes(
    scope,
    terminals.filter((terminal) => terminal !== 'special' || special),
  );
  const titleOf = (one: ThemeOfDepartment) => themeTitle(one, t);
  // A tenant has thousands of themes, of which few are drawn or chosen.
  const planOf = useMemo(() => {
    const known = new WeakMap<AnyTheme, FamilyPlan>();
    return (one: ThemeOfDepartment): FamilyPlan => {
      const { terminal, theme } = one;
      const member = {
        terminal,
        style: theme.topicStyle,
        look: rowLook(theme),
        notedValues: before.get(rowKey(one))?.known ?? null,
      };
      const plan = known.get(theme) ?? familyPlan(brand, member, overwrites);
      known.set(theme, plan);
      return plan;
    };
  }, [brand, overwrites, before]);
  // Members come first, so that nobody has to look for them.
  const themes = useMemo(
    () => read.data?.toSorted((a, b) => Number(before.has(rowKey(b))) - Number(before.has(rowKey(a)))),
    [read.data, before],
  );
  const toggle = (key: string, isMember: boolean) => {
    const next = new Set(members);
    if (isMember) next.add(key);
    else next.delete(key);
    setMembers(next);
  };
  const changesText = ({ edits }: FamilyPlan) => {
    const count = Object.keys(edits).length;
    return count === 0 ? t('themeFamily.asIs') : t('themeFamily.changes', { count });
  };
  const list = useList<ThemeOfDepartment, 'q'>({
    name: 'themes.family',
    addressPrefix: null,
    source: { ...read, data: themes },
    filters: { q: { kind: 'search', label: t('themeColours.search'), narrow: byWords(titleOf) } },
    columns: [
      {
        key: 'member',
        title: t('themeFamily.member'),
        width: 90,
        text: (one) => (members.has(rowKey(one)) ? t('themeFamily.isMember') : ''),
        cell: (one) => (
          <PlainCheckbox
            label={t('themeFamily.memberOf', { name: titleOf(one) })}
            hasVisibleLabel={false}
            checked={members.has(rowKey(one))}
            onChange={(isMember) => toggle(rowKey(one), isMember)}
          />
        ),
      },
      { key: 'name', title: t('themeColours.name'), width: 300, text: titleOf },
      {
        key: 'changes',
        title: t('themeColours.changes'),
        text: (one) => (members.has(rowKey(one)) ? changesText(planOf(one)) : ''),
        cell: (one) =>
          members.has(rowKey(one)) && (
            <PlanCell one={one} plan={planOf(one)} text={changesText(planOf(one))} />
          ),
      },
    ],
    rowKey,
  });
  const chosen = (themes ?? []).filter((one) => members.has(rowKey(one)));
  const changed = chosen
    .map((one) => ({ ...one, title: titleOf(one), plan: planOf(one) }))
    .filter(({ plan }) => Object.keys(plan.edits).length > 0);
  const gone = read.data ? members.size - chosen.length : 0;
  const isNamed = name.trim() !== '' && [...name.trim()].length <= familyLimits.name;
  const tooMany = chosen.length > familyLimits.members;
  const keep = async () => {
    if (!tenant) return [];
    await bridge.themeNotes.keepFamily({
      ...tenant,
      from: family?.time ?? null,
      family: {
        id: family?.id ?? crypto.randomUUID(),
        name: name.trim(),
        brand,
        members: chosen.map((one) => ({ locator: locatorAmong(one, scope), known: planOf(one).notedValues })),
      },
    });
    return changed.map((one) => ({
      kind: recordOf(one.terminal),
      locator: locatorAmong(one, scope),
      title: 'themeEditor.changed' as const,
      edits: one.plan.edits,
    }));
  };
  return (
    <ThemeSetDialog
      title={family ? t('themeFamily.editTitle', { name: family.name }) : t('themeFamily.add')}
      text={t('themeFamily.editText')}
      choices={
        <>
          <BrandFields name={name} onName={setName} brand={brand} onBrand={setBrand} />
          <div className={`${layout.above} ${layout.below}`}>
            <PlainCheckbox label={t('themeFamily.overwrite')} checked={overwrites} onChange={setOverwrites} />
          </div>
        </>
      }
      list={list}
      label={t('themeFamily.list')}
      empty={{ title: t('themeFamily.noThemes'), text: t('themeFamily.noThemesText') }}
      failed={t('themeColours.failed')}
      listHeight={280}
      action={
        changed.length > 0 ? t('themeColours.collect', { count: changed.length }) : t('themeFamily.keep')
      }
      isEmpty={!isNamed || chosen.length === 0 || tooMany || tenant === null}
      onCollect={keep}
      onClose={onClose}
    >
      {gone > 0 && <Notice>{t('themeFamily.gone', { count: gone })}</Notice>}
      {tooMany && <Notice tone="warning">{t('themeFamily.tooMany', { most: familyLimits.members })}</Notice>}
      {changed.length > 0 && <ColourChanges planned={changed} />}
    </ThemeSetDialog>
  );
}

interface PlanCellProps {
  readonly one: ThemeOfDepartment;
  readonly plan: FamilyPlan;
  readonly text: string;
}

function PlanCell({ one: { terminal }, plan: { edits, byHand }, text }: PlanCellProps) {
  const { t } = useText();
  const named = byHand.map((field) => labelOf(recordOf(terminal), field as 'topicName'));
  return (
    <span className={layout.inline}>
      <span className={ink.quiet}>{text}</span>
      {Object.keys(edits).length > 0 && <Swatches colours={Object.values(edits).map(({ to }) => to)} />}
      {byHand.length > 0 && (
        <Badge tone="warning">
          {t('themeFamily.byHand', { fields: named.join(t('common.form.separator')) })}
        </Badge>
      )}
    </span>
  );
}
