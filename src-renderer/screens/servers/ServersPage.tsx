/** The list of servers: use, order, add, edit, check, export. */

import { Download, FileInput, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { takeServers, useProgram } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { WithAntd } from '#widgets/WithAntd.tsx';
import { exportServers } from './export-servers.ts';
import { ServerLine } from './ServerLine.tsx';
import { hasEveryWord, isOwnServer } from './server-list.ts';

/** Lazy, because the dialog brings checkboxes with it. */
const ImportDialog = lazyComponent(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Number of servers from which the list has a search box. */
const searched = 9;

export function ServersPage() {
  const { t } = useText();
  const { servers } = useProgram();
  const { locked, profiles } = servers;
  const navigate = useNavigate();
  const importing = useLocation().pathname.endsWith('/import');
  const order = useOrder({
    items: profiles.map((profile) => ({
      id: profile.id,
      name: serverName(profile, t),
      locked: !isOwnServer(profile),
    })),
    save: async (ids) => {
      const own = ids.filter((id) => profiles.some((profile) => profile.id === id && isOwnServer(profile)));
      takeServers(await bridge.servers.reorder({ ids: own }));
    },
    onRefused: (error) => notify({ tone: 'danger', text: describeError(error).message }),
  });
  const [words, setWords] = useState('');
  const shown = order.items
    .flatMap(({ id }) => profiles.find((profile) => profile.id === id) ?? [])
    .filter((profile) =>
      hasEveryWord(words, [
        serverName(profile, t),
        profile.address,
        t(`frame.environment.${profile.environment}`),
        profile.managed ? t('servers.managed.mark') : '',
      ]),
    );
  const remote = profiles.filter(({ kind }) => kind === 'remote');
  const mayOrder = !locked && words === '' && profiles.filter(isOwnServer).length > 1;
  const exportAll = () =>
    exportServers(remote).catch((error: unknown) =>
      notify({ tone: 'danger', text: describeError(error).message }),
    );
  return (
    <div className={layout.form}>
      <PageHeader
        title={t('servers.title')}
        purpose={t('servers.purpose')}
        actions={
          <>
            {remote.length > 0 && (
              <Button icon={<Download size={15} aria-hidden="true" />} onClick={() => void exportAll()}>
                {t('servers.export.all')}
              </Button>
            )}
            {!locked && (
              <>
                <Button
                  icon={<FileInput size={15} aria-hidden="true" />}
                  onClick={() => void navigate('/servers/import')}
                >
                  {t('servers.import.action')}
                </Button>
                <Button
                  look="primary"
                  icon={<Plus size={15} aria-hidden="true" />}
                  onClick={() => void navigate('/servers/edit/new')}
                >
                  {t('servers.add')}
                </Button>
              </>
            )}
          </>
        }
      />
      {locked && (
        <div className={layout.below}>
          <Notice title={t('servers.managed.lockedTitle')}>{t('servers.managed.lockedText')}</Notice>
        </div>
      )}
      {profiles.length >= searched && (
        <div className={`${layout.line} ${layout.below}`}>
          <SearchField label={t('servers.list')} value={words} onChange={setWords} pageSearch />
          <span role="status" className={ink.count}>
            {t('common.table.found', { found: shown.length, total: profiles.length })}
          </span>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('common.table.nothingFound')} text={t('common.table.nothingFoundHint')} />
      ) : (
        <ul className={lines.framed} aria-label={t('servers.list')}>
          {shown.map((profile) => (
            <ServerLine
              key={profile.id}
              profile={profile}
              active={profile.id === servers.active}
              locked={locked}
              order={mayOrder && isOwnServer(profile) ? order : null}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" aria-live="assertive">
        {order.announcement}
      </p>
      {importing && !locked && (
        <WithAntd>
          <ImportDialog onClose={() => void navigate('/servers')} />
        </WithAntd>
      )}
    </div>
  );
}
