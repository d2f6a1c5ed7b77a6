/** Completion scripts for shells, made of the table of commands, so that they know what the program knows. */

import {
  type CommandName,
  commandNames,
  type OptionName,
  options,
  type ShellName,
  specOf,
} from './commands.ts';
import type { CompletedCommand, CompletedOption } from './completed-command.ts';
import { bashScript } from './completion-bash.ts';
import { powershellScript } from './completion-powershell.ts';
import { zshScript } from './completion-zsh.ts';

const makers = { bash: bashScript, zsh: zshScript, powershell: powershellScript };

export function completionScript(shell: ShellName): string {
  return makers[shell](commandNames.map(completedCommand));
}

function completedCommand(name: CommandName): CompletedCommand {
  const { options: names, files, formats } = specOf(name);
  return {
    name,
    takesFiles: files[1] > 0,
    options: names.map((option) => ({
      name: `--${option}`,
      value: option === 'format' && formats ? formats : valueKind(option),
    })),
  };
}

function valueKind(option: OptionName): CompletedOption['value'] {
  return options[option] ?? 'none';
}
