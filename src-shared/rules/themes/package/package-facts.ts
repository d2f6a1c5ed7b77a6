/**
 * The facts about a checked theme package and about the differences of two: tones, names and words. The console and the
 * terminal draw it; JSON has the same facts without words.
 */

import { topicStyles } from '../../../api/themes/context.ts';
import { partKinds } from '../../../kit/pictures/parts/picture-notes.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { KnownWords } from '../../../text/known-words.ts';
import { iconsText, rowlessLabels, rowlessWords } from '../fields/rowless-fields.ts';
import { terminals } from '../terminals.ts';
import type { ThemeComparison, ThemeFieldChange } from './compare.ts';
import { findingKey, type PackageFinding, type Severity, shownDetails } from './findings.ts';
import { assetPath, type FieldValue, type PackageFamily, packageFamilies, packageParts } from './manifest.ts';
import { portableRows } from './portable.ts';
import { allFindings, type PackageReport, type ReportedFindings } from './report.ts';

const heads = [
  'version',
  'changes',
  'author',
  'licence',
  'part',
  'min',
  'max',
  'name',
  'family',
  'terminal',
  'style',
] as const;

/** The label of a fact at the head of a package or theme, such as the author; null for a field of the theme itself. */
function headLabel(field: string): MessageKey | null {
  const head = heads.find((one) => one === field);
  return head ? `themePackages.comparePackages.fields.${head}` : null;
}

/** Returns null for a field that is not a choice, or for an unknown value. */
function headWord(field: string, value: unknown): MessageKey | null {
  const part = field === 'part' && packageParts.find((one) => one === value);
  if (part) return `themePackage.part.${part}`;
  const family = field === 'family' && packageFamilies.find((one) => one === value);
  if (family) return `themePackage.family.${family}`;
  const terminal = field === 'terminal' && terminals.find((one) => one === value);
  if (terminal) return `themes.terminal.${terminal}`;
  const style = field === 'style' && topicStyles.find((one) => one === value);
  return style ? `themes.style.${style}` : null;
}

type PackageTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const severityTones: Readonly<Record<Severity, PackageTone>> = {
  refused: 'danger',
  problem: 'warning',
  note: 'info',
};

export const comparisonTones: Readonly<Record<ThemeComparison['state'], PackageTone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'warning',
  same: 'neutral',
};

/** An archive of another layout is no problem: it can be sent as it is, unless a browser would run a part of it. */
export function packageTone(
  report: Pick<PackageReport, 'kind'> & ReportedFindings<Pick<PackageFinding, 'severity'>>,
): PackageTone {
  if (report.kind === 'refused') return 'danger';
  if (allFindings(report).some(({ severity }) => severity === 'problem')) return 'warning';
  return report.kind === 'unknown-zip' ? 'info' : 'success';
}

interface SaidFinding extends Pick<PackageFinding, 'code' | 'severity'> {
  readonly tone: PackageTone;
  /** The word for the tone. */
  readonly word: string;
  /** null for a finding about the whole file. */
  readonly where: string | null;
  readonly text: string;
}

/** A finding, also as the bridge's schema reads it. */
interface ReadFinding extends Pick<PackageFinding, 'code' | 'severity'> {
  readonly where?: string | undefined;
  readonly details?: PackageFinding['details'] | undefined;
}

export function sayFinding(
  { code, severity, where, details }: ReadFinding,
  { say }: KnownWords,
): SaidFinding {
  const shown = shownDetails(details, (pair) => say(`themeContrast.pair.${pair}`));
  const params = code === 'PICTURE_NOTES' ? { ...shown, kinds: noteWords(shown.kinds, say) } : shown;
  return {
    code,
    severity,
    where: where ?? null,
    tone: severityTones[severity],
    word: say(`themePackage.severity.${severity}`),
    text: say(findingKey({ code, details }), params),
  };
}

/** `kinds`: with blanks between them. */
function noteWords(kinds: string | number | undefined, say: KnownWords['say']): string {
  const all = String(kinds).split(' ');
  return partKinds
    .filter((kind) => all.includes(kind))
    .map((kind) => say(`themePackage.pictureNote.${kind}`))
    .join(say('common.form.separator'));
}

interface SaidChange {
  readonly field: string;
  readonly label: string;
  /** null where nothing is set; a text of the package is not yet made safe to show. */
  readonly before: string | null;
  readonly after: string | null;
}

/** `family` is null for what a package says of itself. */
export function sayChange(
  family: PackageFamily | null,
  { field, before, after }: ThemeFieldChange,
  words: KnownWords,
): SaidChange {
  return {
    field,
    label: labelOf(family, field, words),
    before: changedText(family, field, before, words),
    after: changedText(family, field, after, words),
  };
}

function labelOf(family: PackageFamily | null, field: string, { say }: KnownWords): string {
  const key =
    headLabel(field) ?? (family && portableRows(family).get(field)?.label) ?? rowlessLabels[field] ?? null;
  return key === null ? field : say(key);
}

function changedText(
  family: PackageFamily | null,
  field: string,
  value: FieldValue | undefined,
  { say }: KnownWords,
): string | null {
  if (value === undefined || value === null || value === '') return null;
  const path = assetPath(value);
  if (path !== null) return say('themePackage.picture', { path });
  const head = headWord(field, value);
  if (head) return say(head);
  const row = family === null ? undefined : portableRows(family).get(field);
  if (row?.kind === 'choice' && typeof row.options !== 'function') {
    const option = row.options.find((one) => one.value === value);
    if (option) return say(option.label);
  }
  const several = rowlessWords(field, value)?.map((key) => say(key)) ?? iconsText(field, value, say);
  if (several) return several.length === 0 ? null : several.join(say('common.form.separator'));
  return typeof value === 'string' ? value : JSON.stringify(value);
}
