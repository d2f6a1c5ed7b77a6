/** A server's environment: a coloured dot and, wherever a person decides something, the word. */

import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import styles from './EnvironmentTag.module.css';

type Environment = ServerProfile['environment'];

export function EnvironmentDot({ environment }: { readonly environment: Environment }) {
  return <span className={styles.dot} data-environment={environment} aria-hidden="true" />;
}

/** Production has a filled tag, so that it stands out without colour too. */
export function EnvironmentTag({ environment }: { readonly environment: Environment }) {
  const { t } = useText();
  return (
    <span className={styles.tag} data-environment={environment}>
      {t(`frame.environment.${environment}`)}
    </span>
  );
}
