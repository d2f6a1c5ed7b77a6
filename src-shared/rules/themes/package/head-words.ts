import { topicStyles } from '../../../api/themes/context.ts';
import type { MessageKey } from '../../../text/index.ts';
import { terminals } from '../terminals.ts';
import { packageFamilies, packageParts } from './manifest.ts';

const heads = ['author', 'licence', 'part', 'min', 'max', 'name', 'family', 'terminal', 'style'] as const;

/** The label of what a package or a theme says before its fields; null for a field of a theme. */
export function headLabel(field: string): MessageKey | null {
  const head = heads.find((one) => one === field);
  return head ? `themePackages.comparePackages.fields.${head}` : null;
}

/** Returns null for a field that is not a choice, or for an unknown value. */
export function headWord(field: string, value: unknown): MessageKey | null {
  const part = field === 'part' && packageParts.find((one) => one === value);
  if (part) return `themePackage.part.${part}`;
  const family = field === 'family' && packageFamilies.find((one) => one === value);
  if (family) return `themePackage.family.${family}`;
  const terminal = field === 'terminal' && terminals.find((one) => one === value);
  if (terminal) return `themes.terminal.${terminal}`;
  const style = field === 'style' && topicStyles.find((one) => one === value);
  return style ? `themes.style.${style}` : null;
}
