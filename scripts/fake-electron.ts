/**
 * Makes a folder that electron-builder takes for an unpacked Electron for Linux or macOS, to pack Steward, flip the
 * fuses and check the result where the real binary is not available. It starts nothing.
 */
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The marker before the fuse wire in Electron's binary; version, number of fuses and one byte for each fuse follow. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** A binary with a wire of `count` fuses, all in Electron's default state `state`. */
export function fakeBinary(count = 9, state = '1'): Buffer {
  const wire = Buffer.concat([
    Buffer.from(sentinel),
    Buffer.from([1, count]),
    Buffer.from(state.repeat(count)),
  ]);
  return Buffer.concat([Buffer.alloc(5000, 'x'), wire, Buffer.alloc(5000, 'y')]);
}

export async function fakeElectron(folder: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true });
  await mkdir(join(folder, 'resources'), { recursive: true });
  for (const locale of ['en-US', 'zh-CN', 'de'])
    await writeFile(join(folder, 'locales', `${locale}.pak`), '');
  await writeFile(join(folder, 'LICENSE'), '');
  await writeFile(join(folder, 'LICENSES.chromium.html'), '');
  await writeFile(join(folder, 'electron'), fakeBinary());
  await chmod(join(folder, 'electron'), 0o755);
}

const propertyList = (name: string) => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>CFBundleExecutable</key><string>${name}</string>
  <key>CFBundleIconFile</key><string>electron.icns</string>
  <key>CFBundleIdentifier</key><string>com.github.Electron</string>
  <key>CFBundlePackageType</key><string>APPL</string>
</dict></plist>
`;

/** The same of Electron for macOS: the program, its framework with the fuses, and its helpers. */
export async function fakeMacElectron(folder: string): Promise<void> {
  const contents = join(folder, 'Electron.app/Contents');
  const framework = 'Frameworks/Electron Framework.framework';
  const files: Record<string, string | Buffer> = {
    'Info.plist': propertyList('Electron'),
    PkgInfo: 'APPL????',
    'MacOS/Electron': 'program',
    'Resources/electron.icns': '',
    'Resources/en.lproj/locale.pak': '',
    'Resources/zh_CN.lproj/locale.pak': '',
    'Resources/de.lproj/locale.pak': '',
    [`${framework}/Electron Framework`]: fakeBinary(),
    [`${framework}/Versions/A/Resources/en.lproj/locale.pak`]: '',
    [`${framework}/Resources/en.lproj/locale.pak`]: '',
  };
  for (const helper of ['', ' (Renderer)', ' (GPU)', ' (Plugin)']) {
    const name = `Electron Helper${helper}`;
    files[`Frameworks/${name}.app/Contents/Info.plist`] = propertyList(name);
    files[`Frameworks/${name}.app/Contents/MacOS/${name}`] = 'helper';
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(contents, path)), { recursive: true });
    await writeFile(join(contents, path), content);
  }
}
