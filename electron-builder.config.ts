/**
 * The packages of Steward (docs/guide/install.md): Windows (nsis, msi), macOS (dmg, universal), Linux (AppImage,
 * deb). Secrets and names of an organisation come from the environment; without them the packages are unsigned.
 */
import { basename, join } from 'node:path';
import { type AfterPackContext, Arch, type Configuration } from 'electron-builder';
import { fuseAndCheck } from './scripts/fuses.ts';
import { bundleClosure } from './scripts/lib/bundle-closure.ts';

const { env } = process;
const icons = 'resources/icons';
const metainfo = 'resources/packaging/com.steward.console.metainfo.xml';
const signsForApple = Boolean(env.CSC_LINK || env.CSC_NAME);

/** The path of Electron's binary in a packed program. */
function electronOf({ electronPlatformName, appOutDir, packager }: AfterPackContext): string {
  const { productFilename } = packager.appInfo;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`);
  return join(appOutDir, electronPlatformName === 'win32' ? `${productFilename}.exe` : 'steward');
}

const licenceFile = {
  name: 'Steward.Licence',
  description: 'Licence file',
  mimeType: 'application/x-steward-licence',
  role: 'Viewer',
} as const;

/**
 * A changed binary breaks its ad-hoc signature. Both halves of a universal program must have the same files when
 * they are joined (@electron/universal), so that only the whole one is signed again.
 */
export function isResigned({
  electronPlatformName,
  appOutDir,
  arch,
}: Pick<AfterPackContext, 'electronPlatformName' | 'appOutDir' | 'arch'>): boolean {
  if (electronPlatformName !== 'darwin' || signsForApple) return false;
  const isHalf = arch !== Arch.universal && appOutDir.endsWith('-temp');
  return !isHalf;
}

/** The archive's files: the desktop's part of the build, which bundles its packages. */
export function packedFiles(root: string): string[] {
  const main = bundleClosure(join(root, 'out/main'), 'desktop.js').map((file) => `out/main/${file}`);
  return [
    ...main,
    'out/main/third-party.json',
    'out/preload/preload.cjs',
    'out/renderer/**',
    '!**/*.map',
    // For the web shell alone (scripts/build/compress-ahead.ts).
    '!**/*.br',
    '!node_modules/**',
  ];
}

/** The part of the configuration that needs no build. */
export function packaging(): Configuration {
  return {
    appId: 'com.steward.console',
    productName: 'Steward',
    copyright: 'Steward',
    directories: { output: 'dist', buildResources: 'resources/packaging' },
    // For people who write programs beside it; `npm run openapi` builds the folder.
    extraResources: [
      { from: 'out/interface', to: 'interface' },
      // For the organisation's administrators: templates of group policies and of device management.
      { from: 'resources/policy', to: 'policy' },
    ],
    extraMetadata: {
      homepage: env.STEWARD_HOMEPAGE || 'https://steward.invalid/',
      // The manufacturer of the MSI.
      author: { name: 'Steward' },
      // Desktops find the window's entry and icon by it: Electron's app_id, and StartupWMClass of the entry.
      desktopName: 'steward.desktop',
    },
    asar: true,
    npmRebuild: false,
    electronLanguages: ['en-US', 'zh-CN'],
    protocols: [{ name: 'Steward', schemes: ['steward'] }],
    // Windows names a kind of file for all programs by `name`. Many programs have files that end in .lic, so that
    // Steward only offers itself for those (resources/packaging/installer.nsh, and rank Alternate on macOS).
    fileAssociations: [
      { ext: 'licence', ...licenceFile, rank: 'Owner' },
      {
        ext: 'steward-theme',
        name: 'Steward.Theme',
        description: 'Theme package',
        mimeType: 'application/x-steward-theme',
        role: 'Viewer',
        rank: 'Owner',
      },
    ],
    // A feed that the organisation runs; its policy may name another one. Without one the package still says who
    // published it, so that a policy's feed can be checked; nothing is looked for at a name that can't exist (RFC 6761).
    publish: [{ provider: 'generic', url: env.STEWARD_UPDATE_FEED || 'https://steward.invalid/' }],
    forceCodeSigning: env.STEWARD_SIGNED === '1',
    afterPack: (context) => fuseAndCheck(electronOf(context), { resign: isResigned(context) }),
    win: {
      // Organisations that distribute by group policy take the MSI.
      target: [
        { target: 'nsis', arch: ['x64', 'arm64'] },
        { target: 'msi', arch: 'x64' },
      ],
      icon: `${icons}/icon.ico`,
      requestedExecutionLevel: 'asInvoker',
    },
    nsis: {
      // Asks whether for everybody or for this user; silent: /S with /allusers or /currentuser.
      oneClick: false,
      perMachine: false,
      selectPerMachineByDefault: false,
      allowElevation: true,
      allowToChangeInstallationDirectory: true,
      deleteAppDataOnUninstall: false,
      include: 'resources/packaging/installer.nsh',
    },
    msi: { oneClick: false, perMachine: true, runAfterFinish: false },
    mac: {
      fileAssociations: [{ ext: 'lic', ...licenceFile, rank: 'Alternate' }],
      // electron-updater takes the zip; people take the dmg.
      target: [
        { target: 'dmg', arch: 'universal' },
        { target: 'zip', arch: 'universal' },
      ],
      icon: `${icons}/icon.icns`,
      category: 'public.app-category.business',
      darkModeSupport: true,
      hardenedRuntime: true,
      gatekeeperAssess: false,
      entitlements: 'resources/packaging/entitlements.mac.plist',
      entitlementsInherit: 'resources/packaging/entitlements.mac.plist',
      notarize: Boolean(env.APPLE_API_KEY || env.APPLE_ID || env.APPLE_KEYCHAIN_PROFILE),
      ...(signsForApple ? {} : { identity: null }),
    },
    linux: {
      target: [
        { target: 'AppImage', arch: ['x64', 'arm64'] },
        { target: 'deb', arch: ['x64', 'arm64'] },
      ],
      // A kind of its own: who chooses a program for .lic chooses none for Steward's files.
      fileAssociations: [{ ext: 'lic', ...licenceFile, mimeType: 'application/x-lic' }],
      syncDesktopName: true,
      desktop: { entry: { 'Comment[zh_CN]': '协同办公平台的管理控制台', Keywords: 'admin;tenant;licence;' } },
      icon: icons,
      category: 'Office',
      executableName: 'steward',
      maintainer: env.STEWARD_MAINTAINER || 'Steward <maintainers@steward.invalid>',
      synopsis: 'Administration console for a collaboration and office platform',
    },
    // Software centres show what the metainfo says.
    deb: {
      packageName: 'steward',
      fpm: [`${join(import.meta.dirname, metainfo)}=/usr/share/metainfo/${basename(metainfo)}`],
    },
    // The older one starts every AppImage with --no-sandbox, which the program refuses (src-main/desktop/main.ts).
    toolsets: { appimage: '1.0.3' },
  };
}

export default function configuration(): Configuration {
  return { ...packaging(), files: packedFiles(import.meta.dirname) };
}
