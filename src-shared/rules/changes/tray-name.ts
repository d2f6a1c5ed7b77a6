/**
 * The name of a change tray: a server profile and, behind a slash, the key of a tenant there. What was collected before
 * trays had tenants is in the tray of the profile alone: its tenant is not known.
 */
export function trayOf(server: string, tenantKey: string): string {
  return tenantKey === '' ? server : `${server}/${tenantKey}`;
}

/** The id of the profile. */
export function serverOfTray(tray: string): string {
  return tray.split('/', 1)[0] ?? '';
}

/** The key of the tenant; '': not known. */
export function tenantOfTray(tray: string): string {
  return tray.slice(serverOfTray(tray).length + 1);
}
