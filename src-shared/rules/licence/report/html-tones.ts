import type { FactTone } from '../fact-tones.ts';

export const htmlTones: Readonly<Record<FactTone, string>> = {
  success: 'good',
  warning: 'warn',
  danger: 'bad',
  info: 'info',
  neutral: 'info',
};
