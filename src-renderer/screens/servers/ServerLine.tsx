import {
  Activity,
  Ban,
  Building2,
  Copy,
  Download,
  ListChecks,
  Lock,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { takeServers } from '#state/program.ts';
import { becauseText, countsAs, productionText } from '#state/server-rules.ts';
import { chooseServer, serverName } from '#state/servers.ts';
import { Badge } from '#widgets/Badge.tsx';
import buttons from '#widgets/Button.module.css';
import { Button, IconButton } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { EnvironmentDot, EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { MenuButton, type MenuLine } from '#widgets/Menu.tsx';
import { notify } from '#widgets/notify.tsx';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import type { OrderItem } from '#widgets/order/order.ts';
import type { Order } from '#widgets/order/use-order.ts';
import { loosenApproval } from '#widgets/loosen-approval.ts';
import { exportServers } from './export-servers.ts';
import styles from './ServerLine.module.css';

interface ServerLineProps {
  readonly profile: ServerProfile;
  readonly active: boolean;
  readonly locked: boolean;
  /** null where the server cannot be moved. */
  readonly order: Pick<Order<OrderItem>, 'row' | 'handle'> | null;
}

export function ServerLine({ profile, active, locked, order }: ServerLineProps) {
  const { t, formatTime } = useText();
  const name = serverName(profile, t);
  const remote = profile.kind === 'remote';
  const use = () => chooseServer(profile.id, { go: 'place' }).catch(report);
  const { readOnly } = profile.rules;
  const readOnlyText = becauseText(readOnly, t);
  const reasons = [
    profile.blocked ? t(remote ? 'servers.blocked.text' : 'servers.blocked.sandbox') : '',
    // The mark of a managed server already explains these.
    profile.managed ? '' : productionText(profile, t),
    profile.managed || readOnlyText === '' ? '' : `${t('servers.readOnly.banner', { name })} ${readOnlyText}`,
  ].filter((reason) => reason !== '');
  return (
    <li className={`${layout.line} ${styles.line}`} {...order?.row(profile.id)}>
      {order && <OrderHandle {...order.handle(profile.id)} />}
      <EnvironmentDot environment={countsAs(profile)} />
      <div className={layout.fill}>
        <span className={layout.row}>
          <strong>{name}</strong>
          {remote && <EnvironmentTag environment={countsAs(profile)} />}
          {profile.blocked && (
            <Badge>
              <Ban size={11} aria-hidden="true" />
              {t('servers.blocked.mark')}
            </Badge>
          )}
          {profile.rules.readOnly && (
            <Badge>
              <Lock size={11} aria-hidden="true" />
              {t('servers.readOnly.mark')}
            </Badge>
          )}
          {profile.managed && (
            <Badge>
              <Building2 size={11} aria-hidden="true" />
              {t('servers.managed.mark')}
            </Badge>
          )}
        </span>
        <span className={`${layout.row} ${ink.quiet}`}>
          <span className={ink.broken}>{remote ? profile.address : t('servers.sandboxText')}</span>
          {remote && (
            <span className={ink.count}>
              {profile.lastUsed
                ? t('servers.lastUsed', { time: formatTime(profile.lastUsed) })
                : t('servers.neverUsed')}
            </span>
          )}
        </span>
        {reasons.map((reason) => (
          <span key={reason} className={ink.under}>
            {reason}
          </span>
        ))}
      </div>
      {remote && <LineActions profile={profile} active={active} locked={locked} />}
      {active ? (
        <span className={styles.inUse}>{t('servers.inUse')}</span>
      ) : profile.blocked ? null : (
        <Button aria-label={`${t('servers.use')}: ${name}`} onClick={() => void use()}>
          {t('servers.useShort')}
        </Button>
      )}
    </li>
  );
}

function report(error: unknown): void {
  notify({ tone: 'danger', text: describeError(error).message });
}

function LineActions({ profile, active, locked }: Omit<ServerLineProps, 'order'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const { name } = profile;
  const id = encodeURIComponent(profile.id);
  const isEditable = !locked && !profile.managed;
  const remove = async () => {
    const yes = await confirm({
      title: t('servers.removeTitle', { name }),
      text: t('servers.removeText'),
      action: t('common.remove'),
      danger: true,
      here: true,
    });
    const done =
      yes &&
      (await loosenApproval('settings.approve', (typed) => bridge.servers.remove({ id: profile.id, typed })));
    if (done) takeServers(done.answer);
  };
  const checks: MenuLine[] = [
    {
      key: 'check',
      label: t('servers.check.action'),
      icon: <Activity size={15} />,
      onSelect: () => void navigate(`/servers/check/${id}`),
    },
    {
      key: 'calls',
      label: t('servers.calls.action'),
      icon: <ListChecks size={15} />,
      onSelect: () => void navigate(`/servers/calls/${id}`),
    },
  ];
  const lines: MenuLine[] = [
    // Checks would send requests to the blocked server.
    ...(profile.blocked ? [] : checks),
    ...(locked
      ? []
      : [
          {
            key: 'duplicate',
            label: t('servers.duplicate'),
            icon: <Copy size={15} />,
            onSelect: () => void navigate(`/servers/edit/new?from=${id}`),
          },
        ]),
    {
      key: 'export',
      label: t('servers.export.one'),
      icon: <Download size={15} />,
      onSelect: () => void exportServers([profile]).catch(report),
    },
    ...(isEditable && !active
      ? [
          {
            key: 'remove',
            label: t('common.remove'),
            icon: <Trash2 size={15} />,
            danger: true,
            onSelect: () => void remove().catch(report),
          },
        ]
      : []),
  ];
  return (
    <>
      {(isEditable || profile.managed) && (
        <IconButton
          label={t(isEditable ? 'servers.edit' : 'servers.managed.own', { name })}
          onClick={() => void navigate(`/servers/edit/${id}`)}
        >
          <Pencil size={15} aria-hidden="true" />
        </IconButton>
      )}
      <MenuButton
        label={t('servers.more', { name })}
        align="end"
        className={buttons.iconButton}
        lines={lines}
      >
        <MoreHorizontal size={16} aria-hidden="true" />
      </MenuButton>
    </>
  );
}
