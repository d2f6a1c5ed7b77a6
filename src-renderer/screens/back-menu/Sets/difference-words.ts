import type { TextTools } from '#data/text.ts';
import { languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import type { DifferenceKind, DifferenceValue, MenuSetDifference } from './differences.ts';

type Words = Pick<TextTools, 't' | 'language' | 'formatNumber'>;

/** For example "Name · Arabic". */
export function differenceKindText(
  { kind, lang }: Pick<MenuSetDifference, 'kind' | 'lang'>,
  { t, language }: Words,
): string {
  const word = t(`backMenu.differ.kind.${kind}`);
  return lang === null || lang === ownLanguage
    ? word
    : t('backMenu.differ.inLanguage', { word, language: languageFacts[lang].names[language] });
}

export function differenceValueText(
  kind: DifferenceKind,
  value: DifferenceValue,
  { t, formatNumber }: Words,
): string {
  if (value === null) return t('backMenu.differ.absent');
  if (value === '') return kind.startsWith('only') ? t('backMenu.differ.there') : t('common.noValue');
  if (typeof value === 'boolean') return t(value ? 'backMenu.differ.yes' : 'backMenu.differ.no');
  if (typeof value === 'number') return formatNumber(value);
  if (value === 'new' || value === 'current') {
    return kind === 'openMode' ? t(`backMenu.menu.openModes.${value}`) : value;
  }
  return value;
}
