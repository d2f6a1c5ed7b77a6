/**
 * A build plugin that lists the packages in a bundle, with their licences, as `third-party.json` beside it (read by
 * src-main/program/third-party.ts and shown in "About"). It follows the code, so that packages of tools are not
 * listed, and indirect dependencies are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ThirdParty } from '../../src-shared/bridge/app.ts';

const modulePath = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

export function thirdParty(): Plugin {
  return {
    name: 'steward-third-party',
    apply: 'build',
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        // Ids of the bundler's own helper modules begin with a NUL.
        for (const id of output.moduleIds) {
          const folder = modulePath.exec(id.replace('\0', ''))?.[1];
          if (folder) folders.add(folder);
        }
      }
      const packages = [...folders].map(describe).sort((a, b) => a.name.localeCompare(b.name, 'en'));
      this.emitFile({ type: 'asset', fileName: 'third-party.json', source: `${JSON.stringify(packages)}\n` });
    },
  };
}

/** Throws for a package without a licence, so that none is shipped unnoticed. */
export function describe(folder: string): ThirdParty {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const licence = typeof license === 'string' ? license : license?.type;
  const texts = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (typeof licence !== 'string' && texts.length === 0) {
    throw new Error(`${name} ${version} names no licence: look it up before it is bundled.`);
  }
  return { name, version, licence: licence ?? 'see text', text: texts.join('\n\n') };
}
