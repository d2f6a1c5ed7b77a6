/** The theme that a person or department sees on a day and a terminal, with the reason and the schedule. */
import { UserSearch } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryRootDept } from '#shared/api/departments/departments.ts';
import { isDay } from '#shared/kit/days.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { type Terminal, terminals } from '#shared/rules/themes/terminals.ts';
import { useAddress } from '#state/address.ts';
import { goTo } from '#state/last-addresses.ts';
import { useServerToday } from '#state/server-day.ts';
import { useSession } from '#state/session.ts';
import { type ThemeViewer, useClaims } from '#state/theme-claims.ts';
import { DatePicker } from '#widgets/controls/DatePicker.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { joinReads } from '#widgets/join-reads.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PickerField } from '#widgets/PeoplePicker/PickerField.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { whoSeesAddress } from '../theme-addresses.ts';
import { ThemeSchedule } from './Schedule.tsx';
import { ThemeVerdict } from './ThemeVerdict.tsx';
import { VerdictSpan } from './VerdictSpan.tsx';

const kinds = ['person', 'department'] as const;

export function WhoSeesPage() {
  const { t } = useText();
  const address = useAddress();
  const { terminal: named = '' } = useParams();
  const terminal = terminals.find((one) => one === named) ?? 'pc';
  const { search } = useLocation();
  const kind = address.get('of') === 'department' ? 'department' : 'person';
  const id = address.get('who');
  const whom: ThemeViewer | null = id === '' ? null : { kind, id };
  const dayParam = address.get('day');
  const today = useServerToday();
  const day = isDay(dayParam) ? dayParam : today;
  const untilParam = address.get('until');
  const until = isDay(untilParam) && untilParam > day ? untilParam : null;
  const read = useClaims(terminal, whom);
  return (
    <>
      <PageHeader title={t('themesWho.title')} purpose={t('themesWho.purpose')} />
      <div className={`${layout.form} ${layout.ends}`}>
        <FormRow label={t('themesWho.terminal')}>
          <Segmented
            label={t('themesWho.terminal')}
            value={terminal}
            options={terminals.map((value) => ({ value, label: t(`themesWho.terminals.${value}`) }))}
            onChange={(next) => goTo(`${whoSeesAddress(next)}${search}`)}
          />
        </FormRow>
        {kinds.map((each) => (
          <FormRow key={each} label={t(`themesWho.${each}`)}>
            <PickerField
              kind={each === 'person' ? 'people' : 'department'}
              label={t(`themesWho.${each}`)}
              menuCode={themesRight.menu}
              multiple={false}
              value={id === '' || kind !== each ? [] : [id]}
              onChange={([next = '']) => address.set({ of: each === 'person' ? '' : each, who: next })}
            />
          </FormRow>
        ))}
        <FormRow label={t('themesWho.day')}>
          <DatePicker
            label={t('themesWho.day')}
            value={day}
            onChange={(next) => address.set({ day: next ?? '' })}
          />
        </FormRow>
        <FormRow label={t('themesWho.until')} help={t('themesWho.untilHelp')}>
          <DatePicker
            label={t('themesWho.until')}
            value={until}
            min={day}
            onChange={(next) => address.set({ until: next ?? '' })}
          />
        </FormRow>
      </div>
      {whom === null ? (
        <>
          <EmptyState
            icon={<UserSearch size={28} />}
            title={t('themesWho.choose')}
            text={t('themesWho.chooseText')}
          />
          <WholeSchedule terminal={terminal} day={day} />
        </>
      ) : (
        <ReadPart read={read} failed={t('themesWho.failed')} waiting={<SkeletonRows rows={6} columns={2} />}>
          {(claims) =>
            claims === null || claims.isOutside ? (
              <Notice tone="warning">{t(claims ? 'themesWho.outside' : 'themesWho.gone')}</Notice>
            ) : (
              <>
                {until !== null && (
                  <VerdictSpan
                    terminal={terminal}
                    claims={claims}
                    whom={whom}
                    days={{ from: day, to: until }}
                  />
                )}
                <ThemeVerdict terminal={terminal} claims={claims} whom={whom} day={day} />
                <ThemeSchedule terminal={terminal} claims={claims} whom={whom} day={day} />
              </>
            )
          }
        </ReadPart>
      )}
    </>
  );
}

/** The calendar of the whole tenant, for its administrator. */
function WholeSchedule({ terminal, day }: { readonly terminal: Terminal; readonly day: string }) {
  const { t } = useText();
  const session = useSession();
  const isWhole = session.status === 'signedIn' && session.facts.user.admin;
  const root = useRead(queryRootDept, {}, { enabled: isWhole });
  const whom: ThemeViewer | null = root.data === undefined ? null : { kind: 'department', id: root.data };
  const claims = useClaims(terminal, whom);
  if (!isWhole) return null;
  return (
    <ReadPart
      read={joinReads([root], [claims])}
      failed={t('themesWho.failed')}
      waiting={<SkeletonRows rows={6} columns={2} />}
    >
      {([id, found]) =>
        found !== null &&
        !found.isOutside && (
          <ThemeSchedule terminal={terminal} claims={found} whom={{ kind: 'department', id }} day={day} />
        )
      }
    </ReadPart>
  );
}
