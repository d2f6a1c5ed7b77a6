/** Colour pairs of a theme: every text and mark with its ground, its field, its contrast, and a better colour. */

import { topicStyles } from '../../../api/themes/context.ts';
import { blendLayers, type Colour, white, writeColour } from '../../../kit/colour/colour.ts';
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
import { backPairs, type JudgedPair, type Layer, mobilePairs, type PairId } from './judged-pairs.ts';
import type { LookValues, Region } from './look.ts';
import { drawnWith, lookTables } from './look-of.ts';
import { type AnyLookTable, begunAs, isShown, lookFieldOf } from './look-table.ts';
import { colourOf, cssColour } from './values.ts';

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
  readonly colour: string;
  readonly ratio: number;
  readonly verdict: ContrastGrade;
  /** A picture lies on the ground: `ratio` is that of the colour below the picture. */
  readonly hasPicture: boolean;
  /** Text and ground have the documents' own colours, or ones that no field of the theme sets. */
  readonly isDocumented: boolean;
}

interface Plan
  extends Pick<Pair, 'id' | 'region' | 'field' | 'grounds' | 'kind' | 'hasPicture' | 'isDocumented'> {
  readonly text: Colour;
  /** Layers of the ground, the topmost first; the page lies below them. */
  readonly below: readonly Colour[];
  /** `field` sets the ground's colour, and the text's colour is fixed. */
  readonly changesGround: boolean;
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
  if (plan.changesGround) {
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
  return plans
    .filter((one) => one.field === field && !one.changesGround)
    .map(({ below }) => blendLayers(below));
}

function toPair(plan: Plan): Pair {
  const { text, below, changesGround, ...rest } = plan;
  const ground = blendLayers(below);
  const ratio = contrast(text, ground);
  return {
    ...rest,
    text: writeColour(blendLayers([text], ground)),
    ground: writeColour(ground),
    colour: writeColour((changesGround ? below[0] : text) ?? white),
    ratio,
    verdict: verdict(ratio, plan.kind),
  };
}

const judgedAt = {
  pc: backPairs,
  pcClient: backPairs,
  special: backPairs,
  h5: mobilePairs,
} as const satisfies Readonly<Record<Terminal, readonly JudgedPair<string, never>[]>>;

function plansOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): readonly Plan[] {
  const { table, values: drawn } = drawnWith(terminal, values);
  const parts: Readonly<Record<string, string>> = drawParts(table, drawn);
  const judged: readonly JudgedPair<string, never>[] = judgedAt[terminal];
  const raw = drawn as Readonly<Record<string, unknown>>;
  const isSet = (part: string) => raw[lookFieldOf(table, part) ?? ''] !== '';
  const facts = { table, ownTable: lookTables[terminal], values: drawn, parts };
  return judged
    .filter(({ when, ifSet }) => (when?.(drawn as never, parts) ?? true) && (ifSet?.some(isSet) ?? true))
    .map(({ id, text, on, changesGround = false, size, isMark, pictures = [] }) => {
      const layers = typeof on === 'function' ? on(parts) : on;
      const lying = typeof pictures === 'function' ? pictures(parts) : pictures;
      const grounds = layers.flatMap((layer) => settableField(facts, partOf(layer)) ?? []);
      const own = typeof text === 'string' ? settableField(facts, text) : null;
      const field = changesGround ? (grounds[0] ?? null) : own;
      return {
        id,
        field,
        grounds: [...new Set(grounds)],
        changesGround,
        region: table[field ?? '']?.region ?? 'other',
        kind: isMark?.(drawn as never) ? 'mark' : contrastKindOf(Number.parseFloat(parts[size ?? ''] ?? '0')),
        text: typeof text === 'string' ? colourOf(parts[text] ?? '') : colourOf(text.fixed),
        below: layers.map((layer) => layerColour(layer, parts)),
        hasPicture: lying.some((part) => (parts[part] ?? 'none') !== 'none'),
        isDocumented: [typeof text === 'string' ? text : null, ...layers.map(partOf)].every(
          (part) => part === null || isDocumentedPart(facts, part),
        ),
      };
    });
}

/** null for a layer that no field sets. */
function partOf(layer: Layer<string>): string | null {
  if (typeof layer === 'string') return layer;
  return 'part' in layer ? layer.part : null;
}

function layerColour(layer: Layer<string>, parts: Readonly<Record<string, string>>): Colour {
  if (typeof layer === 'string') return colourOf(parts[layer] ?? '');
  if ('fixed' in layer) return colourOf(layer.fixed);
  const colour = colourOf(parts[layer.part] ?? '');
  return { ...colour, a: colour.a * layer.share };
}

interface DrawnFacts {
  /** The table that is drawn, and the theme's own: a special theme sets little of its frame. */
  readonly table: AnyLookTable;
  readonly ownTable: AnyLookTable;
  readonly values: object;
  readonly parts: Readonly<Record<string, string>>;
}

/** The field that a designer sets for the part: its own, or that of the part that it follows where it is hidden. */
function settableField(facts: DrawnFacts, part: string | null): string | null {
  const { table, ownTable, values } = facts;
  const name = part === null ? null : lookFieldOf(table, part);
  const field = name === null ? undefined : table[name];
  if (name === null || !field) return null;
  const value = (values as Readonly<Record<string, unknown>>)[name];
  if (isDrawn(field, value, values)) return name in ownTable ? name : null;
  const standIn = standInOf(field, values);
  return typeof standIn === 'object' ? settableField(facts, standIn.part) : null;
}

/** Whether the part has the documents' colour, one that follows from it, or none of the theme's own. */
function isDocumentedPart(facts: DrawnFacts, part: string): boolean {
  const { table, ownTable, values, parts } = facts;
  if (colourOf(parts[part] ?? '').a === 0) return true;
  const name = lookFieldOf(table, part);
  const field = name === null ? undefined : table[name];
  if (name === null || !field) return true;
  const value = (values as Readonly<Record<string, unknown>>)[name];
  if (!(name in ownTable) || value === '' || !isShown(field, value, values)) {
    const standIn = standInOf(field, values);
    return typeof standIn === 'object' ? isDocumentedPart(facts, standIn.part) : true;
  }
  if (field.documented !== true) return false;
  return topicStyles.some((style) => cssColour(String(begunAs(field, style))) === parts[part]);
}
