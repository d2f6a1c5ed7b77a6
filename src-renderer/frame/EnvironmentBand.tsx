/** The band along the top edge in the environment's colour; the tag beside the server's name has the word. */
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { countsAs } from '#state/server-rules.ts';
import styles from './EnvironmentBand.module.css';

export function EnvironmentBand({ server }: { readonly server: ServerProfile }) {
  return <div className={styles.band} data-environment={countsAs(server)} aria-hidden="true" />;
}
