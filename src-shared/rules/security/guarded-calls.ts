/**
 * Calls that decide who may sign in. The change door asks the lock-out guard before each of them, whoever sends it: a
 * form, a switch, a list, an undo, the journal. A test fails for a call of these areas that is neither listed here nor
 * listed as harmless.
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
  'lockedAccounts.lock',
  'loginControl.save',
  'loginControl.remove',
  'restrictedLogin.save',
  'securitySettings.saveMobileLogin',
  // wall: guarded-real-ip
  'securitySettings.saveRealIp',
];

/** No rule refers to a segment with a fresh id. An undo recreates a segment that rules may refer to. */
const unlessFresh = ['segments.add'];

/** `fresh`: the server has just assigned the id of the created record. */
export function isGuarded(endpoint: string, fresh = false): boolean {
  return always.includes(endpoint) || (!fresh && unlessFresh.includes(endpoint));
}
