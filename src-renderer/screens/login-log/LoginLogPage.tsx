/** The login log (spec 1§2.9; SEC-024 to 037): all of it, or the entries of the address's type. */
import { ChartColumn, Clock, LogIn } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { streamRead } from '#data/stream-read.ts';
import { useText } from '#data/text.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import type { OperateType } from '#shared/api/login-log/codes.ts';
import { isOperateType } from '#shared/rules/login-log/log-codes.ts';
import { saveChoice } from '#state/choices.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { readHint } from '#state/stored-hints.ts';
import { NoSuchPart } from '#widgets/NoSuchPart.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useLogFile } from '#widgets/List/use-log-file.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SavedFilters } from '#widgets/SavedFilters/SavedFilters.tsx';
import { ClockSwitch } from '#widgets/ServerTimes/ClockSwitch.tsx';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import type { AskedLog } from './figures/read-figures.ts';
import { useFigures } from './figures/use-figures.ts';
import { LogPicture } from './LogPicture.tsx';
import { LogTabs } from './LogTabs.tsx';
import { useLoginLog } from './use-login-log.tsx';
import { useRowActions } from './use-row-actions.tsx';

const HoursDialog = expectedComponent(async () => (await import('./hours/HoursDialog.tsx')).HoursDialog);
/** Characters of the address that the page shows. */
const longest = 60;
/** Pixels of the window's height that the table leaves to the other parts of the page. */
const around = 190;
const hidden = 'loginLog.hidden';

export function LoginLogPage() {
  const { t } = useText();
  const { type } = useParams();
  const known = type !== undefined && isOperateType(type);
  return (
    <>
      <PageHeader title={t('loginLog.title')} purpose={t('loginLog.purpose')} tabs={<LogTabs />} />
      {type === undefined || known ? (
        <Log type={known ? type : null} />
      ) : (
        <NoSuchPart text={t('loginLog.unknownType', { type: type.slice(0, longest) })} />
      )}
    </>
  );
}

function Log({ type }: { readonly type: OperateType | null }) {
  const { t, formatNumber } = useText();
  const { list, asked: query, times } = useLoginLog(type);
  const file = useLogFile(t('loginLog.title'), list, {
    zone: times.serverZone,
    sent: query,
    readOne: (signal) =>
      streamRead(pageQueryLoginLog, { streamFilter: { ...query, pageNo: 1, pageSize: 1 } }, { signal }),
  });
  const { search } = useLocation();
  const navigate = useNavigate();
  const { actions, dialog } = useRowActions();
  const [shown, setShown] = useState(() => readHint(hidden) !== '1');
  const [isSettingHours, setIsSettingHours] = useState(false);
  const show = (next: boolean) => {
    saveChoice(hidden, next ? '' : '1');
    setShown(next);
  };
  return (
    <ListScreen
      list={list}
      label={t('loginLog.title')}
      failed={t('loginLog.failed')}
      notices={<WhoseRows />}
      empty={{ title: t('loginLog.empty'), text: t('loginLog.emptyText'), icon: <LogIn size={28} /> }}
      nothing={t('loginLog.nothing')}
      count={(total) => t('loginLog.count', { count: total, total: formatNumber(total) })}
      tools={
        <SavedFilters
          of="loginLog"
          set={list.narrowing.length > 0}
          search={search.replace(/^\?/, '')}
          onOpen={(saved) => void navigate({ pathname: '/loginlog', search: saved })}
        />
      }
      rest={[
        {
          key: 'picture',
          label: t(shown ? 'loginLog.picture.hide' : 'loginLog.picture.show'),
          icon: <ChartColumn size={14} aria-hidden="true" />,
          onSelect: () => show(!shown),
        },
        {
          key: 'hours',
          label: t('loginLog.hours.action'),
          icon: <Clock size={14} aria-hidden="true" />,
          onSelect: () => setIsSettingHours(true),
        },
      ]}
      below={
        shown ? (
          <Picture
            query={query}
            after={list.total !== null || list.error !== null}
            onSpan={(when) => list.set({ when })}
          />
        ) : null
      }
      height={{ windowLess: around }}
      beside={<ClockSwitch times={times} />}
      actions={actions}
      file={file}
    >
      {dialog}
      {isSettingHours && <HoursDialog onClose={() => setIsSettingHours(false)} />}
    </ListScreen>
  );
}

interface PictureProps {
  readonly query: AskedLog;
  readonly after: boolean;
  readonly onSpan: (when: string) => void;
}

/** A component of its own, so that a hidden chart reads nothing. */
function Picture({ query, after, onSpan }: PictureProps) {
  return <LogPicture query={query} state={useFigures(query, after)} onSpan={onSpan} />;
}
