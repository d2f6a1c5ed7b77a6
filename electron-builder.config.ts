/**
 * How Steward is packaged (docs/guide/install.md): Windows (nsis), macOS (dmg, universal), Linux (AppImage, deb).
 * What is secret or belongs to an organisation comes from the environment; without it the packages are unsigned.
 */
import { join } from 'node:path';
import { type AfterPackContext, Arch, type Configuration } from 'electron-builder';
import { fuseAndCheck } from './scripts/fuses.ts';
import { bundleClosure } from './scripts/lib/bundle-closure.ts';

const { env } = process;
const icons = 'resources/icons';
const signsForApple = Boolean(env.CSC_LINK || env.CSC_NAME);

/** Where Electron's binary is in a packed program. */
function electronOf({ electronPlatformName, appOutDir, packager }: AfterPackContext): string {
  const { productFilename } = packager.appInfo;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`);
  return join(appOutDir, electronPlatformName === 'win32' ? `${productFilename}.exe` : 'steward');
}

/** What goes into the archive: the desktop's part of the build, which bundles its packages. */
export function packedFiles(root: string): string[] {
  const main = bundleClosure(join(root, 'out/main'), 'desktop.js').map((file) => `out/main/${file}`);
  return [
    ...main,
    'out/main/third-party.json',
    'out/preload/preload.cjs',
    'out/renderer/**',
    '!**/*.map',
    '!node_modules/**',
  ];
}

export default function configuration(): Configuration {
  return {
    appId: 'com.steward.console',
    productName: 'Steward',
    copyright: 'Steward',
    directories: { output: 'dist', buildResources: 'resources/packaging' },
    files: packedFiles(import.meta.dirname),
    // For people who write programs beside it; `npm run openapi` builds the folder.
    extraResources: [{ from: 'out/interface', to: 'interface' }],
    extraMetadata: { homepage: env.STEWARD_HOMEPAGE || 'https://steward.invalid/' },
    asar: true,
    npmRebuild: false,
    electronLanguages: ['en-US', 'zh-CN'],
    protocols: [{ name: 'Steward', schemes: ['steward'] }],
    fileAssociations: [
      { ext: 'lic', name: 'Licence file', mimeType: 'application/x-steward-licence', role: 'Viewer' },
      { ext: 'licence', name: 'Licence file', mimeType: 'application/x-steward-licence', role: 'Viewer' },
      {
        ext: 'steward-theme',
        name: 'Theme package',
        mimeType: 'application/x-steward-theme',
        role: 'Viewer',
      },
    ],
    // A feed that the organisation runs; its policy may name another one. Without one the package still says who
    // published it, so that a policy's feed can be checked; nothing is looked for at a name that can't exist (RFC 6761).
    publish: [{ provider: 'generic', url: env.STEWARD_UPDATE_FEED || 'https://steward.invalid/' }],
    forceCodeSigning: env.STEWARD_SIGNED === '1',
    afterPack: (context) =>
      fuseAndCheck(electronOf(context), {
        resign: context.electronPlatformName === 'darwin' && context.arch !== Arch.x64 && !signsForApple,
      }),
    win: {
      target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
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
    },
    mac: {
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
      target: ['AppImage', 'deb'],
      icon: icons,
      category: 'Office',
      executableName: 'steward',
      maintainer: env.STEWARD_MAINTAINER || 'Steward <maintainers@steward.invalid>',
      synopsis: 'Administration console for a collaboration and office platform',
    },
    deb: { packageName: 'steward' },
    // The older one starts every AppImage with --no-sandbox, which the program refuses (src-main/desktop/main.ts).
    toolsets: { appimage: '1.0.3' },
  };
}
