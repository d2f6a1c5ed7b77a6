/** Says that the server is read-only before anybody fills in a form. */
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { useProgram } from '#state/program.ts';
import { becauseText } from '#state/server-rules.ts';
import { serverName } from '#state/servers.ts';
import styles from './ReadOnlyBanner.module.css';

export function ReadOnlyBanner({ server }: { readonly server: ServerProfile }) {
  const { t, language } = useText();
  const { locked } = useProgram().servers;
  const { readOnly } = server.rules;
  if (!readOnly) return null;
  return (
    <aside className={styles.banner} aria-label={t('servers.readOnly.mark')}>
      <Lock size={14} aria-hidden="true" />
      <span>
        {[t('servers.readOnly.banner', { name: serverName(server, t) }), becauseText(readOnly, t)].join(
          languageTraits[language].sentence,
        )}
      </span>
      {readOnly.by === 'own' && !server.managed && !locked && (
        <Link to={`/servers/edit/${encodeURIComponent(server.id)}`}>{t('servers.readOnly.change')}</Link>
      )}
    </aside>
  );
}
