/**
 * NODE_TLS_REJECT_UNAUTHORIZED=0, which many computers carry for some other tool, makes Node take any certificate where
 * a connection does not say otherwise. Ours all do; it is taken out of the environment besides, before the first one.
 */
const variable = 'NODE_TLS_REJECT_UNAUTHORIZED';

/** True where it asked for that, so that the user is told: what relied on it does not work here. */
export function dropTlsVariable(env: NodeJS.ProcessEnv): boolean {
  const asked = env[variable] === '0';
  delete env[variable];
  return asked;
}
