/** The CSS classes of the report (`html-style.ts`) for the tones of facts. */
import type { FactTone } from '../fact-tones.ts';

export const htmlTones: Readonly<Record<FactTone, string>> = {
  success: 'good',
  warning: 'warn',
  danger: 'bad',
  info: 'info',
  neutral: 'info',
};
