/**
 * Which fields are secret, by their names: one list for everything that keeps or shows what was sent (the change
 * door's journal entries, the journal on the disk). Names are compared without case, `_`, `-`, `.` and blanks.
 * Where a name is doubtful it is secret (limits.md §3 "tokens never logged").
 */

/** What stands in a secret's place. */
export const masked = '•••';

/** These parts make any name secret. `secretary` is a person; a password's policy is no password. */
const secretPart = new RegExp(
  [
    'pass(?:word|wd|phrase|code)(?!s?(?:policy|policies|rule|strength|length|min|max|complexity|expir|days|valid|level|history|required|enabled|type))',
    'pwd(?!policy|rule|strength|length|min|max|level|type|days|valid|expir)',
    'secret(?!ar)',
    'token',
    'cookie',
    'credential',
    'authorization',
    'authorisation',
    'bearer',
    // Codes that prove who somebody is: sent to a mobile, or given for one that was right (spec 1§4, S-8).
    '(?:verif(?:y|ication)|check|success|sms|mobile|auth|login|captcha|security|invite|recovery|backup)code',
    'captcha',
    'cachemark',
    '(?:api|app|private|secret|access|encrypt(?:ion)?|decrypt(?:ion)?|sign(?:ing)?|symmetric|shared|master|ssh|preshared)key',
    'appsecurity',
    'keystore',
    'sessionid',
    // Key files; their passphrases are caught above.
    '(?:pkcs|p)12',
    'pfx',
    '(?:jsapi|suite|api)ticket',
    // Numbers that codes are sent to so that somebody can sign in.
    '(?:verify|verified|security|recovery|login|secret|bind|bound)(?:mobile|phone)',
  ].join('|'),
);

/** Names that are secret only when they stand alone. */
const secretWhole = new Set(['pass', 'pin', 'otp', 'totp', 'auth', 'jwt', 'sid', 'jsessionid', 'xauth']);

/** A number that stands beside such a code is being proved; elsewhere it is a contact's, which the page shows. */
const proof = /(?:verif(?:y|ication)|check|success)code|cachemark/;
const mobile = /^(?:mobile|phone|mobilenumber|phonenumber|telephone)$/;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]/g, '');
}

export function isSecretName(name: string): boolean {
  const key = plain(name);
  return secretWhole.has(key) || secretPart.test(key);
}

/** A config record's value is what its key says (`{ configKey: 'smtp_password', configValue: … }`). */
const value = /^(?:config)?value$/;
const keys = ['configKey', 'config_key', 'configkey', 'key', 'name'];

/** The same for a field of an object, which its neighbours can make secret. */
export function isSecretField(name: string, owner: object): boolean {
  if (isSecretName(name)) return true;
  const key = plain(name);
  if (value.test(key)) {
    return keys.some((each) => {
      const named: unknown = Reflect.get(owner, each);
      return typeof named === 'string' && isSecretName(named);
    });
  }
  return mobile.test(key) && Object.keys(owner).some((other) => proof.test(plain(other)));
}
