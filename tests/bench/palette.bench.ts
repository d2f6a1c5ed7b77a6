/** A key press in the search for everything (Ctrl+K), with 20,000 labels of pages: ten times what there are. */
import { lookUp, type TextTree } from '#shared/text/look-up.ts';
import { texts as chinese } from '#shared/text/tables/zh-CN/index.ts';
import { texts as english } from '#shared/text/tables/en-US/index.ts';
import { pageLabels } from '../../scripts/lib/page-labels.ts';
import { soundOf } from '../../scripts/lib/pinyin-sounds.ts';
import { findLabels } from '../../src-renderer/frame/Palette/find-labels.ts';
import type { PaletteItem } from '../../src-renderer/frame/Palette/palette-item.ts';
import { findItems } from '../../src-renderer/frame/Palette/palette-items.ts';
import { type BenchRow, limitRow, median, type Size, times, warmUps } from './types.ts';

const many = 20_000;
const samples = 9;
/** Milliseconds: of one frame. */
const goal = 16;

/** Typed letter by letter: frequent and rare words of both languages, pinyin, slips, and what is nowhere. */
const searches = ['password', 'white list', '白名单', 'mimachangdu', 'licence ends', 'pasword', 'xyzzyx'];

function textOf(tree: TextTree, key: string): string {
  try {
    return lookUp(tree, key);
  } catch {
    // Names with dots in them are not needed here.
    return '';
  }
}

function labels(): PaletteItem[] {
  const once = pageLabels().map(({ screen, label }) => ({
    screen,
    label: textOf(english, label),
    otherName: textOf(chinese, label),
  }));
  return Array.from({ length: many }, (_, at): PaletteItem => {
    const { screen, label, otherName } = once[at % once.length] ?? { screen: '', label: '', otherName: '' };
    const number = Math.floor(at / once.length);
    return {
      id: `${screen}-${at}`,
      section: 'labels',
      label: number === 0 ? label : `${label} ${number}`,
      otherName,
      hint: screen,
      also: screen,
      sound: soundOf(otherName),
      run: () => undefined,
    };
  });
}

export async function run(size: Size): Promise<BenchRow[]> {
  const all = labels();
  const measured = searches.flatMap((search) => {
    const keys = [...search].map((_, at) => search.slice(0, at + 1));
    const rounds: number[][] = [];
    for (let round = warmUps(size, 2); round < times(size, samples); round += 1) {
      // A list of its own, of which nothing was asked yet.
      const list = [...all];
      const figures = keys.map((typed) => {
        const begun = performance.now();
        findItems([], typed, undefined, findLabels(list, typed));
        return performance.now() - begun;
      });
      if (round >= 0) rounds.push(figures);
    }
    return keys.map((_, at) => median(rounds.map((figures) => figures[at] ?? 0)));
  });
  return [
    limitRow('one key among 20,000 labels, the usual one', median(measured), goal, 'ms'),
    limitRow('one key among 20,000 labels, the slowest one', Math.max(...measured), goal, 'ms'),
  ];
}
