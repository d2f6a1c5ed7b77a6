/** The card of an application: its type, its switch, its licence (spec 3§2.1, 3§9; APP-007, 076). */
import { MoreHorizontal } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import { isAppIcon } from '#shared/rules/applications/app-icons.ts';
import { platformPicture } from '#shared/rules/common/links/platform-file.ts';
import type { LinkResult } from '#shared/rules/link-check/link-watch.ts';
import type { LicenceRatio } from '#shared/rules/licence-info/licence-ratio.ts';
import { NextChanges } from '#widgets/AppEditor/NextChanges.tsx';
import { ratioText } from '#widgets/AppEditor/ratio-text.ts';
import { AppSign } from '#widgets/AppIcon/AppSign.tsx';
import { Badge } from '#widgets/Badge.tsx';
import buttons from '#widgets/Button.module.css';
import { Switch } from '#widgets/controls/Switch.tsx';
import { OddCell } from '#widgets/DataGrid/odd-cell.tsx';
import { DeferredPart } from '#widgets/DeferredPart.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { LinkMark } from '#widgets/LinkWatch/LinkMark.tsx';
import { MenuButton } from '#widgets/Menu.tsx';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { useMayLog, useWhoChanged } from '#widgets/OperationLog/ObjectLog.tsx';
import { StoredPicture } from '#widgets/picture/StoredPicture.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { RollOutDates } from '../RollOut/RollOutDates.tsx';
import styles from './AppCard.module.css';
import { stateKey, typeText } from './app-words.ts';
import type { AppLicenceUse } from './use-licences.ts';

/** Callbacks with a stable identity, so that memoised cards do not re-render. */
export interface CardWork {
  readonly toggle: (app: AppItem, on: boolean) => Promise<void>;
  readonly copy: (app: AppItem) => void;
  readonly open: (
    dialog: 'edit' | 'move' | 'names' | 'rollout' | 'history' | 'enable-in' | 'disable-in',
    id: string,
  ) => void;
  /** Opens the page of the applications that this one needs, and of those that need it. */
  readonly needs: (app: AppItem) => void;
}

interface AppCardProps extends StateProps, MenuProps {
  /** In the reader's language. */
  readonly name: string;
  /** The selection box and the drag handle. */
  readonly lead: ReactNode;
  /** Scheduled steps of the application's roll-out. */
  readonly rollOut: readonly ScheduledJob[];
  /** The result of the last check of its address; null for an application without one, or before it. */
  readonly link: LinkResult | null;
}

export function AppCard({
  app,
  name,
  lead,
  licence,
  blocked,
  mayTurn,
  mayMove,
  mayCopy,
  mayShare,
  inDepartments,
  rollOut,
  link,
  work,
}: AppCardProps) {
  const { menuName } = app;
  return (
    <>
      <div className={layout.line}>
        {lead}
        <AppPicture app={app} />
        <div className={layout.fill}>
          <div className={ink.broken}>
            <strong>
              <ShownName name={name} stored={menuName} />
            </strong>
          </div>
          <Kind app={app} />
        </div>
        {app.installed && (
          <DeferredPart>
            <CardMenu
              app={app}
              mayTurn={mayTurn}
              inDepartments={inDepartments}
              mayMove={mayMove}
              mayCopy={mayCopy}
              mayShare={mayShare}
              work={work}
            />
          </DeferredPart>
        )}
      </div>
      <CardState app={app} licence={licence} blocked={blocked} mayTurn={mayTurn} work={work} />
      {link && link.verdict !== 'fine' && (
        <div className={layout.above}>
          <LinkMark last={link} />
        </div>
      )}
      {rollOut.length > 0 && <RollOutDates steps={rollOut} onOpen={() => work.open('rollout', app.id)} />}
    </>
  );
}

const AppPicture = memo(({ app: { menuName, icon } }: { readonly app: AppItem }) => {
  const picture = platformPicture(icon);
  if (picture) return <StoredPicture path={picture} label="" className={styles.tile} />;
  return (
    <span className={styles.tile} aria-hidden="true">
      {isAppIcon(icon) && icon !== 'app' ? <AppSign name={icon} size={18} /> : [...menuName][0]}
    </span>
  );
});

const Kind = memo(({ app }: { readonly app: AppItem }) => {
  const { t } = useText();
  return <span className={ink.small}>{typeText(app, t)}</span>;
});

interface MenuProps {
  readonly app: AppItem;
  readonly mayTurn: boolean;
  /** Departments enable applications themselves. */
  readonly inDepartments: boolean;
  readonly mayMove: boolean;
  readonly mayCopy: boolean;
  readonly mayShare: boolean;
  readonly work: CardWork;
}

