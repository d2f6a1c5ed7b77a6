/** Endings of files that are read as licences: in a folder, in the system's dialog, as arguments of the program. */
export const licenceEndings = ['lic', 'licence', 'license', 'jws', 'jwe', 'json', 'properties', 'b64', 'txt'];

/** `.lic` alone is a hidden file without an extension. */
const licenceName = new RegExp(`[^.]\\.(?:${licenceEndings.join('|')})$`, 'i');

export function isLicenceName(name: string): boolean {
  return licenceName.test(name);
}
