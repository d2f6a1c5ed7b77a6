/** Links to the server form's line with a call's path. */
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { activeServer, programAtom } from '#state/program.ts';
import styles from './Notice.module.css';

export function OtherPaths({ call }: { readonly call: string }) {
  const { t } = useText();
  const program = useAtomValue(programAtom);
  const server = program && activeServer(program.servers);
  // Paths of a managed server or of the sandbox can't be changed here.
  if (!server || server.kind === 'sandbox' || server.managed) return null;
  return (
    <Link className={styles.link} to={`/servers/edit/${encodeURIComponent(server.id)}?path=${call}`}>
      {t('servers.form.paths')}
    </Link>
  );
}
