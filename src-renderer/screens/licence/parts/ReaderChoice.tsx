/** The choice whether this computer or the server reads the files, with an explanation of both. */

import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

export type ReaderLocation = 'local' | 'server';

interface WhereChoiceProps {
  readonly where: ReaderLocation;
  readonly onWhere: (where: ReaderLocation) => void;
}

export function ReaderChoice({ where, onWhere }: WhereChoiceProps) {
  const { t } = useText();
  return (
    <div className={layout.row}>
      <Segmented
        label={t('licence.screen.where.label')}
        value={where}
        options={[
          { value: 'local', label: t('licence.screen.where.local') },
          { value: 'server', label: t('licence.screen.where.server') },
        ]}
        onChange={onWhere}
      />
      {where === 'local' ? (
        <span className={ink.quiet}>{t('licence.screen.where.localHelp')}</span>
      ) : (
        <ServerHelp />
      )}
    </div>
  );
}

function ServerHelp() {
  const { t } = useText();
  const session = useSession();
  const name = serverName(useActiveServer(), t);
  const navigate = useNavigate();
  const server = { server: name };
  switch (session.status) {
    case 'signedIn':
      return <span className={ink.quiet}>{t('licence.screen.where.serverHelp', server)}</span>;
    case 'unreachable':
      return <span className={ink.quiet}>{t('licence.screen.where.unreachable', server)}</span>;
    case 'loading':
      return null;
    default:
      return (
        <span className={ink.quiet}>
          {t('licence.screen.where.needsSignIn', server)}{' '}
          <Button look="quiet" size="small" onClick={() => void navigate('/info')}>
            {t('licence.screen.where.signIn')}
          </Button>
        </span>
      );
  }
}
