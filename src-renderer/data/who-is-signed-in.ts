/** What tells who is signed in at a server without the session's own call; loaded where one is met. */
export { getTenantInfo } from '#shared/api/tenant/tenant.ts';
export { lacksSession } from '#shared/rules/session/lacks-session.ts';
