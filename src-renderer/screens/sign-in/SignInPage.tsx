/** The sign-in page: the choice of a server, the sign-in, and the licence tool, which needs no session. */

import { ChevronDown, FileKey2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { languages } from '#shared/text/types.ts';
import { useEndedTenant } from '#state/ended-tenant.ts';
import { changeSettings, useActiveServer, useProgram } from '#state/program.ts';
import { countsAs, serverHint } from '#state/server-rules.ts';
import { chooseServer, serverName } from '#state/servers.ts';
import buttons from '#widgets/Button.module.css';
import { EnvironmentDot, EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import { Choice } from '#widgets/Field.tsx';
import choice from '#widgets/looks/choice.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { AccountList } from './AccountList.tsx';
import { Agreements } from './Agreements.tsx';
import { RemoteSignIn } from './RemoteSignIn.tsx';
import styles from './SignInPage.module.css';
import { signInTitle } from './sign-in-title.ts';

export function SignInPage() {
  const { t, language } = useText();
  const server = useActiveServer();
  const name = serverName(server, t);
  const sandbox = server.kind === 'sandbox';
  // A blocked server is active only if it is the sandbox and there is no other server.
  const allowed = sandbox && !server.blocked;
  return (
    <div className={styles.page}>
      <main id="content" className={styles.column} tabIndex={-1}>
        <div className={layout.spread}>
          <ServerChoice />
          <Choice
            label={t('frame.language.label')}
            value={language}
            options={languages.map((value) => ({ value, label: languageTraits[value].shortName }))}
            onChange={(value) => changeSettings({ language: value }).catch(report)}
          />
        </div>
        <EndedTenant />
        <h1 className={styles.title}>{signInTitle(server, t)}</h1>
        {server.blocked && (
          <Notice tone="locked" title={t('servers.blocked.sandbox')}>
            {t('servers.blocked.instead')}
          </Notice>
        )}
        {allowed && <p className={`${ink.quiet} ${styles.text}`}>{t('frame.signIn.sandboxText')}</p>}
        {!sandbox && <RemoteSignIn key={server.id} server={server} name={name} />}
        {allowed && <AccountList />}
        {allowed && <Agreements />}
        <Link to="/licensetool" className={`${choice.choice} ${styles.tool}`}>
          <FileKey2 size={18} aria-hidden="true" className={choice.picture} />
          <span className={choice.words}>
            <strong>{t('frame.signIn.licenceTool')}</strong>
            <span className={ink.quiet}>{t('frame.signIn.licenceToolText')}</span>
          </span>
        </Link>
      </main>
    </div>
  );
}

/** The message after the enterprise was cancelled from here: the server's, or an explanation (spec 1§4). */
function EndedTenant() {
  const { t } = useText();
  const ended = useEndedTenant();
  if (!ended) return null;
  return (
    <div className={layout.below}>
      <Notice tone="info" title={t('tenantEdit.cancelEnterprise.endedOf', { name: ended.tenantName })}>
        {ended.message || t('tenantEdit.cancelEnterprise.endedText')}
      </Notice>
    </div>
  );
}

function report(error: unknown): void {
  notify({ tone: 'danger', text: describeError(error).message });
}

function ServerChoice() {
  const { t } = useText();
  const { servers } = useProgram();
  const navigate = useNavigate();
  const server = useActiveServer();
  const name = serverName(server, t);
  return (
    <MenuButton
      label={`${t('frame.header.server')}: ${name}${
        server.kind === 'remote' ? ` ${t(`frame.environment.${countsAs(server)}`)}` : ''
      }`}
      className={`${buttons.button} ${buttons.quiet} ${styles.server}`}
      lines={[
        ...servers.profiles.map((profile) => ({
          key: profile.id,
          label: serverName(profile, t),
          hint: serverHint(profile, t),
          disabled: profile.blocked,
          checked: profile.id === servers.active,
          onSelect: () => void chooseServer(profile.id).catch(report),
        })),
        { kind: 'line' as const, key: 'line' },
        { key: 'manage', label: t('servers.manage'), onSelect: () => void navigate('/servers') },
      ]}
    >
      <EnvironmentDot environment={countsAs(server)} />
      {name} {server.kind === 'remote' && <EnvironmentTag environment={countsAs(server)} />}
      <ChevronDown size={14} aria-hidden="true" />
    </MenuButton>
  );
}
