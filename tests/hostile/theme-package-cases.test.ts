/**
 * Every case of limits.md §4 as an archive made here: refused with its name, in little time and memory, nothing inflated
 * of a bomb, nothing written.
 */
import { expect, test } from 'vitest';
import { packageCodes } from '#shared/rules/themes/package/findings.ts';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import { readPackage } from '../../src-main/formats/theme-package/index.ts';
import { read } from '../../src-main/formats/theme-package/testing/packages.ts';
import { bytesSource } from '../../src-main/formats/theme-package/zip/bytes.ts';
import { contentCases } from './theme-package/contents.ts';
import { withEntry } from './theme-package/hostile-case.ts';
import { nameCases } from './theme-package/names.ts';
import { structureCases } from './theme-package/structure.ts';

const cases = [...nameCases, ...structureCases, ...contentCases];

test('the parts that the cases are made of are accepted', async () => {
  expect((await read(withEntry({ name: 'note.txt', data: Buffer.from('x') }))).report.kind).toBe('package');
});

const promised = 250;

test.each(cases)('$title: $code', async ({ zip, code }) => {
  const kept: string[] = [];
  const look = async () => {
    const spent = countProcessorTime();
    const reading = await read(zip, {
      keep: async (path) => {
        kept.push(path);
        return {
          write: async () => undefined,
          done: async () => ({ open: () => bytesSource(zip) as never }),
          drop: async () => void kept.splice(kept.indexOf(path), 1),
        };
      },
    });
    return { ...reading, took: spent() };
  };
  const first = await look();
  const { report, package: found } = first;
  expect(report.findings[0]).toMatchObject({ code, severity: 'refused' });
  expect(report.kind).toBe('refused');
  expect(found).toBeUndefined();
  expect(kept).toEqual([]);
  // A busy machine may hold up one look, not every one.
  let { took } = first;
  for (let more = 0; took >= promised && more < 4; more += 1) took = (await look()).took;
  expect(took).toBeLessThan(promised);
});

test('every name of a refusal has a case', () => {
  const shown = new Set(cases.map(({ code }) => code));
  const refusals = packageCodes.slice(0, packageCodes.indexOf('PRODUCT_VERSION'));
  expect(refusals.filter((code) => !shown.has(code))).toEqual([]);
});

test.each(structureCases.filter(({ title }) => /zeros|300 entries|quoted/.test(title)))(
  '$title: none of its entries is read, and no memory is taken',
  async ({ zip }) => {
    const reads: [number, number][] = [];
    const source = bytesSource(zip);
    const before = process.memoryUsage.rss();
    await readPackage({
      size: source.size,
      read: (offset, length) => {
        reads.push([offset, length]);
        return source.read(offset, length);
      },
      readInto: (offset, into) => {
        reads.push([offset, into.length]);
        return source.readInto(offset, into);
      },
    });
    // The end, and the list of contents.
    expect(reads.length).toBeLessThanOrEqual(2);
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 ** 2);
  },
);
