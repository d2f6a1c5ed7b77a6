/** The choice of an id for one name of the file: pickers for people and departments, a list for all else. */
import { useQuery } from '@tanstack/react-query';
import { serverMark } from '#data/server-mark.ts';
import { recordNamesOf } from '#data/record-names.ts';
import { useText } from '#data/text.ts';
import { isClear, type Match } from '#shared/rules/changes/mapping/mapping.ts';
import { namesShown } from '#shared/rules/changes/mapping/name-language.ts';
import { namers } from '#shared/rules/changes/mapping/namers.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { PickerField } from '#widgets/PeoplePicker/PickerField.tsx';

interface MatchChoiceProps {
  readonly match: Match;
  /** null: changes with this name are left out. */
  readonly chosen: string | null;
  /** Chosen ids of the file's departments by key: other records may belong to one of them. */
  readonly departments: ReadonlyMap<string, string>;
  readonly onChoose: (id: string | null) => void;
}

const picked = { person: 'people', department: 'department' } as const;
/** The option of no id: changes with this name are left out. */
const out = ' ';

export function MatchChoice({ match, chosen, departments, onChoose }: MatchChoiceProps) {
  const { t } = useText();
  const { reference, nameInFile: named, state, candidates } = match;
  const host = usePlatformHost();
  const { kind } = reference;
  const like = named?.key ?? '';
  const isPicked = kind === 'person' || kind === 'department';
  const clear = isClear(state);
  const all = useQuery({
    queryKey: ['changes.things', kind, like, serverMark(), [...departments]],
    queryFn: async () => {
      const facts = {
        ...recordNamesOf(host, serverMark()),
        departmentHere: (key: string) => departments.get(key),
      };
      return namesShown(kind, (await namers[kind]?.find(facts, '', like)) ?? [], facts);
    },
    enabled: !isPicked && !clear,
  });
  if (clear) return candidates[0]?.name ?? reference.id;
  const label = t('changeMapping.choose', { name: named?.name ?? reference.id });
  if (isPicked) {
    return (
      <PickerField
        kind={picked[kind]}
        label={label}
        menuCode="appManage"
        multiple={false}
        value={chosen === null ? [] : [chosen]}
        onChange={([id]) => onChoose(id ?? null)}
      />
    );
  }
  const things = new Map([...candidates, ...(all.data ?? [])].map((thing) => [thing.id, thing]));
  const isMissing = named === null && !things.has(reference.id);
  return (
    <Select
      label={label}
      value={chosen ?? out}
      options={[
        { value: out, label: t('changeMapping.out') },
        ...(isMissing ? [{ value: reference.id, label: t('changeMapping.keep') }] : []),
        ...[...things.values()].map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => onChoose(id === out ? null : id)}
    />
  );
}
