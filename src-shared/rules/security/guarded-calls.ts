/**
 * Calls that decide who may sign in. The change door asks the lock-out guard before each of them, whoever sends it: a
 * form, a switch, a list, an undo, the journal. A test refuses a call of these areas that stands neither here nor among
 * the harmless ones.
 */

const always = [
  'ipconfig.add',
  'ipconfig.update',
  'ipconfig.remove',
  'ipconfig.removeOne',
  'ipconfig.savePermission',
  'ipconfig.turnWhite',
  'ipconfig.turnBlack',
  'segments.update',
  'segments.remove',
  'loginWhite.save',
  'loginControl.save',
  'loginControl.remove',
  'restrictedLogin.save',
  'securitySettings.saveMobileLogin',
  'securitySettings.saveRealIp',
];

/** Nothing names what it makes, unless it was there before: then it is made again, by an undo. */
const unlessFresh = ['segments.add'];

/** `fresh`: what it makes has an id that was given just now. */
export function isGuarded(endpoint: string, fresh = false): boolean {
  return always.includes(endpoint) || (!fresh && unlessFresh.includes(endpoint));
}
