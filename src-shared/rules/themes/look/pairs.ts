/** Colour pairs of a theme: every text and mark with its ground, its field, its contrast, and a better colour. */

import { type Colour, blendLayers, white, writeColour } from '../../../kit/colour/colour.ts';
import {
  type ContrastGrade,
  type ContrastKind,
  contrast,
  contrastKindOf,
  minimumContrast,
  verdict,
} from '../../../kit/colour/contrast.ts';
import { nearestPassing } from '../../../kit/colour/nearest-readable.ts';
import type { Terminal } from '../terminals.ts';
import { drawParts, isDrawn, standInOf } from './draw-look.ts';
import { backPairs, type JudgedPair, mobilePairs, type PairId, pagePairs } from './judged-pairs.ts';
import type { LookValues, Region } from './look.ts';
import { drawnWith } from './look-of.ts';
import { type AnyLookTable, lookFieldOf } from './look-table.ts';
import { colourOf } from './values.ts';

export interface Pair {
  readonly id: PairId;
  readonly region: Region;
  /** The field whose colour may be replaced to improve the pair; null where the theme sets neither colour. */
  readonly field: string | null;
  /** Fields that make up the ground, the topmost first. */
  readonly grounds: readonly string[];
  readonly kind: ContrastKind;
  /** The colours as they are seen, after blending. */
  readonly text: string;
  readonly ground: string;
  /** The colour of `field`, with its opacity. */
  readonly said: string;
  readonly ratio: number;
  readonly verdict: ContrastGrade;
  /** A picture lies on the ground: `ratio` is that of the colour below the picture. */
  readonly pictured: boolean;
}

interface Plan extends Pick<Pair, 'id' | 'region' | 'field' | 'grounds' | 'kind' | 'pictured'> {
  readonly text: Colour;
  /** Layers of the ground, the topmost first; the page lies below them. */
  readonly below: readonly Colour[];
  /** `field` sets the ground's colour, and the text's colour is fixed. */
  readonly turned: boolean;
}

export function pairsOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): readonly Pair[] {
  return plansOf(terminal, values).map(toPair);
}

/** A colour may be part of its own ground, which is then judged anew with each colour that is tried. */
const mostTries = 8;

/** The nearest colour for a pair's field that passes on all grounds of its text; null for none, or for no field. */
export function nearestFor<Of extends Terminal>(
  terminal: Of,
  values: LookValues[Of],
  id: PairId,
  level: 'AA' | 'AAA',
): string | null {
  const pairNow = (said: LookValues[Of]) => {
    const plans = plansOf(terminal, said);
    return { plans, plan: plans.find((one) => one.id === id) };
  };
  const { plan, plans } = pairNow(values);
  const requiredRatio = plan && minimumContrast[plan.kind][level];
  if (!plan?.field || requiredRatio === null || requiredRatio === undefined) return null;
  const { field } = plan;
  if (plan.turned) {
    const found = nearestPassing(plan.below[0] ?? white, [plan.text], requiredRatio);
    return found && writeColour(found);
  }
  let own = [blendLayers(plan.below)];
  let all = groundsOf(plans, field);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found =
      nearestPassing(plan.text, all, requiredRatio) ?? nearestPassing(plan.text, own, requiredRatio);
    if (!found) return null;
    const colour = writeColour(found);
    const then = pairNow({ ...values, [field]: colour });
    if (!then.plan || toPair(then.plan).ratio >= requiredRatio) return colour;
    own = [...own, blendLayers(then.plan.below)];
    all = [...all, ...groundsOf(then.plans, field)];
  }
  return null;
}

function groundsOf(plans: readonly Plan[], field: string): readonly Colour[] {
  return plans.filter((one) => one.field === field && !one.turned).map(({ below }) => blendLayers(below));
}

function toPair(plan: Plan): Pair {
  const { text, below, turned, ...rest } = plan;
  const ground = blendLayers(below);
  const ratio = contrast(text, ground);
  return {
    ...rest,
    text: writeColour(blendLayers([text], ground)),
    ground: writeColour(ground),
    said: writeColour((turned ? below[0] : text) ?? white),
    ratio,
    verdict: verdict(ratio, plan.kind),
  };
}

const judgedAt = {
  pc: backPairs,
  pcClient: backPairs,
  special: pagePairs,
  h5: mobilePairs,
} as const satisfies Readonly<Record<Terminal, readonly JudgedPair<string, never>[]>>;

function plansOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): readonly Plan[] {
  const { table, said } = drawnWith(terminal, values);
  const parts: Readonly<Record<string, string>> = drawParts(table, said);
  const judged: readonly JudgedPair<string, never>[] = judgedAt[terminal];
  const raw = said as Readonly<Record<string, unknown>>;
  const colourOfPart = (part: string) => colourOf(parts[part] ?? '');
  const isSet = (part: string) => raw[lookFieldOf(table, part) ?? ''] !== '';
  return judged
    .filter(({ when, ifSet }) => (when?.(said as never) ?? true) && (ifSet?.some(isSet) ?? true))
    .map(({ id, text, on, turned = false, size, isMark, pictures = [] }) => {
      const grounds = on.flatMap((part) => settableField(table, part, said) ?? []);
      const own = typeof text === 'string' ? settableField(table, text, said) : null;
      const field = turned ? (grounds[0] ?? null) : own;
      return {
        id,
        field,
        grounds,
        turned,
        region: table[field ?? '']?.region ?? 'other',
        kind: isMark?.(said as never) ? 'mark' : contrastKindOf(Number.parseFloat(parts[size ?? ''] ?? '0')),
        text: typeof text === 'string' ? colourOfPart(text) : colourOf(text.fixed),
        below: on.map(colourOfPart),
        pictured: pictures.some((part) => (raw[lookFieldOf(table, part) ?? ''] ?? '') !== ''),
      };
    });
}

/** The field that a designer sets for the part: its own, or that of the part that it follows where it is hidden. */
function settableField(table: AnyLookTable, part: string, values: object): string | null {
  const name = lookFieldOf(table, part);
  const field = name === null ? undefined : table[name];
  if (name === null || !field) return null;
  if (isDrawn(field, (values as Readonly<Record<string, unknown>>)[name], values)) return name;
  const standIn = standInOf(field, values);
  return typeof standIn === 'object' ? settableField(table, standIn.part, values) : null;
}
