/**
 * The names of secret fields: one list for all code that stores or shows requests (the change door's journal entries,
 * the journal on disk). Names are compared without case, `_`, `-`, `.` and blanks. A doubtful name counts as secret
 * (limits.md §3 "tokens never logged").
 */

export const maskedValue = '•••';
/** Stands for a secret that is another one than before. */
export const changedSecret = '••• ≠';

/** Any name with one of these parts is secret. A `secretary` is a person, and a password policy is no password. */
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
    // Codes that prove an identity: sent to a mobile phone, or returned for a correct one (spec 1§4, S-8).
    '(?:verif(?:y|ication)|check|success|sms|mobile|auth|login|captcha|security|invite|recovery|backup)code',
    'captcha',
    'cachemark',
    '(?:api|app|private|secret|access|encrypt(?:ion)?|decrypt(?:ion)?|sign(?:ing)?|symmetric|aes|shared|master|ssh|preshared)key',
    'appsecurity',
    'keystore',
    'sessionid',
    // Key files; their passphrases are caught above.
    '(?:pkcs|p)12',
    'pfx',
    '(?:jsapi|suite|api)ticket',
    // Phone numbers that receive sign-in codes.
    '(?:verify|verified|security|recovery|login|secret|bind|bound)(?:mobile|phone)',
  ].join('|'),
);

/** Names that are secret only as a whole. */
const secretWhole = new Set(['pass', 'pin', 'otp', 'totp', 'auth', 'jwt', 'sid', 'jsessionid', 'xauth']);

/** A phone number beside such a code is being verified and secret; elsewhere it is a contact's and shown. */
const proof = /(?:verif(?:y|ication)|check|success)code|cachemark/;
const mobile = /^(?:mobile|phone|mobilenumber|phonenumber|telephone)$/;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.-]/g, '');
}

export function isSecretName(name: string): boolean {
  const key = plain(name);
  return secretWhole.has(key) || secretPart.test(key);
}

/** The key of a config record decides about its value (`{ configKey: 'smtp_password', configValue: … }`). */
const value = /^(?:config)?value$/;
const keys = ['configKey', 'config_key', 'configkey', 'key', 'name'];

/** Tells whether a field is secret; its sibling fields can make it so. */
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

const masks = [maskedValue, changedSecret].map((mask) => JSON.stringify(mask));

/** Whether a text of JSON, such as a state of the journal, holds a secret that is not shown. */
export function holdsMaskedSecret(json: string | null): boolean {
  return json !== null && masks.some((mask) => json.includes(mask));
}
