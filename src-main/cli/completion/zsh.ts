import {
  type CompletedArea,
  type CompletedCommand,
  type CompletedOption,
  programOptions,
} from './completed-command.ts';

export function zshScript(areas: readonly CompletedArea[]): string {
  const first = [...areas.map(({ name }) => name), ...programOptions].join(' ');
  return `#compdef steward
# Completion of steward for zsh. Save as _steward in a folder of $fpath, or: source <(steward completion zsh)
_steward() {
  local -a words_before
  words_before=(\${words[2,CURRENT-1]:#-*})
  case $words_before[1] in
    '') compadd -- ${first} ;;
${areas.map(areaCase).join('\n')}
  esac
}
if [[ \${funcstack[1]} == _steward ]]; then _steward "$@"; else compdef _steward steward; fi
`;
}

function areaCase({ name, actions, itself }: CompletedArea): string {
  if (itself && actions.length === 0) return `    ${name})\n${body(itself, 1, '      ')} ;;`;
  const words = actions.map(({ action }) => action).join(' ');
  const itselfCase = itself && `        *)\n${body(itself, 1, '          ')} ;;`;
  return `    ${name})
      case $words_before[2] in
${[
  ...(itselfCase === null ? [`        '') compadd -- ${words} --help ;;`] : []),
  ...actions.map((command) => `        ${command.action})\n${body(command, 2, '          ')} ;;`),
  ...(itselfCase === null ? [] : [itselfCase]),
].join('\n')}
      esac ;;`;
}

/** `before` counts the words of the command's name. */
function body({ options, operands }: CompletedCommand, before: number, indent: string): string {
  const specs = options.map((option) => `'${optionSpec(option)}'`);
  if (operands === 'files') specs.push(`'*:file:_files'`);
  else if (operands !== 'none') specs.push(`'1:word:(${operands.join(' ')})'`);
  return [
    `(( CURRENT -= ${before} )); shift ${before} words`,
    '_arguments \\',
    specs.map((spec) => `  ${spec}`).join(` \\\n${indent}`),
  ]
    .map((line) => `${indent}${line}`)
    .join('\n');
}

function optionSpec({ name, value, repeatable }: CompletedOption): string {
  const option = repeatable ? `*${name}` : name;
  if (value === 'none') return option;
  if (value === 'text') return `${option}=:value: `;
  if (value === 'file') return `${option}=:file:_files`;
  if (value === 'folder') return `${option}=:folder:_files -/`;
  return `${option}=:value:(${typeof value === 'string' ? '' : value.join(' ')})`;
}
