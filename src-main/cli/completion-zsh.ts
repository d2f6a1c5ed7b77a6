/** Completion for zsh: `steward completion zsh > a folder of $fpath/_steward`. */
import { shells } from './commands.ts';
import type { CompletedCommand, CompletedOption } from './completed-command.ts';

/** Those may be given again. */
const repeated = new Set(['--key', '--secret-file', '--secret', '--forget']);

export function zshScript(commands: readonly CompletedCommand[]): string {
  return `#compdef steward
# Completion of steward for zsh. Save as _steward in a folder of $fpath, or: source <(steward completion zsh)
_steward() {
  local -a words_before
  words_before=(\${words[2,CURRENT-1]:#-*})
  case $words_before[1] in
    '') compadd -- licence completion --help --version --language ;;
    completion) (( $#words_before > 1 )) || compadd -- ${shells.join(' ')} ;;
    licence)
      case $words_before[2] in
        '') compadd -- ${commands.map(({ name }) => name).join(' ')} --help ;;
${commands.map(commandCase).join('\n')}
      esac ;;
  esac
}
if [[ \${funcstack[1]} == _steward ]]; then _steward "$@"; else compdef _steward steward; fi
`;
}

function commandCase({ name, options, takesFiles }: CompletedCommand): string {
  const specs = options.map((option) => `            '${optionSpec(option)}'`);
  if (takesFiles) specs.push(`            '*:file:_files'`);
  return `        ${name})
          (( CURRENT -= 2 )); shift 2 words
          _arguments \\
${specs.join(' \\\n')} ;;`;
}

function optionSpec({ name, value }: CompletedOption): string {
  const option = repeated.has(name) ? `*${name}` : name;
  if (value === 'none') return option;
  if (value === 'text') return `${option}=:value: `;
  if (value === 'file') return `${option}=:file:_files`;
  if (value === 'folder') return `${option}=:folder:_files -/`;
  return `${option}=:value:(${typeof value === 'string' ? '' : value.join(' ')})`;
}
