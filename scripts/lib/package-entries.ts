/** The entries by which systems know an installed program, checked as their documents say (desktop files, plists). */

/** https://specifications.freedesktop.org/desktop-entry-spec/latest/recognized-keys.html */
const entryKeys =
  /^(Type|Version|Name|GenericName|NoDisplay|Comment|Icon|Hidden|OnlyShowIn|NotShowIn|DBusActivatable|TryExec|Exec|Path|Terminal|Actions|MimeType|Categories|Implements|Keywords|StartupNotify|StartupWMClass|URL|PrefersNonDefaultGPU|SingleMainWindow|X-[\w-]+)(\[[a-z]{2}(_[A-Z]{2})?\])?$/;
const listKeys = /^(MimeType|Categories|Keywords|Actions)(\[|$)/;
/** https://specifications.freedesktop.org/menu-spec/latest/category-registry.html */
const mainCategories =
  /^(AudioVideo|Audio|Video|Development|Education|Game|Graphics|Network|Office|Science|Settings|System|Utility)$/;

/** Faults of a desktop entry, as `desktop-file-validate` would name them. */
export function desktopEntryProblems(text: string): string[] {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const pairs = lines.map((line) => /^([^=]+)=(.*)$/.exec(line)?.slice(1) ?? [line, null]);
  const entry = new Map(pairs as [string, string | null][]);
  const categories = entry.get('Categories')?.split(';').filter(Boolean) ?? [];
  const names = [...entry.keys()];
  return [
    ...(head === '[Desktop Entry]' ? [] : [`it begins with ${head}`]),
    ...(entry.size === pairs.length ? [] : ['a key stands there twice']),
    ...['Type', 'Name', 'Exec', 'Icon'].filter((key) => !entry.get(key)).map((key) => `${key} is missing`),
    ...names.filter((key) => !entryKeys.test(key)).map((key) => `${key} is no key`),
    ...names
      .filter((key) => listKeys.test(key) && !entry.get(key)?.endsWith(';'))
      .map((key) => `${key} does not end with a semicolon`),
    ...names
      .filter((key) => key.includes('[') && !entry.has(key.replace(/\[.*/, '')))
      .map((key) => `${key} has no text for the other languages`),
    ...names
      .filter((key) => listKeys.test(key) && hasTwice(entry.get(key)?.split(';') ?? []))
      .map((key) => `${key} names one thing twice`),
    ...(entry.get('Type') === 'Application' ? [] : ['it is no application']),
    ...(/^(true|false)$/.test(entry.get('Terminal') ?? 'false')
      ? []
      : ['Terminal is neither true nor false']),
    ...(categories.filter((name) => mainCategories.test(name)).length === 1
      ? []
      : [`its categories are ${categories.join(', ')}`]),
    ...(/ %[fFuU]$/.test(entry.get('Exec') ?? '') ? [] : ['Exec takes no file and no address']),
    ...(/\.(png|svg|xpm)$/.test(entry.get('Icon') ?? '') ? ['Icon has an ending'] : []),
  ];
}

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;

interface DocumentType {
  readonly CFBundleTypeExtensions: readonly string[];
  readonly CFBundleTypeRole: string;
  readonly LSHandlerRank: string;
}

export interface AppInfoPlist {
  readonly CFBundleIdentifier?: string;
  readonly CFBundleExecutable?: string;
  readonly CFBundleName?: string;
  readonly CFBundleShortVersionString?: string;
  readonly CFBundleVersion?: string;
  readonly CFBundleIconFile?: string;
  readonly CFBundlePackageType?: string;
  readonly LSApplicationCategoryType?: string;
  readonly CFBundleDocumentTypes?: readonly DocumentType[];
  readonly CFBundleURLTypes?: readonly { readonly CFBundleURLSchemes: readonly string[] }[];
  readonly ElectronAsarIntegrity?: Readonly<Record<string, { algorithm: string; hash: string }>>;
}

/** Faults of a program's Info.plist. `has`: whether a path below Contents is there; `archive`: the hash of its header. */
export function infoPlistProblems(
  info: AppInfoPlist,
  o: { readonly id: string; readonly version: string; readonly has: (path: string) => boolean },
): string[] {
  const facts: readonly (readonly [name: string, isRight: boolean])[] = [
    ['CFBundleIdentifier', info.CFBundleIdentifier === o.id],
    ['CFBundleExecutable', o.has(`MacOS/${info.CFBundleExecutable}`)],
    ['CFBundleName', info.CFBundleName === info.CFBundleExecutable],
    ['CFBundleShortVersionString', info.CFBundleShortVersionString === o.version],
    // Three numbers at most: developer.apple.com/documentation/bundleresources/information-property-list
    ['CFBundleVersion', /^\d+(\.\d+){0,2}$/.test(info.CFBundleVersion ?? '')],
    ['CFBundleIconFile', o.has(`Resources/${info.CFBundleIconFile}`)],
    ['CFBundlePackageType', info.CFBundlePackageType === 'APPL'],
    [
      'LSApplicationCategoryType',
      /^public\.app-category\.[a-z-]+$/.test(info.LSApplicationCategoryType ?? ''),
    ],
    ['CFBundleURLTypes', String(info.CFBundleURLTypes?.map((one) => one.CFBundleURLSchemes)) === 'steward'],
    [
      'CFBundleDocumentTypes',
      (info.CFBundleDocumentTypes ?? []).length > 0 &&
        (info.CFBundleDocumentTypes ?? []).every(
          (one) =>
            one.CFBundleTypeExtensions.length === 1 &&
            one.CFBundleTypeRole === 'Viewer' &&
            /^(Owner|Default|Alternate|None)$/.test(one.LSHandlerRank),
        ),
    ],
    [
      'ElectronAsarIntegrity',
      Object.entries(info.ElectronAsarIntegrity ?? {}).length === 1 &&
        Object.entries(info.ElectronAsarIntegrity ?? {}).every(
          ([path, { algorithm, hash }]) =>
            o.has(path) && algorithm === 'SHA256' && /^[\da-f]{64}$/.test(hash),
        ),
    ],
  ];
  return facts.filter(([, isRight]) => !isRight).map(([name]) => `Info.plist: ${name} is not right`);
}
