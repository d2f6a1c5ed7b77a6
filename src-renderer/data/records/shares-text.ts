/** Shares in words, by names already read (no request is sent), otherwise by kind and id. */
import { queryPeople, queryShareTargets, searchDepartments } from '#shared/api/people/people.ts';
import { shareWords, type ValueWords } from '#shared/rules/changes/value-words.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import type { Language } from '#shared/text/types.ts';
import { consoleWords } from '../known-words.ts';
import { alreadyRead } from '../read.ts';
import { translate } from '../text.ts';

export function sharesText(shares: readonly Share[]): string {
  const words = namingWords();
  return shares.map((share) => shareWords(share, words)).join(translate('common.form.separator'));
}

/** The console's texts, with the names already read. */
export function namingWords(): ValueWords {
  return {
    ...consoleWords,
    language: document.documentElement.lang as Language,
    nameOf: (kind, id) => foundName(kind, id) ?? null,
  };
}

function foundName(kind: Share['kind'], id: string): string | undefined {
  const people = () =>
    alreadyRead(queryPeople)
      .flatMap(({ result }) => result)
      .map((one) => ({ id: one.id, name: one.username }));
  const others = () =>
    alreadyRead(kind === 'department' ? searchDepartments : queryShareTargets).flatMap(
      ({ result }): readonly { readonly id: string; readonly name: string }[] => result,
    );
  return (kind === 'user' ? people() : others()).find((one) => one.id === id)?.name;
}
