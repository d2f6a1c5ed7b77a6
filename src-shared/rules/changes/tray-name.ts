/**
 * The name of a change tray: a server profile's id and, behind a slash, the key of a tenant. Changes collected before
 * trays had tenants are in the tray of the profile alone, since their tenant is not known.
 */
export function trayOf(server: string, tenantKey: string): string {
  return tenantKey === '' ? server : `${server}/${tenantKey}`;
}

export function serverOfTray(tray: string): string {
  return tray.split('/', 1)[0] ?? '';
}

/** Returns the key of the tenant; '' when it is not known. */
export function tenantOfTray(tray: string): string {
  return tray.slice(serverOfTray(tray).length + 1);
}
