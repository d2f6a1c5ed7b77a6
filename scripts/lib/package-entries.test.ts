import { describe, expect, it } from 'vitest';
import { desktopEntryProblems, infoPlistProblems } from './package-entries.ts';

const entry = `[Desktop Entry]
Name=Steward
Exec=/opt/Steward/steward %U
Terminal=false
Type=Application
Icon=steward
StartupWMClass=steward
Comment=Console
Comment[zh_CN]=控制台
Keywords=admin;
MimeType=application/x-steward-licence;x-scheme-handler/steward;
Categories=Office;
`;

describe('a desktop entry', () => {
  it('that is right has no fault', () => expect(desktopEntryProblems(entry)).toEqual([]));

  it.each([
    ['[Desktop Entry]', '[Entry]', 'it begins with [Entry]'],
    ['Icon=steward', 'Name=Other', 'a key stands there twice'],
    ['Icon=steward', 'Icon=', 'Icon is missing'],
    ['Icon=steward', 'Icon=steward.png', 'Icon has an ending'],
    ['Keywords=', 'Key=', 'Key is no key'],
    ['Keywords=admin;', 'Keywords=admin', 'Keywords does not end with a semicolon'],
    ['Comment=Console', 'GenericName=Console', 'Comment[zh_CN] has no text for the other languages'],
    ['x-scheme-handler/steward', 'application/x-steward-licence', 'MimeType names one thing twice'],
    ['Type=Application', 'Type=Link', 'it is no application'],
    ['Terminal=false', 'Terminal=no', 'Terminal is neither true nor false'],
    ['Categories=Office', 'Categories=Business', 'its categories are Business'],
    ['Categories=Office', 'Categories=Office;Network', 'its categories are Office, Network'],
    [' %U', '', 'Exec takes no file and no address'],
  ])('with %j as %j: %s', (before, after, problem) => {
    expect(desktopEntryProblems(entry.replace(before, after))).toContain(problem);
  });
});

describe('a property list', () => {
  const has = (path: string) => ['MacOS/Steward', 'Resources/icon.icns', 'Resources/app.asar'].includes(path);
  const o = { id: 'com.steward.console', version: '0.1.0', has };
  const info = {
    CFBundleIdentifier: o.id,
    CFBundleExecutable: 'Steward',
    CFBundleName: 'Steward',
    CFBundleShortVersionString: o.version,
    CFBundleVersion: '0.1.0',
    CFBundleIconFile: 'icon.icns',
    CFBundlePackageType: 'APPL',
    LSApplicationCategoryType: 'public.app-category.business',
    CFBundleURLTypes: [{ CFBundleURLSchemes: ['steward'] }],
    CFBundleDocumentTypes: [
      { CFBundleTypeExtensions: ['licence'], CFBundleTypeRole: 'Viewer', LSHandlerRank: 'Owner' },
    ],
    ElectronAsarIntegrity: { 'Resources/app.asar': { algorithm: 'SHA256', hash: 'a'.repeat(64) } },
  };

  it('that is right has no fault', () => expect(infoPlistProblems(info, o)).toEqual([]));

  it.each([
    ['CFBundleIdentifier', 'com.github.Electron'],
    ['CFBundleExecutable', 'Electron'],
    ['CFBundleShortVersionString', '0.0.9'],
    ['CFBundleVersion', '1.2.3-beta'],
    ['CFBundleIconFile', 'electron.icns'],
    ['CFBundlePackageType', undefined],
    ['LSApplicationCategoryType', 'Business'],
    ['CFBundleURLTypes', []],
    ['CFBundleDocumentTypes', [{ ...info.CFBundleDocumentTypes[0], LSHandlerRank: 'Best' }]],
    ['ElectronAsarIntegrity', {}],
  ])('with another %s', (name, value) => {
    expect(infoPlistProblems({ ...info, [name]: value }, o)).toContain(`Info.plist: ${name} is not right`);
  });
});
