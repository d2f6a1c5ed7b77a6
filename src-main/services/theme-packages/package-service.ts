/**
 * Theme packages of files behind handles (bridge domain `themePackages`): checked, unpacked for the server,
 * written. An extracted file belongs to the store and is removed with its handle.
 */
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { fileSizeLimit } from '#shared/bridge/handed-files.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { assetReferences, type PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import {
  ArchiveRefused,
  type Carrier,
  readReused,
  type PackageReading,
  readPackage,
} from '../../formats/theme-package/index.ts';
import { writeAtomicBy } from '../durable/atomic-file.ts';
import type { FileStore } from '../files/file-store.ts';
import type { InstallationKey } from '../installation-key/installation-key.ts';
import type { GivenFile } from './picture-asset.ts';
import { packageDraft } from './package-draft.ts';
import { writePackageFile } from './package-file.ts';
import type { StagedFiles, Staging } from './staging.ts';

/** An opened package; a failed reading is repeated by the next call. */
type Opened = PackageReading & { readonly file: string; readonly stage: StagedFiles };
/** Number of opened packages that are held, with their pictures on the disk: a user goes through a few, one by one. */
const openMost = 4;

type SaveOutcome = Awaited<ReturnType<BridgeHandlers['themePackages']['write']>>;

export interface ThemePackageParts {
  readonly files: Pick<FileStore, 'openParts' | 'addUpload' | 'make'>;
  readonly staging: Pick<Staging, 'begin'>;
  /** Processes the checks of large packages. */
  readonly carrier?: Carrier;
  readonly version: string;
  /** The installation's key, which signs written packages. */
  readonly key: () => Promise<Pick<InstallationKey, 'publicKey' | 'sign'>>;
  /** Known kinds of platforms' own archives; default none. */
  readonly kinds?: () => Promise<readonly ThemeManifestKind[]>;
  /** Asks for the path; `write` writes the file there, completely or not at all. */
  readonly save: (suggestedName: string, write: (path: string) => Promise<unknown>) => Promise<SaveOutcome>;
}

export function createThemePackageService(parts: ThemePackageParts): BridgeHandlers['themePackages'] {
  const { files, staging, version, save, kinds } = parts;
  const carried = parts.carrier ? { carrier: parts.carrier } : {};
  const opened: Opened[] = [];
  let last: Promise<unknown> = Promise.resolve();
  /** Serialises calls, so that one does not drop a package while another reads it. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };

  const open = async (
    file: string,
    look: Pick<Parameters<typeof readPackage>[1] & object, 'signal' | 'progress'>,
  ) => {
    const parts = await files.openParts(file);
    const stage = await staging.begin();
    let reading: PackageReading;
    try {
      reading = await readPackage(parts, {
        productVersion: version,
        keep: stage.keep,
        kinds: (await kinds?.()) ?? [],
        ...carried,
        ...look,
      });
    } catch (error) {
      await stage.drop();
      throw error;
    } finally {
      await parts.close();
    }
    const others = opened.filter((one) => one.file !== file).slice(0, openMost - 1);
    const gone = opened.filter((one) => !others.includes(one));
    opened.splice(0, opened.length, { ...reading, file, stage }, ...others);
    await Promise.all(gone.map((one) => one.stage.drop()));
    return reading;
  };
  const contentOf = async (file: string) => {
    const reading = opened.find((one) => one.file === file) ?? (await open(file, {}));
    if (!reading.package)
      throw new BridgeError('FILE_UNREADABLE', 'no theme package', { reason: 'IO', name: '', size: 0 });
    return reading.package;
  };

  const openGivenFile = async (file: string): Promise<GivenFile> => {
    const { name, size, close } = await files.openParts(file);
    await close();
    return {
      name,
      size,
      async *pieces() {
        const parts = await files.openParts(file);
        try {
          yield* readReused(parts.size, parts.readInto);
        } finally {
          await parts.close();
        }
      },
      file: () => files.openParts(file),
    };
  };

  return {
    async check({ file }, { signal, progress }) {
      const look = { signal, progress: (done: number, total: number) => progress({ done, total }) };
      const { report, package: content } = await inTurn(() => open(file, look));
      const { kind, findings, entries, bytes } = report;
      return {
        kind,
        bytes,
        findings: [...findings],
        entries: [...entries],
        themes: Object.fromEntries(report.themes.map(({ key, findings: all }) => [key, [...all]])),
        manifest: content?.manifest ?? null,
      };
    },

    takeTheme({ file, key, name }) {
      return inTurn(async () => {
        const { manifest: whole, assets } = await contentOf(file);
        const { families: _, ...manifest } = whole;
        const themes = manifest.themes.filter((theme) => theme.key === key);
        const [theme] = themes;
        if (!theme) throw new BridgeError('FILE_UNKNOWN', 'no such theme in this package');
        const alone: PackageManifest = {
          ...manifest,
          themes: [name === undefined ? theme : { ...theme, name }],
        };
        return files.make(`${key}.zip`, (path) =>
          writePackageFile(path, { manifest: alone, assets }, carried),
        );
      });
    },

    changeTheme({ file, key, name, fields }) {
      return inTurn(async () => {
        const { manifest, assets } = await contentOf(file);
        const shown = new Set(assetReferences(fields).map((one) => `${one.field} ${one.path}`));
        const themes = manifest.themes.map((theme) =>
          theme.key === key
            ? {
                ...theme,
                name,
                fields,
                assets: theme.assets.filter((one) => shown.has(`${one.field} ${one.path}`)),
              }
            : theme,
        );
        const changed = { manifest: { ...manifest, themes }, assets };
        return files.make('themes.steward-theme', (path) => writeChecked(path, changed, carried));
      });
    },

    takePicture({ file, path }) {
      return inTurn(async () => {
        const asset = (await contentOf(file)).assets.get(path);
        if (!asset) throw new BridgeError('FILE_UNKNOWN', 'no such picture in this package');
        return files.addUpload(path.split('/').at(-1) ?? path, asset.open(), fileSizeLimit);
      });
    },

    async write({ suggestedName, draft, sign }, { signal, progress }) {
      const key = sign ? await parts.key() : null;
      const signed = key && {
        sign: async (text: string) => ({ value: await key.sign(text), key: (await key.publicKey()).key }),
      };
      const content = await packageDraft(draft, openGivenFile, { ...carried, signal });
      return save(suggestedName, (path) =>
        writeChecked(path, content, {
          signal,
          progress: (done: number, total: number) => progress({ done, total }),
          ...carried,
          ...signed,
        }),
      );
    },

    async save({ file, suggestedName }, { signal, progress }) {
      const { size, pieces } = await openGivenFile(file);
      return save(suggestedName, (path) =>
        writeAtomicBy(
          path,
          async (write) => {
            let at = 0;
            for await (const piece of pieces()) {
              signal.throwIfAborted();
              await write(piece, at);
              at += piece.length;
              progress({ done: at, total: size });
            }
            return at;
          },
          { mode: 0o666 },
        ),
      );
    },
  };
}

/** Reports a package that no reader would accept as the caller's mistake, by its code. */
async function writeChecked(...args: Parameters<typeof writePackageFile>): Promise<void> {
  try {
    await writePackageFile(...args);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    const [first] = error.findings;
    throw new BridgeError('BAD_ARGUMENTS', `not a package that can be read: ${first?.code}`, {
      field: first?.where ?? '',
      reason: first?.code ?? 'FORMAT',
    });
  }
}
