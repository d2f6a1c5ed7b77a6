import {
  type CompletedArea,
  type CompletedCommand,
  type CompletedOption,
  programOptions,
} from './completed-command.ts';

export function fishScript(areas: readonly CompletedArea[]): string {
  return `# Completion of steward for fish. Save as ~/.config/fish/completions/steward.fish, or: steward completion fish | source
# The words before the cursor, without options.
function __steward_words
  set -l words (commandline -opc)
  set -e words[1]
  string match -v -- '-*' $words
end
# Whether they begin with these.
function __steward_in
  set -l words (__steward_words)
  set -l count (count $argv)
  test (count $words) -ge $count; and test "$words[1..$count]" = "$argv"
end
# Whether there are no others.
function __steward_at
  set -l words (__steward_words)
  test "$words" = "$argv"
end
complete -c steward -f
${offer(
  '__steward_at',
  areas.map(({ name }) => name),
)}
${programOptions.map((option) => `complete -c steward -n '__steward_at' -l ${option.slice(2)}`).join('\n')}
${areas.flatMap(areaLines).join('\n')}
`;
}

function areaLines({ name, actions, itself }: CompletedArea): readonly string[] {
  const itselfLines = itself
    ? bodyLines(itself, name)
    : [`complete -c steward -n '__steward_at ${name}' -l help`];
  const words = actions.map(({ action }) => action);
  const first = itself || words.length === 0 ? [] : [offer(`__steward_at ${name}`, words)];
  return [
    ...first,
    ...itselfLines,
    ...actions.flatMap((command) => bodyLines(command, `${name} ${command.action}`)),
  ];
}

function bodyLines({ options, operands }: CompletedCommand, words: string): readonly string[] {
  const lines = options.map(
    (option) => `complete -c steward -n '__steward_in ${words}' ${optionPart(option)}`,
  );
  if (operands === 'none') return lines;
  if (operands === 'files') return [...lines, `complete -c steward -n '__steward_in ${words}' -F`];
  return [...lines, offer(`__steward_at ${words}`, operands)];
}

const offer = (where: string, words: readonly string[]) =>
  `complete -c steward -n '${where}' -a '${words.join(' ')}'`;

function optionPart({ name, value }: CompletedOption): string {
  const option = `-l ${name.slice(2)}`;
  if (value === 'none') return option;
  if (value === 'text') return `${option} -x`;
  if (value === 'file') return `${option} -r -F`;
  if (value === 'folder') return `${option} -x -a '(__fish_complete_directories)'`;
  return `${option} -x -a '${typeof value === 'string' ? '' : value.join(' ')}'`;
}