const CardMenu = memo(({ app, mayTurn, inDepartments, mayMove, mayCopy, mayShare, work }: MenuProps) => {
  const { t } = useText();
  const whoChanged = useWhoChanged();
  const mayLog = useMayLog();
  const { id } = app;
  const lines = [
    { key: 'edit', label: t('applications.app.edit'), onSelect: () => work.open('edit', id) },
    { key: 'names', label: t('applications.names.action'), onSelect: () => work.open('names', id) },
    ...(mayCopy
      ? [{ key: 'copy', label: t('applications.copy.action'), onSelect: () => work.copy(app) }]
      : []),
    ...(mayShare
      ? [{ key: 'rollout', label: t('appRollOut.open'), onSelect: () => work.open('rollout', id) }]
      : []),
    { key: 'needs', label: t('appNeeds.action'), onSelect: () => work.needs(app) },
    ...(mayMove
      ? [{ key: 'move', label: t('applications.app.inGroup'), onSelect: () => work.open('move', id) }]
      : []),
    ...(mayLog
      ? [{ key: 'history', label: t('appHistory.open'), onSelect: () => work.open('history', id) }]
      : []),
    ...(mayTurn
      ? [
          inDepartments
            ? {
                key: 'departments',
                label: t(app.menuStatus ? 'sameAs.in.off' : 'sameAs.in.on'),
                onSelect: () => work.open(app.menuStatus ? 'disable-in' : 'enable-in', id),
              }
            : { key: 'departments', label: t('sameAs.in.not'), disabled: true, onSelect: () => undefined },
        ]
      : []),
    ...whoChanged(id),
  ];
  return (
    <MenuButton
      label={t('applications.app.menu', { name: app.menuName })}
      align="below"
      className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
      lines={lines}
    >
      <MoreHorizontal size={14} aria-hidden="true" />
    </MenuButton>
  );
});

interface StateProps {
  readonly app: AppItem;
  readonly licence: AppLicenceUse | null;
  /** The reason why the switch is blocked; null where it can be toggled. */
  readonly blocked: string | null;
  readonly mayTurn: boolean;
  readonly work: CardWork;
}

const CardState = memo(({ app, licence, blocked, mayTurn, work }: StateProps) => {
  const { t } = useText();
  const whyId = useId();
  const { menuStatus, installed, showApp } = app;
  const odd = oddFieldsOf(app);
  const oddState = odd?.installed ?? odd?.menuStatus;
  const trial = licence?.payStatus === 'probation' || licence?.payStatus === 'prepaid';
  const turnable = mayTurn && installed;
  return (
    <>
      <div className={`${layout.line} ${layout.above}`}>
        <div className={`${layout.inline} ${layout.fill}`}>
          {oddState ? (
            <OddCell field={oddState} />
          ) : (
            <StatusDot tone={installed && menuStatus ? 'success' : 'neutral'}>{t(stateKey(app))}</StatusDot>
          )}
          {odd?.showApp ? (
            <OddCell field={odd.showApp} />
          ) : (
            !showApp && <Badge>{t('applications.app.hidden')}</Badge>
          )}
          {trial && (
            <Badge tone="info">
              {t(`applications.app.state.${licence.payStatus === 'probation' ? 'probation' : 'prepaid'}`)}
            </Badge>
          )}
        </div>
        {turnable && (
          <DeferredPart>
            <Turn app={app} onTurn={(on) => work.toggle(app, on)} why={blocked === null ? null : whyId} />
          </DeferredPart>
        )}
      </div>
      {turnable && blocked !== null && (
        <p id={whyId} className={ink.small}>
          {blocked}
        </p>
      )}
      {licence && licence.ratios.length > 0 && (
        <div className={layout.inline}>
          {licence.ratios.map((ratio) => (
            <Ratio key={ratio.terminal} ratio={ratio} />
          ))}
        </div>
      )}
      {licence && <NextChanges changes={licence.next} />}
    </>
  );
});

interface TurnProps {
  readonly app: AppItem;
  readonly onTurn: (on: boolean) => Promise<void>;
  /** Id of the element with the reason why the switch is blocked; null where it can be toggled. */
  readonly why: string | null;
}

function Turn({ app, onTurn, why }: TurnProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const turn = async (on: boolean) => {
    setBusy(true);
    await onTurn(on);
    setBusy(false);
  };
  return (
    <Switch
      label={t('applications.app.turn', { name: app.menuName })}
      checked={app.menuStatus}
      busy={busy}
      disabled={why !== null}
      aria-describedby={why ?? undefined}
      onChange={(on) => void turn(on)}
    />
  );
}

function Ratio({ ratio }: { readonly ratio: LicenceRatio }) {
  const words = useText();
  const { t } = words;
  const text = ratioText(ratio, words);
  if (!ratio.warning) return <span className={ink.count}>{text}</span>;
  const word = t(ratio.standing === 'over' ? 'applications.app.overLimit' : 'applications.app.nearLimit');
  return (
    <span className={`${ink.count} ${ink.toned}`} data-tone="warning" title={word}>
      {text}
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
