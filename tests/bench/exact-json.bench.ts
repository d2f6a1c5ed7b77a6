/** Answers of the platform with all their digits (decision 028), beside JSON.parse, which every answer paid before. */
import { endpoints } from '#shared/api/index.ts';
import { hasInexactNumber, parseJson } from '#shared/kit/exact-json.ts';
import { freshSandbox } from '../sandbox/client.ts';
import { readAnswers } from '../sandbox/read-answers.ts';
import { type BenchRow, median, row, type Size, statedRow, times, warmUps } from './types.ts';

const samples = 101;
/** Of a megabyte of ordinary answers: one of each read of the sandbox. */
const goal = 1.05;

/** About a megabyte: one answer after the other, as often as it takes. */
async function ordinary(): Promise<string> {
  const sandbox = await freshSandbox();
  try {
    const textOf = await readAnswers(sandbox);
    const texts: string[] = [];
    for (const endpoint of endpoints.filter(
      ({ effect, envelope }) => effect === 'read' && envelope !== 'rows',
    )) {
      const text = await textOf(endpoint);
      if (text.startsWith('{') || text.startsWith('[')) texts.push(text);
    }
    const once = texts.join();
    return `[${Array.from({ length: Math.ceil(2 ** 20 / once.length) }, () => once).join()}]`;
  } finally {
    sandbox.close();
  }
}

/** About a megabyte: rows as the platform's lists have them. */
function answer(idOf: (at: number) => string): string {
  const rows = Array.from({ length: 4600 }, (_, at) =>
    [
      `{"id":${idOf(at)},"segmentName":"Office ${at}","segmentType":"IPv4","reference":${at % 40}`,
      `"ipStart":"10.${at % 200}.0.1","ipEnd":"10.${at % 200}.3.255","instructions":"What somebody noted of it"`,
      `"creatorName":"Lin Yu","createTime":"2026-01-05 08:30:00","updateTime":"2026-03-01 17:12:45","deleteType":"0"}`,
    ].join(),
  );
  return `{"code":200,"msg":"","data":{"result":[${rows.join()}],"totalCount":${rows.length}}}`;
}

/** A fourth of them are digits, three times as many as in what the sandbox answers. */
const kinds = [
  ['ids are texts', (at: number) => `"SEG${1_000_000 + at}"`],
  ['ids are long texts of digits', (at: number) => `"18493027465183${10_000 + at}"`],
  ['ids are small numbers', (at: number) => String(1_000_000 + at)],
] as const;

export async function run(size: Size): Promise<BenchRow[]> {
  const [usual, floor] = measured(size, await ordinary());
  const rows = kinds.map(([name, idOf]) => {
    const [ours, plain] = measured(size, answer(idOf));
    return statedRow(`1 MB of a list full of digits, ${name}`, ours, plain, 'ms');
  });
  const long = answer((at) => `18493027465183${10_000 + at}`);
  if (!hasInexactNumber(long)) throw new Error('its ids are no long numbers');
  const [ours, plain] = measured(size, long);
  return [
    row('1 MB of what the sandbox answers', usual, floor, goal, 'ms'),
    ...rows,
    statedRow('1 MB of a list full of digits, ids are numbers beyond 2^53', ours, plain, 'ms'),
  ];
}

function measured(size: Size, text: string): readonly [ours: number, plain: number] {
  const [ours, plain]: [number[], number[]] = [[], []];
  for (let round = warmUps(size, 20); round < times(size, samples); round += 1) {
    // Each goes first as often as the other: it clears away what the one before left.
    const first = round % 2 === 0;
    const early = first ? took(() => parseJson(text)) : 0;
    const floor = took(() => JSON.parse(text) as unknown);
    const value = first ? early : took(() => parseJson(text));
    if (round < 0) continue;
    ours.push(value);
    plain.push(floor);
  }
  return [median(ours), median(plain)];
}

/** Milliseconds. */
function took(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}
