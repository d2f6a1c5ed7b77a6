/** Completion for bash 4.4 or newer: `source <(steward completion bash)`. */
import { shells } from './commands.ts';
import type { CompletedCommand, CompletedOption } from './completed-command.ts';

export function bashScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return `# Completion of steward for bash. In ~/.bashrc: source <(steward completion bash)
_steward() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local area= command= word index
  COMPREPLY=()
  # Readline takes --format=x for three words.
  [[ $current == '=' ]] && current=
  [[ $previous == '=' ]] && previous=\${COMP_WORDS[COMP_CWORD-2]}
  for (( index = 1; index < COMP_CWORD; index++ )); do
    word=\${COMP_WORDS[index]}
    [[ $word == -* ]] && continue
    if [[ -z $area ]]; then area=$word
    elif [[ -z $command ]]; then command=$word
    fi
  done
  case $area in
    '') _steward_words 'licence completion --help --version --language' ;;
    completion) [[ -n $command ]] || _steward_words '${shells.join(' ')}' ;;
    licence)
      case $command in
        '') _steward_words '${names} --help' ;;
${commands.map(commandCase).join('\n')}
      esac ;;
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

function commandCase({ name, options, takesFiles }: CompletedCommand): string {
  const values = options.filter(({ value }) => value !== 'none').map(valueCase);
  const names = options.map((option) => option.name).join(' ');
  const rest = takesFiles ? '_steward_files -f' : `_steward_words '${names}'`;
  return `        ${name})
          case $previous in
${values.map((line) => `            ${line}`).join('\n')}
          esac
          if [[ $current == -* ]]; then _steward_words '${names}'; else ${rest}; fi ;;`;
}

function valueCase({ name, value }: CompletedOption): string {
  if (value === 'text') return `${name}) return ;;`;
  if (value === 'file') return `${name}) _steward_files -f; return ;;`;
  if (value === 'folder') return `${name}) _steward_files -d; return ;;`;
  return `${name}) _steward_words '${typeof value === 'string' ? '' : value.join(' ')}'; return ;;`;
}
