/** Leads to the line of the server's form that says where this server has a call. */
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { activeServer, programAtom } from '#state/program.ts';
import styles from './Notice.module.css';

export function OtherPaths({ call }: { readonly call: string }) {
  const { t } = useText();
  const program = useAtomValue(programAtom);
  const server = program && activeServer(program.servers);
  // What the organisation manages, and the sandbox, can't be placed elsewhere here.
  if (!server || server.kind === 'sandbox' || server.managed) return null;
  return (
    <Link className={styles.link} to={`/servers/edit/${encodeURIComponent(server.id)}?path=${call}`}>
      {t('servers.form.paths')}
    </Link>
  );
}
