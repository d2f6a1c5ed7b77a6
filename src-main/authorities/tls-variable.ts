/**
 * NODE_TLS_REJECT_UNAUTHORIZED=0, which many computers carry for some other tool, makes Node accept any certificate
 * where a connection does not say otherwise. All connections of Steward do; the variable is removed as well, before
 * the first of them.
 */
const variable = 'NODE_TLS_REJECT_UNAUTHORIZED';

/** Returns true where the variable was '0', so that the user learns that it has no effect here. */
export function dropTlsVariable(env: NodeJS.ProcessEnv): boolean {
  const asked = env[variable] === '0';
  // wall: tls-variable
  delete env[variable];
  return asked;
}
