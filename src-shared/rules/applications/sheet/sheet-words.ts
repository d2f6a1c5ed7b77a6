import { openModes } from '../../../api/applications/app.ts';
import type { MessageKey } from '../../../text/index.ts';
import { cellChoices, type SheetAspect } from './sheet-cells.ts';
import type { CellRefusal } from './judge-cells.ts';

export interface CellWords {
  readonly t: (key: MessageKey, params?: Readonly<Record<string, string | number>>) => string;
  readonly formatNumber: (value: number) => string;
}

export function cellValueText(aspect: SheetAspect, value: number, { t, formatNumber }: CellWords): string {
  switch (aspect) {
    case 'on':
      return t(value === 1 ? 'applications.app.on' : 'applications.app.off');
    case 'shown':
      return t(value === 1 ? 'appSheet.shown' : 'appSheet.hidden');
    case 'opens': {
      const mode = openModes[value];
      return mode ? t(`applications.form.open.${mode}`) : '';
    }
    case 'order':
      return formatNumber(value);
  }
}

/** The sheet's words of an aspect, in lower case, with their values. */
export function shownWords(aspect: SheetAspect, words: CellWords): ReadonlyMap<string, number> {
  return new Map(
    (cellChoices(aspect) ?? []).map((value) => [cellValueText(aspect, value, words).toLowerCase(), value]),
  );
}

/** Names that a refusal lists; the others are counted. */
const mostNames = 3;

function listed(names: readonly string[], { t, formatNumber }: CellWords): string {
  const first = names.slice(0, mostNames).join(t('common.form.separator'));
  const more = names.length - mostNames;
  return more > 0 ? t('appSheet.plan.andMore', { names: first, total: formatNumber(more) }) : first;
}

const named = (names: readonly string[], words: CellWords) => ({
  count: names.length,
  names: listed(names, words),
});

export function cellRefusalText(refusal: CellRefusal, words: CellWords): string {
  const { t, formatNumber } = words;
  switch (refusal.kind) {
    case 'lacks':
      return refusal.names.length === 0
        ? t('appSheet.refused.lacksUnknown')
        : t('appSheet.refused.lacks', named(refusal.names, words));
    case 'neededBy':
      return t('appSheet.refused.neededBy', named(refusal.names, words));
    case 'outside':
      return t('appSheet.refused.outside', { most: formatNumber(refusal.most) });
    case 'lastOne':
      return t('applications.problem.lastOne');
    default:
      return t(`appSheet.refused.${refusal.kind}`);
  }
}
