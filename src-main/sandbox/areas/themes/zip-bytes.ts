/** Imports the format's reader and writer on demand, with the first zip of themes. */
import type { PackageReport } from '#shared/rules/themes/package/report.ts';
import type { PackageDraft, ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import { bytesSource, readPackage, writePackage } from '../../../formats/theme-package/index.ts';
import { memorySink } from '../../../formats/theme-package/memory-sink.ts';

export interface ReadZip {
  readonly report: PackageReport;
  readonly content?: ThemePackage | undefined;
}

export async function readZip(file: File): Promise<ReadZip> {
  const { report, package: content } = await readPackage(
    bytesSource(new Uint8Array(await file.arrayBuffer())),
  );
  return { report, content };
}

export async function writeZip(draft: PackageDraft): Promise<Uint8Array<ArrayBuffer>> {
  const sink = memorySink();
  await writePackage(sink, draft);
  return sink.bytes();
}
