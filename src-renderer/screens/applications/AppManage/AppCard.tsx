/** One application: what it is, whether it is on, how much of its licence is used (spec 3§2.1, 3§9; APP-007, 076). */
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { platformPicture } from '#shared/rules/links/platform-file.ts';
import type { LicenceRatio } from '#shared/rules/applications/licence-ratio.ts';
import { Badge } from '#widgets/Badge.tsx';
import buttons from '#widgets/Button.module.css';
import { Switch } from '#widgets/controls/Switch.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { StoredPicture } from '#widgets/picture/StoredPicture.tsx';
import styles from './AppManage.module.css';
import { ratioText, stateKey, typeText } from './app-words.ts';
import { NextChanges } from './NextLicence.tsx';
import type { AppLicence } from './use-licences.ts';

interface AppCardProps {
  readonly app: AppItem;
  /** By what it is chosen, and put elsewhere. */
  readonly lead: ReactNode;
  readonly licence: AppLicence | null;
  /** null: this person turns nothing on or off. */
  readonly onTurn: ((on: boolean) => Promise<void>) | null;
  /** Why it can't be turned the other way; null: nothing is in the way. */
  readonly blocked: string | null;
  readonly onMove: (() => void) | null;
  readonly onEdit: (() => void) | null;
  readonly onNames: (() => void) | null;
  readonly onCopy: (() => void) | null;
  /** To what it needs, and what needs it. */
  readonly onNeeds: (() => void) | null;
}

export function AppCard({
  app,
  lead,
  licence,
  onTurn,
  blocked,
  onMove,
  onEdit,
  onNames,
  onCopy,
  onNeeds,
}: AppCardProps) {
  const { t } = useText();
  const whyId = useId();
  const { menuName, menuStatus, installed, showApp } = app;
  const picture = platformPicture(app.icon);
  const trial = licence?.payStatus === 'probation' || licence?.payStatus === 'prepaid';
  const lines = [
    ...(onEdit ? [{ key: 'edit', label: t('applications.app.edit'), onSelect: onEdit }] : []),
    ...(onNames ? [{ key: 'names', label: t('applications.names.action'), onSelect: onNames }] : []),
    ...(onCopy ? [{ key: 'copy', label: t('applications.copy.action'), onSelect: onCopy }] : []),
    ...(onNeeds ? [{ key: 'needs', label: t('appNeeds.action'), onSelect: onNeeds }] : []),
    ...(onMove ? [{ key: 'move', label: t('applications.app.inGroup'), onSelect: onMove }] : []),
  ];
  return (
    <>
      <div className={layout.line}>
        {lead}
        {picture ? (
          <StoredPicture path={picture} label="" className={styles.tile} />
        ) : (
          <span className={styles.tile} aria-hidden="true">
            {[...menuName][0]}
          </span>
        )}
        <div className={layout.fill}>
          <strong className={ink.cut} title={menuName}>
            {menuName}
          </strong>
          <span className={ink.small}>{typeText(app, t)}</span>
        </div>
        {lines.length > 0 && (
          <MenuButton
            label={t('applications.app.menu', { name: menuName })}
            align="below"
            className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
            lines={lines}
          >
            <MoreHorizontal size={14} aria-hidden="true" />
          </MenuButton>
        )}
      </div>
      <div className={`${layout.line} ${layout.above}`}>
        <div className={`${layout.inline} ${layout.fill}`}>
          <StatusDot tone={installed && menuStatus ? 'success' : 'neutral'}>{t(stateKey(app))}</StatusDot>
          {!showApp && <Badge>{t('applications.app.hidden')}</Badge>}
          {trial && (
            <Badge tone="info">
              {t(`applications.app.state.${licence.payStatus === 'probation' ? 'probation' : 'prepaid'}`)}
            </Badge>
          )}
        </div>
        {onTurn && installed && <Turn app={app} onTurn={onTurn} why={blocked ? whyId : null} />}
      </div>
      {onTurn && installed && blocked && (
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
}

interface TurnProps {
  readonly app: AppItem;
  readonly onTurn: (on: boolean) => Promise<void>;
  /** Where it is said why it can't be turned; null: it can. */
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
  return (
    <span className={`${ink.count} ${ink.toned}`} data-tone="warning" title={t('applications.app.nearLimit')}>
      {text}
      <span className="visually-hidden">{t('applications.app.nearLimit')}</span>
    </span>
  );
}
