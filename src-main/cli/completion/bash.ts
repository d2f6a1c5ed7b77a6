/** The script needs bash 4.4: `source <(steward completion bash)`. */
import {
  type CompletedArea,
  type CompletedCommand,
  type CompletedOption,
  optionNames,
  programOptions,
} from './completed-command.ts';

export function bashScript(areas: readonly CompletedArea[]): string {
  const first = [...areas.map(({ name }) => name), ...programOptions].join(' ');
  return `# Completion of steward for bash. In ~/.bashrc: source <(steward completion bash)
_steward() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local area= second= word index count=0
  COMPREPLY=()
  # Readline takes --format=x for three words.
  [[ $current == '=' ]] && current=
  [[ $previous == '=' ]] && previous=\${COMP_WORDS[COMP_CWORD-2]}
  for (( index = 1; index < COMP_CWORD; index++ )); do
    word=\${COMP_WORDS[index]}
    [[ $word == -* ]] && continue
    (( ++count ))
    if [[ -z $area ]]; then area=$word
    elif [[ -z $second ]]; then second=$word
    fi
  done
  case $area in
    '') _steward_words '${first}' ;;
${areas.map(areaCase).join('\n')}
  esac
}
_steward_words() {
  local IFS=$' \\t\\n'
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$current")
}
_steward_files() {
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen "$1" -- "$current")
}
complete -F _steward steward
`;
}

function areaCase({ name, actions, itself }: CompletedArea): string {
  if (itself && actions.length === 0) return `    ${name})\n${body(itself, 1, '      ')} ;;`;
  const words = actions.map(({ action }) => action).join(' ');
  const itselfCase = itself && `        *)\n${body(itself, 1, '          ')} ;;`;
  return `    ${name})
      case $second in
${[
  ...(itselfCase === null ? [`        '') _steward_words '${words} --help' ;;`] : []),
  ...actions.map((command) => `        ${command.action})\n${body(command, 2, '          ')} ;;`),
  ...(itselfCase === null ? [] : [itselfCase]),
].join('\n')}
      esac ;;`;
}

/** `before` counts the words of the command's name. */
function body(command: CompletedCommand, before: number, indent: string): string {
  const values = command.options.filter(({ value }) => value !== 'none').map(valueCase);
  const names = optionNames(command).join(' ');
  return [
    'case $previous in',
    ...values.map((line) => `  ${line}`),
    'esac',
    `if [[ $current == -* ]]; then _steward_words '${names}'; else ${rest(command, before, names)}; fi`,
  ]
    .map((line) => `${indent}${line}`)
    .join('\n');
}

function rest({ operands }: CompletedCommand, before: number, names: string): string {
  if (operands === 'files') return '_steward_files -f';
  if (operands === 'none') return `_steward_words '${names}'`;
  return `(( count > ${before} )) || _steward_words '${operands.join(' ')}'`;
}

function valueCase({ name, value }: CompletedOption): string {
  if (value === 'text') return `${name}) return ;;`;
  if (value === 'file') return `${name}) _steward_files -f; return ;;`;
  if (value === 'folder') return `${name}) _steward_files -d; return ;;`;
  return `${name}) _steward_words '${typeof value === 'string' ? '' : value.join(' ')}'; return ;;`;
}
