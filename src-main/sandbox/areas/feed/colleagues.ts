/**
 * Superiors and followers of people in the sandbox, computed from roster positions, so that a hundred
 * thousand people need no storage. The first person has no superior; the fourth has nobody below them.
 */
const leaders = 3;
/** The tree of superiors: the position of its first person, the number of its roots, and the reports of each person. */
const [begin, managers, fan] = [4, 24, 8];

/** Returns -1 for nobody. */
export function superiorOf(index: number): number {
  if (index === 0) return -1;
  if (index < begin) return 0;
  const after = index - begin;
  return after < managers ? after % leaders : begin + Math.floor((after - managers) / fan);
}

/** Everybody above the person, nearest first. */
export function superiorsOf(index: number): number[] {
  const chain: number[] = [];
  for (let at = superiorOf(index); at >= 0; at = superiorOf(at)) chain.push(at);
  return chain;
}

export function subordinatesOf(index: number, size: number): number[] {
  if (index === leaders) return [];
  if (index < leaders) {
    const own = index === 0 ? [1, 2, leaders] : [];
    const grown = Array.from({ length: managers / leaders }, (_, at) => begin + index + at * leaders);
    return [...own, ...grown].filter((each) => each < size);
  }
  const first = begin + managers + (index - begin) * fan;
  return Array.from({ length: fan }, (_, at) => first + at).filter((each) => each < size);
}

/** Direct and indirect reports. */
export function everybodyBelow(index: number, size: number): number[] {
  const all = subordinatesOf(index, size);
  for (const each of all) all.push(...subordinatesOf(each, size));
  return all;
}

/** The first person follows more than a page of colleagues, the third nobody. */
export function followedBy(index: number): readonly number[] {
  if (index === 0) return [1, 3, ...Array.from({ length: 14 }, (_, at) => 4 + at * 2)];
  if (index === 1) return [0, 3, 9];
  return index === 3 ? [0, 1] : [];
}
