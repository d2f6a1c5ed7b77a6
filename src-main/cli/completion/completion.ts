/** The scripts are made from the table of commands, so that they know every option. */

import {
  type AreaName,
  areaNames,
  type CommandName,
  commandNames,
  commandSpec,
  type ShellName,
} from '../command-line/commands.ts';
import { type OptionName, optionTable, repeatableOptions } from '../command-line/option-table.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { bashScript } from './bash.ts';
import type { CompletedArea, CompletedCommand, CompletedOption } from './completed-command.ts';
import { fishScript } from './fish.ts';
import { powershellScript } from './powershell.ts';
import { zshScript } from './zsh.ts';

const makers = { bash: bashScript, zsh: zshScript, fish: fishScript, powershell: powershellScript };

/** parse-command-line.ts has checked that the shell is known. */
export async function printCompletion({ operands }: CommandCall, terminal: CommandTerminal): Promise<number> {
  terminal.print(completionScript(operands[0] as ShellName));
  return exitCodes.good;
}

export function completionScript(shell: ShellName): string {
  return makers[shell](areaNames.map(completedArea));
}

function completedArea(area: AreaName): CompletedArea {
  const commandsOfArea = commandNames.filter((name) => name.split(' ')[0] === area).map(completedCommand);
  const actions = commandsOfArea.filter(({ action }) => action !== '');
  const itself = commandsOfArea.find(({ action }) => action === '') ?? null;
  // The actions may also follow an area that is a command itself.
  const words = actions.map(({ action }) => action);
  return {
    name: area,
    actions,
    itself: itself && words.length > 0 ? { ...itself, operands: words } : itself,
  };
}

function completedCommand(name: CommandName): CompletedCommand {
  const { options: names, operands, formats } = commandSpec(name);
  return {
    action: name.split(' ')[1] ?? '',
    operands:
      operands === undefined || operands.kind === 'server' || operands.kind === 'departments'
        ? 'none'
        : operands.kind === 'shell'
          ? operands.words
          : 'files',
    options: names.map((option) => ({
      name: `--${option}`,
      value: option === 'format' && formats ? formats : valueKind(option),
      repeatable: repeatableOptions.includes(option),
    })),
  };
}

function valueKind(option: OptionName): CompletedOption['value'] {
  return optionTable[option] ?? 'none';
}
