/** Bars that were drawn and moved, until they are saved after a question that shows who sees what then. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { themeAppointmentRecord } from '#shared/rules/records/themes/theme-appointment-record.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { confirm } from '#widgets/confirm.tsx';
import { useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import { saveNow } from '#widgets/Form/save-asking.ts';
import ink from '#widgets/looks/ink.module.css';
import { daysText } from '../../days-text.ts';
import { SpreadPicture } from '../../Spread/SpreadPicture.tsx';
import { locatorOfClaim } from '../../WhoSees/ThemeLink.tsx';
import { themeName } from '../../WhoSees/theme-name.ts';
import { type DraftDays, withDraft } from './calendar-rows.ts';

const noDraft: DraftDays = new Map();
const staysNowhere = () => false;

export function useCalendarDraft(terminal: Terminal, themes: readonly ClaimedTheme[]) {
  const text = useText();
  const { t } = text;
  const [draft, setDraft] = useState(noDraft);
  const [isSaving, setSaving] = useState(false);
  const changed = themes.filter(({ id }) => draft.has(id));
  useLeaveGuard(changed.length > 0, staysNowhere, 'nothing');
  const without = (ids: readonly string[]) => (now: DraftDays) =>
    new Map([...now].filter(([id]) => !ids.includes(id)));
  const set = (theme: ClaimedTheme, days: AppointmentDays) => {
    const { topicAppoint, appointDate } = theme;
    const isAsStored =
      topicAppoint === 'timed' && appointDate?.from === days.from && appointDate.to === days.to;
    setDraft((now) => (isAsStored ? without([theme.id])(now) : new Map(now).set(theme.id, days)));
  };
  const lineOf = (theme: ClaimedTheme) => {
    const days = draft.get(theme.id);
    return t('themesCalendar.change', {
      name: themeName(theme, terminal, text),
      days: days ? daysText(days, text) : '',
    });
  };
  const ask = () => {
    const planned = new Map(withDraft(changed, draft).map((theme) => [theme.id, theme]));
    const change = (theme: ClaimedTheme) => {
      const { topicAppoint, appointDate } = planned.get(theme.id) ?? theme;
      return { ...theme, topicAppoint, appointDate };
    };
    // One picture for each department that keeps a changed theme.
    const first = changed.filter(
      ({ deptId }, index) => changed.findIndex((one) => one.deptId === deptId) === index,
    );
    return confirm({
      title: t('themesCalendar.question', { count: changed.length }),
      text: (
        <>
          {changed.map((theme) => (
            <p key={theme.id} className={ink.text}>
              {lineOf(theme)}
            </p>
          ))}
          {first.map((theme) => (
            <SpreadPicture
              key={theme.deptId}
              locator={locatorOfClaim(theme, terminal)}
              change={change}
              changeOthers={change}
            />
          ))}
        </>
      ),
      action: t('common.save'),
      wide: true,
    });
  };
  const save = async () => {
    if (isSaving || !(await ask())) return;
    setSaving(true);
    for (const theme of changed) {
      const days = draft.get(theme.id);
      if (!days) continue;
      const isSaved = await saveNow(
        themeAppointmentRecord,
        locatorOfClaim(theme, terminal),
        {
          ...(theme.topicAppoint !== 'timed' && {
            topicAppoint: { from: theme.topicAppoint, to: 'timed' as const },
          }),
          appointDate: { from: theme.appointDate ?? { from: null, to: null }, to: days },
        },
        'common.done.operation',
      );
      // Unsaved days stay drawn.
      if (isSaved) setDraft(without([theme.id]));
    }
    setSaving(false);
  };
  return {
    draft,
    isSaving,
    set,
    save,
    lines: changed.map(lineOf),
    revert: (id: string) => setDraft(without([id])),
    discard: () => setDraft(noDraft),
  };
}
