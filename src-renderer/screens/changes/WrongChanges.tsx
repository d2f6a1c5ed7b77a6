/** The reasons why a file of changes is refused, field by field. */
import { problemLines } from '#data/records/refused-content.ts';
import type { WrongChange } from '#shared/rules/changes/file-content.ts';
import { changeTitleText } from './change-words.ts';
import { useKinds } from './use-kinds.ts';

export function WrongChanges({ wrong }: { readonly wrong: readonly WrongChange[] }) {
  const kinds = useKinds(wrong);
  return (
    <ul>
      {wrong.flatMap((change) =>
        problemLines(kinds.get(change.kind) ?? null, change.place, change.problems).map((line, at) => (
          <li key={`${change.at} ${change.problems[at]?.name}`}>
            {changeTitleText(change)} {change.object !== '' && <bdi>{change.object}</bdi>} – {line}
          </li>
        )),
      )}
    </ul>
  );
}
