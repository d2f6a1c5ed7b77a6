/** The colours that make every pair of a theme pass. */
import { parseColour, white, writeColour } from '#shared/kit/colour/colour.ts';
import { nearestPassing, readableOn } from '#shared/kit/colour/nearest-readable.ts';
import type { LookValues } from '#shared/rules/themes/look/look.ts';
import { nearestFor, type Pair, pairsOf } from '#shared/rules/themes/look/pairs.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';

/** Rounds over all pairs: a colour that is changed for one pair may be the ground of another. */
const mostRounds = 6;

const black = { r: 0, g: 0, b: 0, a: 1 } as const;

/** Nearest colours by field; pairs that no lightness of a colour mends are left out. */
export function fixedColours<Of extends Terminal>(
  terminal: Of,
  values: LookValues[Of],
): Readonly<Record<string, string>> {
  let colours: Readonly<Record<string, string>> = {};
  for (let round = 0; round < mostRounds; round += 1) {
    let isChanged = false;
    for (const { id } of pairsOf(terminal, values)) {
      const now = { ...values, ...colours } as LookValues[Of];
      const pair = pairsOf(terminal, now).find((one) => one.id === id);
      if (!pair?.field || pair.verdict !== 'fails') continue;
      const colour = nearestFor(terminal, now, id, 'AA');
      const fix = colour === null ? otherGround(terminal, now, pair) : { field: pair.field, colour };
      if (!fix || colours[fix.field] === fix.colour) continue;
      colours = { ...colours, [fix.field]: fix.colour };
      isChanged = true;
    }
    if (!isChanged) break;
  }
  return colours;
}

/** Ratios that are tried in turn: a chip of the text's own colour lies between, and takes a part of them. */
const wanted = [4.5, 5, 5.5, 6, 7, 8] as const;

/** Another colour of the lowest ground, where no lightness of the text passes on it: a medium tone, for example. */
function otherGround<Of extends Terminal>(terminal: Of, values: LookValues[Of], pair: Pair) {
  const field = pair.grounds.at(-1);
  const [text, ground] = [parseColour(pair.text), parseColour(pair.ground)];
  if (field === undefined || !text || !ground) return null;
  const ink = readableOn(ground, black, white);
  for (const ratio of wanted) {
    const colour = nearestPassing(ground, [ink], ratio);
    if (!colour || pair.field === null) continue;
    const changed = { [field]: writeColour(colour), [pair.field]: writeColour(ink) };
    const after = pairsOf(terminal, { ...values, ...changed }).find(({ id }) => id === pair.id);
    if (after && after.verdict !== 'fails') return { field, colour: writeColour(colour) };
  }
  return null;
}
