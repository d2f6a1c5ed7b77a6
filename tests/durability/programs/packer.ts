/**
 * A process that is meant to die: exports a package over and over and looks at one with its pictures staged, and says
 * what is done, one line each: `<kind> <number>`. Arguments: folder.
 */
import { join } from 'node:path';
import { readPackage } from '../../../src-main/formats/theme-package/index.ts';
import { sampleDraft } from '../../../src-main/formats/theme-package/testing/packages.ts';
import {
  draftOfFolder,
  openPackageFile,
  threadCarrier,
  unpackTo,
  writePackageFile,
} from '../../../src-main/services/theme-packages/index.ts';
import { createStaging } from '../../../src-main/services/theme-packages/staging.ts';
import { largeDraft } from './large-draft.ts';

const [folder = ''] = process.argv.slice(2);
const staging = createStaging(join(folder, 'staging'));
// Packages of any size, so that a kill meets threads at work.
const carrier = threadCarrier(0);
const say = (line: string) => process.stdout.write(`${line}\n`);
const [small, large] = [sampleDraft(), largeDraft()];
say('ready 0');
for (let n = 1; ; n += 1) {
  const path = join(folder, 'themes.steward-theme');
  await writePackageFile(path, n % 2 === 0 ? small : large);
  say(`exported ${n}`);
  const stage = await staging.begin();
  const { source, close } = await openPackageFile(path);
  const { package: found } = await readPackage(source, { keep: stage.keep, carrier });
  if (found) await unpackTo(join(folder, `themes-${n}`), found);
  await close();
  await writePackageFile(path, await draftOfFolder(join(folder, `themes-${n}`)), { carrier });
  say(`again ${n}`);
  await stage.drop();
  say(`imported ${n}`);
}
