/** Shares in words: by the names that were read already, for nothing is asked here; by kind and id where there is none. */
import { queryPeople, queryShareTargets, searchDepartments } from '#shared/api/people/people.ts';
import { isWhole, type Share } from '#shared/rules/shares/share.ts';
import { alreadyRead } from '../read.ts';
import { translate } from '../text.ts';

export function sharesText(shares: readonly Share[]): string {
  return shares.map(shareText).join(translate('common.form.separator'));
}

function shareText(share: Share): string {
  const name = nameOf(share);
  const words = share.below ? translate('shares.belowOf', { name }) : name;
  return share.exclude ? translate('shares.without', { name: words }) : words;
}

function nameOf({ kind, id }: Share): string {
  const said = translate(`shares.kind.${kind}`);
  if (isWhole(kind)) return said;
  return foundName(kind, id) ?? translate('shares.unknown', { kind: said, id });
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
