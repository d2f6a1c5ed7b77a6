/** The reminders that are switched off and reach nobody (spec 1§2.12). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getAssignAccountSms, getSystemReminds, workreportTypes } from '#shared/api/reminders/reminders.ts';
import ink from '#widgets/looks/ink.module.css';
import lines from '#widgets/looks/lines.module.css';
import { CardFigure, CardRead, CardSkeleton, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';

export function RemindersCard() {
  const { t, formatNumber } = useText();
  const read = useRead(getSystemReminds, {});
  const assign = useRead(getAssignAccountSms, {});
  return (
    <FigureCard title={t('attention.cards.reminders')} to="/base/systemReminders">
      <CardRead read={read} failed={t('attention.failed.reminders')}>
        {({ systemReminds, workreportReminds }) => {
          if (assign.data === undefined && assign.error === null) return <CardSkeleton />;
          const off = [
            ...(systemReminds.some(({ type, enabled }) => type === 'NewUserPush' && enabled)
              ? []
              : [t('reminders.newUserPush.label')]),
            // An unknown state does not count as off.
            ...(assign.data === false ? [t('reminders.assignAccount.label')] : []),
            ...workreportTypes
              .filter((type) => !workreportReminds.some((one) => one.type === type && one.enabled))
              .map((type) => t(`reminders.workreport.label.${type}`)),
          ];
          return (
            <>
              <CardFigure
                tone="neutral"
                value={formatNumber(off.length)}
                text={t(off.length > 0 ? 'attention.reminders.off' : 'attention.reminders.allOn')}
              />
              <ul className={`${lines.bare} ${ink.small}`}>
                {off.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          );
        }}
      </CardRead>
    </FigureCard>
  );
}
