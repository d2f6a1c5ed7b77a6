/** Facts that need nobody: reminders that are off (spec 1§2.12), and themes that begin or end soon (spec 2§3). */
import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getAssignAccountSms, getSystemReminds, workreportTypes } from '#shared/api/reminders/reminders.ts';
import { spansOf } from '#shared/rules/themes/schedule.ts';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';
import { useTenantThemes } from '#state/theme-claims.ts';
import { themeChanges, themeDays } from '../attention/attention-figures.ts';
import { noWork, type WorkPart } from './work-item.ts';

const terminals = ['pc', 'pcClient', 'h5'] as const;
/** Themes that are named; the others are counted. */
const most = 3;

export function useReminderFacts(may: boolean): WorkPart {
  const { t, formatNumber } = useText();
  const read = useRead(getSystemReminds, {}, { enabled: may });
  const assign = useRead(getAssignAccountSms, {}, { enabled: may });
  if (!may) return noWork;
  const off = read.data
    ? [
        ...(read.data.systemReminds.some(({ type, enabled }) => type === 'NewUserPush' && enabled)
          ? []
          : [t('reminders.newUserPush.label')]),
        // An unknown state does not count as off.
        ...(assign.data === false ? [t('reminders.assignAccount.label')] : []),
        ...workreportTypes
          .filter((type) => !read.data.workreportReminds.some((one) => one.type === type && one.enabled))
          .map((type) => t(`reminders.workreport.label.${type}`)),
      ]
    : [];
  const isKnown = read.data !== undefined && (assign.data !== undefined || assign.error !== null);
  const facts = {
    count: off.length,
    amount: formatNumber(off.length),
    names: off.join(t('common.form.separator')),
  };
  const text = t(off.length > 0 ? 'attention.work.reminders.off' : 'attention.work.reminders.on', facts);
  return {
    key: 'reminders',
    name: t('attention.work.reminders.name'),
    items: [],
    notes: isKnown ? [{ text, to: '/base/systemReminders' }] : [],
    // A failed read of this fact leaves the other facts in the list.
    reads: [read],
    failed: t('attention.failed.reminders'),
  };
}

export function useThemeFacts(may: boolean): WorkPart {
  const { t, language, formatNumber, formatDay } = useText();
  const today = localDay(Date.now());
  const reads = useTenantThemes(may ? terminals : []);
  if (!may) return noWork;
  const isKnown = reads.every(({ data }) => data !== undefined);
  const changes = reads
    .flatMap(({ data }) => data ?? [])
    .flatMap(({ terminal, themes }) =>
      themeChanges(spansOf(themes), today).map((change) => {
        const { themeId } = change.span;
        const theme = themes.find(({ id }) => id === themeId);
        return { ...change, terminal, name: theme ? themeNameFor(theme.whole, { language }) : themeId };
      }),
    )
    .sort((one, other) => one.days - other.days);
  const named = changes.slice(0, most).map(({ what, day, terminal, name }) => ({
    text: t(`attention.themes.${what}`, {
      name,
      day: formatDay(day),
      terminal: t(`themesWho.terminals.${terminal}`),
    }),
    to: `/themes/${terminal}`,
  }));
  const others = changes.length - named.length;
  const more = {
    text: t('attention.work.themes.more', { count: others, amount: formatNumber(others), days: themeDays }),
    to: '/themes/pc',
  };
  const none = { text: t('attention.themes.none', { days: themeDays }), to: '/themes/pc' };
  return {
    key: 'themes',
    name: t('attention.work.themes.name'),
    items: [],
    notes: !isKnown ? [] : changes.length === 0 ? [none] : others > 0 ? [...named, more] : named,
    reads,
    failed: t('attention.failed.themes'),
  };
}
